import Testing

/// Named as suites of the other target are, so that `swift test list` tells their tests apart by places.
@Suite struct Outer {
    @Suite struct Inner {
        @Test(arguments: [1, 2]) func card(number: Int) {}
    }

    @Test func loop() {}
}

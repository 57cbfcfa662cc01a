import Testing

/// Named like a suite of the other target, so that `swift test list` tells their tests apart by source location.
@Suite struct Outer {
    @Suite struct Inner {
        @Test(arguments: [1, 2]) func card(number: Int) {}
    }

    @Test func loop() {}
}

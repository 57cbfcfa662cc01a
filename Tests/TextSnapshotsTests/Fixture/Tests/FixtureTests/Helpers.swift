import TextSnapshots

func expectGreeting(of name: String) {
    expectSnapshot(of: "Hello, \(name)!", as: .lines)
}

extension DumpKind {
    /// Types of one's own, and what refers to types.
    static let types: [DumpKind] = [
        DumpKind("a structure", Point(x: 1, y: 2), Point(x: 2, y: 1)),
        DumpKind("an enumeration", Shape.dot, Shape.line),
        DumpKind("a payload", Shape.circle(1), Shape.circle(2)),
        DumpKind("a payload's label", Shape.arc(from: 1), Shape.circle(1)),
        DumpKind("a case without and with an empty payload", Shape.text(""), Shape.dot),
        DumpKind("an indirect enumeration", Tree.node(.leaf(1), .leaf(2)), Tree.node(.leaf(2), .leaf(1))),
        DumpKind("OptionSet", Options.bold, Options([.bold, .wide])),
        DumpKind("an instance", Animal(name: "a"), Animal(name: "b")),
        DumpKind("an inherited field", Dog(name: "a", age: 1), Dog(name: "b", age: 1)),
        DumpKind(
            "an instance twice, or two equal ones", [Animal](repeating: Animal(name: "a"), count: 2),
            [Animal(name: "a"), Animal(name: "a")]),
        DumpKind("an actor", Counter(1), Counter(2)),
        DumpKind("a custom mirror", Mirrored(shown: 1), Mirrored(shown: 2)),
        DumpKind("a mirror with unlabeled children", Listed(shown: [1]), Listed(shown: [2])),
        DumpKind("an existential", 1 as any Numeric, 2 as any Numeric),
        DumpKind("a type", Int.self, String.self),
        DumpKind("a type and its metatype", Int.self, Int.Type.self),
        DumpKind("a protocol's type", (any Error).self, (any Hashable).self),
        DumpKind("a type in a type", Outer.Inner.self, Other.Inner.self),
        DumpKind("a generic type", [Int].self, [String].self),
        DumpKind("a key path", \String.count, \String.isEmpty),
        DumpKind("a key path to a field", \Point.x, \Point.y),
        DumpKind("a key path through a generic type", \[Point].first?.x, \[Point].first?.y),
        DumpKind("a key path with a subscript", \[Int][0], \[String][0]),
        DumpKind("a key path that can be written", \Outer.Settings.size, \Outer.Settings.title),
        DumpKind("functions of two types", { (number: Int) in number }, { (text: String) in text }),
        DumpKind("a function in a field", Handler(name: "a") {}, Handler(name: "b") {}),
        DumpKind("ObjectIdentifier of a type", ObjectIdentifier(Int.self), 1),
        DumpKind("a pointer", UnsafeRawPointer(bitPattern: 16), UnsafeRawPointer?.none),
        DumpKind(
            "UnsafeBufferPointer", UnsafeBufferPointer<Int>(start: nil, count: 0),
            UnsafeBufferPointer(start: UnsafePointer<Int>(bitPattern: 16), count: 0)),
        DumpKind("Unmanaged", Unmanaged.passUnretained(Animal.shared), Unmanaged.passUnretained(Animal.second)),
    ]

    enum Shape {
        case dot, line
        case circle(Int)
        case arc(from: Int)
        case text(String)
    }

    indirect enum Tree {
        case leaf(Int)
        case node(Tree, Tree)
    }

    struct Options: OptionSet {
        let rawValue: Int
        static let bold = Options(rawValue: 1)
        static let wide = Options(rawValue: 2)
    }

    class Animal: @unchecked Sendable {
        static let shared = Animal(name: "shared")
        static let second = Animal(name: "second")
        let name: String
        init(name: String) { self.name = name }
    }

    final class Dog: Animal, @unchecked Sendable {
        let age: Int
        init(name: String, age: Int) {
            self.age = age
            super.init(name: name)
        }
    }

    actor Counter {
        let count: Int
        init(_ count: Int) { self.count = count }
    }

    struct Mirrored: CustomReflectable {
        let shown: Int
        var customMirror: Mirror { Mirror(self, children: ["shown": shown]) }
    }

    struct Listed: CustomReflectable {
        let shown: [Int]
        var customMirror: Mirror { Mirror(self, unlabeledChildren: shown) }
    }

    enum Outer {
        struct Inner {}
        struct Settings {
            var size = 1
            var title = ""
        }
    }

    enum Other {
        struct Inner {}
    }

    struct Handler {
        let name: String
        let run: () -> Void
        init(name: String, run: @escaping () -> Void) {
            self.name = name
            self.run = run
        }
    }
}

import Model

/// A search of 100,000 people, letter by letter, compared with one that folds all texts again for each query.
var searchRows: [Benchmark] {
    let words = ["amelie", "lindqvist", "example.com", "são paulo", "zzzz"]
    let keystrokes = words.flatMap { word in word.indices.map { String(word[...$0]) } }
    return [
        Benchmark(name: "search.100k.keystroke", unit: "ms") {
            var found = 0
            let time = ContinuousClock().measure {
                for text in keystrokes { found += Person.search.matches(text).count }
            }
            return found > 0 ? time.milliseconds / Double(keystrokes.count) : 0
        },
        Benchmark(
            name: "search.100k.naive", unit: "ms",
            run: {
                var found = 0
                let time = ContinuousClock().measure { found += Person.naiveMatches("lindqvist").count }
                return found > 0 ? time.milliseconds : 0
            }, warmUps: 1, repetitions: 5),
    ]
}

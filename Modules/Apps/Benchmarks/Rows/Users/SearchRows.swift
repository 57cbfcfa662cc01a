import Model

/// The time that a search among 100,000 people takes after a key press: the average, and the longest.
var searchRows: [Benchmark] {
    let texts = ["amelie", "lindqvist", "example.com", "são paulo", "zzzz", "example person amelie a"]
    let keys = texts.flatMap { text in text.indices.map { String(text[...$0]) } }
    return [
        Benchmark(name: "search.100k.keystroke", unit: "ms") { keys.map(searchTime).reduce(0, +) / Double(keys.count) },
        Benchmark(name: "search.100k.slowest", unit: "ms") { keys.map(searchTime).max() ?? 0 },
    ]
}

/// Returns the time of the search for `text`, in milliseconds.
private func searchTime(_ text: String) -> Double {
    var found: [Int] = []
    let time = ContinuousClock().measure { found = Person.search.matches(SearchWords(text)) }
    // The result is used, so that the optimiser keeps the search.
    return found.count <= Person.search.count ? time.milliseconds : .infinity
}

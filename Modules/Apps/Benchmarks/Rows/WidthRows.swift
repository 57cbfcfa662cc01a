import TextUI

/// The speed of sanitizing and measuring text: plain ASCII, and text in many scripts.
var widthRows: [Benchmark] {
    let mixed = ScrollWorkload.mixed.map { "\($0.name), \($0.city) 👩‍🔬 é❤️" }
    let ascii = mixed.indices.map { "Person number \($0) of a list, from a city far away, \($0) years old." }
    return [row("width.ascii", ascii), row("width.mixed", mixed)]
}

private func row(_ name: String, _ lines: [String]) -> Benchmark {
    let rounds = 20
    let bytes = lines.reduce(0) { $0 + $1.utf8.count } * rounds
    return Benchmark(name: name, unit: "MB/s") {
        var cells = 0
        let time = ContinuousClock().measure {
            for _ in 0..<rounds {
                for line in lines { cells += SanitizedText(line).width }
            }
        }
        return cells > 0 ? Double(bytes) / 1e6 / time.seconds : 0
    }
}

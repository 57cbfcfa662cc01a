import Foundation

/// `benchmarks`: measures the selected rows and prints them.
@main
struct Main {
    static func main() async {
        do {
            let arguments = try Arguments(parsing: Array(CommandLine.arguments.dropFirst()))
            if arguments.wantsHelp { return print(Arguments.help) }
            var measurements: [Measurement] = []
            for benchmark in all where arguments.filter.isEmpty || benchmark.name.contains(arguments.filter) {
                measurements.append(try await benchmark.measure())
            }
            let report = Report(measurements: measurements)
            print(arguments.wantsJSON ? try report.json() : report.table)
        } catch let error as ArgumentsError {
            complain(error)
            exit(2)
        } catch {
            complain(error)
            exit(1)
        }
    }

    private static func complain(_ error: any Error) {
        try? FileHandle.standardError.write(contentsOf: Data("benchmarks: \(error)\n".utf8))
    }
}

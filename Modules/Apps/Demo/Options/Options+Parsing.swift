import Foundation
import TextUI

nonisolated extension Options {
    /// Parses the command line.
    ///
    /// The features' options are not known yet, so every unknown `--option` is read as a feature's option with a value.
    ///
    /// - Parameter arguments: The command-line arguments, without the program's name.
    init(parsing arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--help", "-h": wantsHelp = true
            case "--version": wantsVersion = true
            case "--ascii": try setSymbols(.ascii)
            case "--unicode": try setSymbols(.unicode)
            case "--no-wait": waits = false
            case "--in-memory": try setStorage(.inMemory)
            case "--data": try setStorage(.folder(try Self.value(of: option, from: &rest)))
            case "--open": link = try Self.value(of: option, from: &rest)
            case "--screen": screen = try Self.value(of: option, from: &rest)
            case "--as": format = try Self.choice(option, try Self.value(of: option, from: &rest))
            case "--color": color = try Self.choice(option, try Self.value(of: option, from: &rest))
            case "--size": size = try Self.size(try Self.value(of: option, from: &rest))
            case "--locale": locale = try Self.locale(try Self.value(of: option, from: &rest))
            case "--record": flow = try FlowName(try Self.text(of: option, from: &rest))
            case "--into": package = try Self.value(of: option, from: &rest)
            case "--trace": trace = try Self.value(of: option, from: &rest)
            case "--keys": keys = try Key.script(try Self.text(of: option, from: &rest))
            case _ where option.hasPrefix("--"):
                featureOptions[option] = rest.first.flatMap { $0.hasPrefix("--") ? nil : rest.popFirst() } ?? ""
            default: throw .unknownOption(option)
            }
        }
        try checkRecording()
        if screen != nil, link != nil { throw .conflict("--screen", "--open") }
        if trace == "-", screen == nil { throw .missingOption("--screen", for: "--trace -") }
    }

    /// Throws if the options choose something that a recorded test cannot replay; the features check their own options.
    private func checkRecording() throws(UsageError) {
        if flow == nil, package != nil { throw .missingOption("--record", for: "--into") }
        guard flow != nil else { return }
        if case .folder = storage { throw .unrecordable("--data") }
        if locale != nil { throw .unrecordable("--locale") }
    }

    private mutating func setStorage(_ chosen: StorageChoice) throws(UsageError) {
        switch (storage, chosen) {
        case (.inMemory, .folder), (.folder, .inMemory): throw .conflict("--data", "--in-memory")
        default: storage = chosen
        }
    }

    private mutating func setSymbols(_ chosen: SymbolChoice) throws(UsageError) {
        guard symbols == .auto || symbols == chosen else { throw .conflict("--ascii", "--unicode") }
        symbols = chosen
    }

    /// Returns the value of an option; throws if it is empty, because an empty path would mean the current folder.
    ///
    /// If the next argument starts with `--`, the value is missing; a path such as `--x` must be written as `./--x`.
    private static func value(of option: String, from rest: inout ArraySlice<String>) throws(UsageError) -> String {
        let value = try text(of: option, from: &rest)
        guard !value.isEmpty, !value.hasPrefix("--") else { throw .missingValue(option) }
        return value
    }

    private static func text(of option: String, from rest: inout ArraySlice<String>) throws(UsageError) -> String {
        guard let text = rest.popFirst() else { throw .missingValue(option) }
        return text
    }

    static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ option: String, _ value: String
    ) throws(UsageError) -> Choice {
        guard let choice = Choice(rawValue: value) else {
            throw .unknownValue(option, value, expected: Choice.allCases.map(\.rawValue).joined(separator: ", "))
        }
        return choice
    }

    private static func locale(_ value: String) throws(UsageError) -> String {
        guard Locale.availableIdentifiers.contains(value) else {
            throw .unknownValue("--locale", value, expected: "a locale such as en_GB or de_DE")
        }
        return value
    }

    /// Parses a size such as `80x24`, with sides from 1 to 1000.
    private static func size(_ value: String) throws(UsageError) -> Size {
        let sides = value.split(separator: "x", omittingEmptySubsequences: false).map { side in
            side.allSatisfy { $0.isASCII && $0.isNumber } ? Int(side) : nil
        }
        guard sides.count == 2, let width = sides[0], let height = sides[1], 1...1000 ~= width, 1...1000 ~= height
        else {
            throw .unknownValue("--size", value, expected: "COLSxROWS, each 1…1000, such as 80x24")
        }
        return Size(width: width, height: height)
    }
}

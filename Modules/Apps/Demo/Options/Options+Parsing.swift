import Coordinator
import Foundation
import TextUI

nonisolated extension Options {
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
            case "--screen": route = try Self.route(option, try Self.value(of: option, from: &rest))
            case "--as": format = try Self.choice(option, try Self.value(of: option, from: &rest))
            case "--color": color = try Self.choice(option, try Self.value(of: option, from: &rest))
            case "--size": size = try Self.size(try Self.value(of: option, from: &rest))
            case "--users": users = ServiceSource(try Self.value(of: option, from: &rest))
            case "--photos": photos = ServiceSource(try Self.value(of: option, from: &rest))
            case "--shop": shop = try Self.shop(try Self.value(of: option, from: &rest))
            case "--locale": locale = try Self.locale(try Self.value(of: option, from: &rest))
            case "--binding": binding = try Self.choice(option, try Self.value(of: option, from: &rest))
            case "--record": flow = try FlowName(try Self.text(of: option, from: &rest))
            case "--into": package = try Self.value(of: option, from: &rest)
            case "--trace": trace = try Self.value(of: option, from: &rest)
            case "--keys": keys = Key.script(try Self.text(of: option, from: &rest))
            default: throw .unknownOption(option)
            }
        }
        try checkRecording()
        if trace == "-", route == nil { throw .missingOption("--screen", for: "--trace -") }
    }

    private mutating func setStorage(_ chosen: Storage) throws(UsageError) {
        switch (storage, chosen) {
        case (.inMemory, .folder), (.folder, .inMemory): throw .conflict("--data", "--in-memory")
        default: storage = chosen
        }
    }

    private mutating func setSymbols(_ chosen: SymbolChoice) throws(UsageError) {
        guard symbols == .auto || symbols == chosen else { throw .conflict("--ascii", "--unicode") }
        symbols = chosen
    }

    /// Returns the value of an option, which must not be empty: an empty path would mean the current folder.
    ///
    /// An option in its place means that the value was forgotten; `./--x` is a path that looks like one.
    private static func value(of option: String, from rest: inout ArraySlice<String>) throws(UsageError) -> String {
        let value = try text(of: option, from: &rest)
        guard !value.isEmpty, !value.hasPrefix("--") else { throw .missingValue(option) }
        return value
    }

    private static func text(of option: String, from rest: inout ArraySlice<String>) throws(UsageError) -> String {
        guard let text = rest.popFirst() else { throw .missingValue(option) }
        return text
    }

    private static func route(_ option: String, _ name: String) throws(UsageError) -> Route {
        guard let route = Route.allCases.first(where: { $0.name == name }) else {
            throw .unknownValue(option, name, expected: Route.allCases.map(\.name).joined(separator: ", "))
        }
        return route
    }

    private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ option: String, _ value: String
    ) throws(UsageError) -> Choice {
        guard let choice = Choice(rawValue: value) else {
            throw .unknownValue(option, value, expected: Choice.allCases.map(\.rawValue).joined(separator: ", "))
        }
        return choice
    }

    private static func shop(_ value: String) throws(UsageError) -> ShopSource {
        switch ServiceSource(value) {
        case .sample: return .sample
        case .file(let path): return .file(path)
        case .live, .service: throw .unknownValue("--shop", value, expected: "sample or a file")
        }
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

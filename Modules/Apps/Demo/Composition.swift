import Coordinator
import Foundation
import Model
import Sample

/// The composition of the app: creates the features, and builds the app from them.
final class Composition {
    let options: Options
    let storage: Storage
    let shared: SharedDependencies
    /// The first screen; nil for the first screen of the first tab.
    private(set) var route: Route?
    /// The options that the features have read.
    private(set) var readOptions: [OptionExplanation] = []
    private var list = FeatureList()

    /// Creates the features, each of which reads its own options; opens no file.
    ///
    /// - Parameter clock: Drives toasts and animations.
    init(_ options: Options, clock: any Clock<Duration> = ContinuousClock()) throws {
        self.options = options
        storage = Storage(in: options.dataFolder)
        shared = SharedDependencies(
            storage: storage.lasting, clock: clock, localization: options.localization,
            now: options.flow == nil ? { .now } : { .bundled })
        var list = FeatureList()
        try addFeatures(to: &list)
        self.list = list
        try checkNames()
        if let name = options.screen {
            let route = screens.first { $0.name == name }?.route
            self.route = try find(route, by: "--screen", name, of: screens.map(\.name))
        } else if let link = options.link {
            route = try find(list.places.route(of: link), by: "--open", link, of: list.places.links)
        }
    }

    /// Returns the value of a feature's option; nil if the option is not given.
    func value(of option: OptionExplanation) throws(UsageError) -> String? {
        readOptions.append(option)
        guard let value = options.featureOptions[option.name] else { return nil }
        guard !value.isEmpty else { throw .missingValue(option.name) }
        guard options.flow == nil else { throw .unrecordable(option.name) }
        return value
    }

    /// Returns the app, which has not started yet; if the app stores data in a folder, creates that folder.
    func makeApp() throws -> AppCoordinator {
        guard !list.places.tabs.isEmpty else { throw StartError.noTab }
        try storage.makeFolder()
        return AppCoordinator(list, on: shared)
    }

    /// The screens' names, as they are given on the command line, and their routes.
    var screens: [(name: String, route: Route)] {
        list.places.flatMap { place in [(place.route.link, place.path)] + place.screens.map { ($0, $1) } }
    }

    private func checkNames() throws(UsageError) {
        let known = Set(readOptions.map(\.name))
        if let unknown = options.featureOptions.keys.filter({ !known.contains($0) }).min() {
            throw .unknownOption(unknown)
        }
    }

    private func find(_ route: Route?, by option: String, _ value: String, of expected: [String]) throws -> Route {
        guard !expected.isEmpty else { throw StartError.noTab }
        guard let route else {
            throw UsageError.unknownValue(option, value, expected: expected.joined(separator: ", "))
        }
        return route
    }
}

extension Options {
    fileprivate var localization: Localization {
        guard flow == nil else { return .bundled }
        return Localization(
            locale: locale.map(Locale.init) ?? .current, calendar: Calendar(identifier: .gregorian),
            timeZone: .current)
    }
}

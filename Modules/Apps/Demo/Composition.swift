import Coordinator
import Foundation
import Model
import Sample

/// Makes the features of the app, and the app of them.
final class Composition {
    let options: Options
    let storage: Storage
    let shared: SharedDependencies
    /// The screen to print; nil to run in the terminal, if there is one.
    private(set) var route: Route?
    /// The options that the features have read.
    private(set) var readOptions: [OptionExplanation] = []
    private var list = FeatureList()

    /// Makes the features, each of which reads its options; touches no file.
    ///
    /// - Parameter clock: Drives toasts and animations.
    init(_ options: Options, clock: any Clock<Duration> = ContinuousClock()) throws {
        self.options = options
        storage = Storage(in: options.dataFolder)
        shared = SharedDependencies(storage: storage.lasting, clock: clock, localization: options.localization)
        var list = FeatureList()
        try addFeatures(to: &list)
        self.list = list
        try checkNames()
        route = try options.screen.map(route)
    }

    /// Returns the value of a feature's option; nil if it is not given.
    func value(of option: OptionExplanation) throws(UsageError) -> String? {
        readOptions.append(option)
        guard let value = options.featureOptions[option.name] else { return nil }
        guard !value.isEmpty else { throw .missingValue(option.name) }
        guard options.flow == nil else { throw .unrecordable(option.name) }
        return value
    }

    /// Returns the app, which has not started yet, with a place for its data.
    func makeApp() throws -> AppCoordinator {
        guard !list.places.tabs.isEmpty else { throw StartError.noTab }
        try storage.makeFolder()
        return AppCoordinator(list, on: shared)
    }

    /// The routes of all screens.
    var routes: [Route] { list.places.routes }

    private func checkNames() throws(UsageError) {
        let known = Set(readOptions.map(\.name))
        if let unknown = options.featureOptions.keys.filter({ !known.contains($0) }).min() {
            throw .unknownOption(unknown)
        }
    }

    private func route(_ name: String) throws -> Route {
        guard !routes.isEmpty else { throw StartError.noTab }
        guard let route = routes.first(where: { $0.name == name }) else {
            throw UsageError.unknownValue("--screen", name, expected: routes.map(\.name).joined(separator: ", "))
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

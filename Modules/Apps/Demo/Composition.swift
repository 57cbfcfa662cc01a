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

    /// Returns the value of a feature's option.
    ///
    /// - Parameters:
    ///   - option: Its name, such as `--users`, its values, and what the usage text says about it.
    ///   - standard: The value if the option is not given.
    ///   - replay: How the test of a recorded flow replays it, if the value is another one.
    ///   - parse: Returns the value of a text that is not empty, or throws.
    func value<Value: Equatable>(
        of option: OptionExplanation, standard: Value, replayed replay: UsageError.Replay,
        parse: (String) throws(UsageError) -> Value
    ) throws(UsageError) -> Value {
        readOptions.append(option)
        guard let text = options.featureOptions[option.name] else { return standard }
        guard !text.isEmpty else { throw .missingValue(option.name) }
        let value = try parse(text)
        guard options.flow == nil || value == standard else { throw .unrecordable(option.name, replayed: replay) }
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

/// The reason why the app could not start.
nonisolated struct StartError: Error, Equatable, CustomStringConvertible {
    let description: String
}

nonisolated extension StartError {
    static let noTab = StartError(
        description: "This app has no feature with a tab yet. Add one to the list in Modules/Apps/Demo/Features.swift.")

    static func noTerminal(_ reason: String) -> StartError {
        StartError(description: "The terminal could not be used: \(reason). Print a screen instead, with --screen.")
    }
}

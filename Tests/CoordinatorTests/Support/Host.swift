import TextUI

/// Records what the app asks of what it runs in.
@MainActor
final class Host: AppHost {
    enum Call: Hashable {
        case quit
        case suspend
        case copy(String)
    }

    private(set) var calls: [Call] = []

    func quit() { calls.append(.quit) }
    func suspend() { calls.append(.suspend) }
    func copy(_ text: String) { calls.append(.copy(text)) }
}

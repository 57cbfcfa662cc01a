import Coordinator
import Interactor
import Model
import Shell

extension ProfileFeature {
    convenience init(
        _ demo: Composition, of service: any UsersService, _ bookmarks: BookmarksInteractor,
        onShowUser: @escaping (User, Navigation) -> Void
    ) throws {
        let style: BindingStyle = try demo.value(of: option, standard: .immutable, replayed: .withImmutableBinding) {
            value throws(UsageError) in try Options.choice(option.name, value)
        }
        self.init(service: service, bookmarks: bookmarks, style: style, demo.shared, onShowUser: onShowUser)
    }
}

private let option = OptionExplanation("--binding", "the binding style of the profile, such as messages")

nonisolated extension UsageError.Replay {
    fileprivate static let withImmutableBinding = UsageError.Replay("with the immutable binding style")
}

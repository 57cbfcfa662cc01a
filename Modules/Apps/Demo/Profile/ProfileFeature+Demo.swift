import Coordinator
import Interactor
import Model
import Shell

extension ProfileFeature {
    convenience init(
        _ demo: Composition, of service: any UsersService, _ bookmarks: BookmarksInteractor,
        onShowUser: @escaping (User, Navigation) -> Void
    ) throws {
        let style = try demo.value(of: option).map { value in try Options.choice(option.name, value) as BindingStyle }
        self.init(
            service: service, bookmarks: bookmarks, style: style ?? .immutable, demo.shared, onShowUser: onShowUser)
    }
}

private let option = (name: "--binding", text: "the binding style of the profile, such as messages")

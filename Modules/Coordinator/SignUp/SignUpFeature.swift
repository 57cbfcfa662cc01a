public import Interactor
import Shell
import ViewModel

/// The sign-up form, pushed onto the More tab.
public final class SignUpFeature: Feature {
    private let dependencies: SignUpDependencies

    public init(service: any SignUpService, _ shared: SharedDependencies) {
        dependencies = SignUpDependencies(service: service, localization: shared.localization, work: shared.work)
    }

    public var places: [Place] {
        [
            Place(.signUp, title: SignUpWords.title, position: .over(.more)) { [dependencies] in
                SignUpCoordinator(dependencies: dependencies, navigation: $0)
            }
        ]
    }
}

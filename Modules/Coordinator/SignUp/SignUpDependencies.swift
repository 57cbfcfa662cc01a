import Binding
import Interactor
import Model

/// The service, locale and work of the sign-up form.
struct SignUpDependencies {
    let service: any SignUpService
    /// The localization; its locale determines the names of the countries to choose from.
    let localization: Localization
    /// Runs the submission.
    let work: Work
}

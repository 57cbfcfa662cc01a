import Binding
import Interactor
import Model

/// The sign-up form's service, locale and `Work`.
struct SignUpDependencies {
    let service: any SignUpService
    /// The localization; its locale determines the names of the countries to choose from.
    let localization: Localization
    /// Runs the submission.
    let work: Work
}

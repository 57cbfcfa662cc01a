import Binding
import Interactor
import Model

/// What the form to sign up with is built on.
struct SignUpDependencies {
    /// Where people sign up.
    let service: any SignUpService
    /// Names the countries to choose from, in its locale.
    let localization: Localization
    /// A submission is a part of this.
    let work: Work
}

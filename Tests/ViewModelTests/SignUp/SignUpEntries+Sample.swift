import Model
import TestDoubles
import ViewModel

extension SignUpEntries {
    /// What `form` holds, as a view hands it over.
    init(_ form: SignUpForm) {
        self.init(
            texts: [form.name, form.email, form.nickname, form.age, form.country], acceptsTerms: form.acceptsTerms)
    }

    /// Entries in which nothing is wrong.
    static let sample = SignUpEntries(.sample)
}

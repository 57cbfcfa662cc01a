import Model
import TestDoubles
import ViewModel

extension SignUpEntries {
    /// Creates the entries of `form`, as a view passes them to its view model.
    init(_ form: SignUpForm) {
        self.init(
            texts: [form.name, form.email, form.nickname, form.age, form.country], acceptsTerms: form.acceptsTerms)
    }

    /// Entries without a problem.
    static let sample = SignUpEntries(.sample)

    /// Entries without a problem, but with `text` at `index`.
    static func sample(_ text: String, at index: Int) -> SignUpEntries {
        var texts = sample.texts
        texts[index] = text
        return SignUpEntries(texts: texts, acceptsTerms: true)
    }
}

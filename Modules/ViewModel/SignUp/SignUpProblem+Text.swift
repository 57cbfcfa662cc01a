import Model

nonisolated extension SignUpProblem {
    /// Returns the remedy for the problem in `field`.
    func text(in field: SignUpForm.Field) -> String {
        switch self {
        case .blank, .notAccepted: field.blankText
        case .tooShort(let minimum): "Use at least \(minimum) characters"
        case .tooLong(let maximum): "Use at most \(maximum) characters"
        case .hasBlanks: "Remove the spaces"
        case .hasHiddenCharacter: "Remove the invisible character"
        case .notAllowed(let character): "“\(character)” is not allowed here"
        case .withoutAt: "An e-mail address needs an @"
        case .severalAts: "Use only one @"
        case .incomplete: "Complete the address around the @"
        case .notADomain(let domain): "\(quote(domain)) is not a domain like example.com"
        case .taken: "Choose another nickname: this one is taken"
        case .notANumber: "Enter a whole number, such as 34"
        case .outOfRange(let ages): "Must be from \(ages.lowerBound) to \(ages.upperBound)"
        case .unknownCountry(let name): "No country is called \(quote(name))"
        case .severalCountries(let countries): "Which one? \(countries.map(\.name).listed)"
        }
    }

    /// Returns `text` in quotation marks, truncated so that the sentence around it fits on one line.
    private func quote(_ text: String) -> String { text.quotedExcerpt(most: 19) }
}

nonisolated extension SignUpForm.Field {
    fileprivate var blankText: String {
        switch self {
        case .name: "Enter your name"
        case .email: "Enter your e-mail address"
        case .nickname: "Choose a nickname"
        case .age: "Enter your age"
        case .country: "Enter your country"
        case .terms: "Accept the terms to sign up"
        }
    }
}

nonisolated extension [String] {
    /// The first four texts, separated by commas, then how many more there are.
    var listed: String {
        prefix(4).joined(separator: ", ") + (count > 4 ? " and \(count - 4) more" : "")
    }
}

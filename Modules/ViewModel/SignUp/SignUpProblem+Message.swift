import Model

nonisolated extension SignUpForm.Field {
    /// What the field is called.
    var title: String {
        switch self {
        case .name: "Name"
        case .email: "E-mail"
        case .nickname: "Nickname"
        case .age: "Age"
        case .country: "Country"
        case .terms: "I accept the terms"
        }
    }

    /// What stands in it while nothing has been entered.
    var prompt: String {
        switch self {
        case .name: "first and last"
        case .email: "you@example.com"
        case .nickname: "letters, digits, . _ -"
        case .age: "in years"
        case .country: "or how its name begins"
        case .terms: ""
        }
    }

    fileprivate var blankMessage: String {
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

nonisolated extension SignUpProblem {
    /// What a user is told of the problem in that field.
    func message(in field: SignUpForm.Field) -> String {
        switch self {
        case .blank, .notAccepted: field.blankMessage
        case .tooShort(let minimum): "\(minimum) characters at least"
        case .tooLong(let maximum): "\(maximum) characters at most"
        case .hasBlanks: "Leave out the blanks"
        case .hasHiddenCharacter: "It has a character that cannot be seen"
        case .notAllowed(let character): "It cannot have a “\(character)”"
        case .withoutAt: "There is an @ in an e-mail address"
        case .severalAts: "One @ is enough"
        case .incomplete: "Something is missing around the @"
        case .notADomain(let domain): "\(domain.quoted) is no domain, such as example.com"
        case .taken: "This nickname is taken"
        case .notANumber: "A whole number, such as 34"
        case .outOfRange(let ages): "From \(ages.lowerBound) to \(ages.upperBound)"
        case .unknownCountry(let name): "No country is called \(name.quoted)"
        case .severalCountries(let countries): "Which one? \(countries.map(\.name).listed)"
        }
    }
}

nonisolated extension String {
    /// Between quotation marks, and no longer than leaves room for a few words in the same line.
    fileprivate var quoted: String { count > 20 ? "“\(prefix(19))…”" : "“\(self)”" }
}

nonisolated extension [String] {
    /// The first of them, with commas between.
    var listed: String {
        prefix(4).joined(separator: ", ") + (count > 4 ? " and \(count - 4) more" : "")
    }
}

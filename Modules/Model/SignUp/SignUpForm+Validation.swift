extension SignUpForm {
    /// Returns the problem of each invalid field; a form without problems can be submitted.
    ///
    /// A pure function: equal forms and equal rules give equal problems.
    ///
    /// Complexity: O(countries).
    public func problems(by rules: SignUpRules) -> [Field: SignUpProblem] {
        var problems: [Field: SignUpProblem] = [:]
        for field in Field.allCases { problems[field] = problem(of: field, by: rules) }
        return problems
    }

    /// Returns the person who signs up.
    ///
    /// Complexity: O(countries).
    ///
    /// - Throws: The problem of an invalid field.
    public func signUp(by rules: SignUpRules) throws(SignUpProblem) -> SignUp {
        try checkTerms()
        return SignUp(
            name: try checkedName(), email: try checkedEmail(), nickname: try checkedNickname(by: rules),
            age: try checkedAge(), country: try checkedCountry(by: rules))
    }

    private func problem(of field: Field, by rules: SignUpRules) -> SignUpProblem? {
        do throws(SignUpProblem) {
            switch field {
            case .name: _ = try checkedName()
            case .email: _ = try checkedEmail()
            case .nickname: _ = try checkedNickname(by: rules)
            case .age: _ = try checkedAge()
            case .country: _ = try checkedCountry(by: rules)
            case .terms: try checkTerms()
            }
            return nil
        } catch {
            return error
        }
    }
}

// MARK: - One field each

extension SignUpForm {
    private func checkedName() throws(SignUpProblem) -> String {
        let name = name.trimmed
        guard name.contains(where: \.isWordPart) else { throw .blank }
        guard !name.hasHiddenCharacter else { throw .hasHiddenCharacter }
        guard name.count <= SignUpRules.longestName else { throw .tooLong(maximum: SignUpRules.longestName) }
        return name
    }

    private func checkedEmail() throws(SignUpProblem) -> String {
        let email = try email.word()
        guard email.count <= SignUpRules.longestEmail else { throw .tooLong(maximum: SignUpRules.longestEmail) }
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count > 1 else { throw .withoutAt }
        guard parts.count == 2 else { throw .severalAts }
        if let character = email.first(where: "()<>[]\\,;:\"".contains) { throw .notAllowed(character) }
        guard parts.allSatisfy({ !$0.isEmpty }) else { throw .incomplete }
        guard parts[1].isDomain else { throw .notADomain(String(parts[1])) }
        return email
    }

    private func checkedNickname(by rules: SignUpRules) throws(SignUpProblem) -> String {
        let nickname = try nickname.word()
        if let character = nickname.first(where: { !$0.isWordPart && !"._-".contains($0) }) {
            throw .notAllowed(character)
        }
        let lengths = SignUpRules.nicknameLengths
        guard nickname.count >= lengths.lowerBound else { throw .tooShort(minimum: lengths.lowerBound) }
        guard nickname.count <= lengths.upperBound else { throw .tooLong(maximum: lengths.upperBound) }
        guard nickname != rules.takenNickname else { throw .taken }
        return nickname
    }

    /// Returns the age; accepts the digits of any script, such as ٣٤ for 34.
    private func checkedAge() throws(SignUpProblem) -> Int {
        let text = age.trimmed
        guard !text.isEmpty else { throw .blank }
        var years = 0
        for scalar in text.unicodeScalars {
            let properties = scalar.properties
            guard properties.numericType == .decimal, let digit = properties.numericValue else { throw .notANumber }
            // `years` is capped just above the maximum age, so that a long number cannot overflow.
            years = min(years * 10 + Int(digit), SignUpRules.ages.upperBound + 1)
        }
        guard SignUpRules.ages.contains(years) else { throw .outOfRange(SignUpRules.ages) }
        return years
    }

    private func checkedCountry(by rules: SignUpRules) throws(SignUpProblem) -> Country {
        let name = country.trimmed
        guard !name.isEmpty else { throw .blank }
        let matches = rules.countries.matches(name)
        guard let country = matches.first else { throw .unknownCountry(name) }
        guard matches.count == 1 else { throw .severalCountries(matches) }
        return country
    }

    private func checkTerms() throws(SignUpProblem) {
        guard acceptsTerms else { throw .notAccepted }
    }
}

extension String {
    /// The words of the text with single spaces between them; a pasted text may hold tabs and line breaks.
    fileprivate var trimmed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// Returns the text without the spaces around it.
    ///
    /// - Throws: The problem of a text that is not one word.
    fileprivate func word() throws(SignUpProblem) -> String {
        let word = trimmed
        guard !word.isEmpty else { throw .blank }
        guard !word.contains(" ") else { throw .hasBlanks }
        guard !word.hasHiddenCharacter else { throw .hasHiddenCharacter }
        return word
    }

    /// Whether the text has an invisible character, apart from the joiners that Persian, Hindi and some emoji need.
    fileprivate var hasHiddenCharacter: Bool {
        unicodeScalars.contains { scalar in
            switch scalar.properties.generalCategory {
            case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
            case .control, .privateUse, .unassigned: true
            default: false
            }
        }
    }
}

extension Substring {
    /// Whether the text consists of two or more labels, each of letters, digits and inner hyphens.
    fileprivate var isDomain: Bool {
        let labels = split(separator: ".", omittingEmptySubsequences: false)
        return labels.count > 1
            && labels.allSatisfy { label in
                !label.isEmpty && label.first != "-" && label.last != "-"
                    && label.allSatisfy { $0.isWordPart || $0 == "-" }
            }
    }
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber }
}

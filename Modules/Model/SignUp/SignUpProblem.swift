/// The problem of a field in a form.
public enum SignUpProblem: Error, Hashable, Sendable {
    /// The field is empty, or the name has neither a letter nor a digit.
    case blank
    /// The text has fewer characters than the minimum.
    case tooShort(minimum: Int)
    /// The text has more characters than the maximum.
    case tooLong(maximum: Int)
    /// The text has spaces between its characters.
    case hasBlanks
    /// The text has a character that is invisible, or that changes the display of other characters.
    case hasHiddenCharacter
    /// The text has a character that is not allowed in this field.
    case notAllowed(Character)
    /// The e-mail address has no @.
    case withoutAt
    /// The e-mail address has more than one @.
    case severalAts
    /// The e-mail address has nothing before or after its @.
    case incomplete
    /// The text after the @ is not a domain.
    case notADomain(String)
    /// Someone else has the nickname.
    case taken
    /// The age is not a whole number.
    case notANumber
    /// The age is outside the range.
    case outOfRange(ClosedRange<Int>)
    /// No country has this name.
    case unknownCountry(String)
    /// The names of several countries begin with the text.
    case severalCountries([Country])
    /// The terms have not been accepted.
    case notAccepted
}

/// What is wrong with a field of a form.
public enum SignUpProblem: Error, Hashable, Sendable {
    /// There is nothing in it, or nothing that could be read.
    case blank
    /// It has fewer characters than that.
    case tooShort(minimum: Int)
    /// It has more characters than that.
    case tooLong(maximum: Int)
    /// There are blanks within it.
    case hasBlanks
    /// It has a character that does not show, or that changes how others do.
    case hasHiddenCharacter
    /// It has a character that cannot be in it.
    case notAllowed(Character)
    /// It is an e-mail address without an @.
    case withoutAt
    /// It is an e-mail address with more than one @.
    case severalAts
    /// It is an e-mail address to which nobody, or no place, belongs.
    case incomplete
    /// What follows the @ is the name of no domain.
    case notADomain(String)
    /// Somebody else is called so.
    case taken
    /// It is an age that is no whole number.
    case notANumber
    /// It is an age that is not among those.
    case outOfRange(ClosedRange<Int>)
    /// No country's name begins so.
    case unknownCountry(String)
    /// Those countries' names begin so.
    case severalCountries([Country])
    /// The terms have to be accepted.
    case notAccepted
}

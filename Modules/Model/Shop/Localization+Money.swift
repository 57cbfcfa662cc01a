import Foundation

extension Localization {
    /// Writes `money` with as many decimals as its currency has, such as `€19.99` or `¥1,980`.
    ///
    /// It has no marks for the direction of writing, which a screen of text shows as unknown characters.
    public func amount(_ money: Money) -> String {
        let amount = money.amount.formatted(.currency(code: money.currency).locale(locale))
        return String(String.UnicodeScalarView(amount.unicodeScalars.filter { !$0.properties.isBidiControl }))
    }
}

import Foundation

extension Localization {
    /// Writes `money` with as many decimals as its currency has, such as `€19.99` or `¥1,980`.
    public func amount(_ money: Money) -> String {
        money.amount.formatted(.currency(code: money.currency).locale(locale)).withoutDirectionMarks
    }
}

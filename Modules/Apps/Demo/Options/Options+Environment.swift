import Terminal
import TextUI

extension Options {
    /// Returns the symbols for a terminal; its locale decides where the options leave it open.
    func symbols(environment: [String: String]) -> Symbols {
        switch symbols {
        case .ascii: .ascii
        case .unicode: .unicode
        case .auto: .detect(environment: environment)
        }
    }
}

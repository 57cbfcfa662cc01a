import Foundation
import TestProcesses

@testable import Strata

extension Package {
    private static let read = Result { try Package(above: TemporaryPackage.checkout.path) }

    /// This package, read once for all tests.
    static var checkout: Package {
        get throws { try read.get() }
    }
}

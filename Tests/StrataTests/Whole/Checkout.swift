import Foundation
import TestProcesses

@testable import Strata

/// The package that these tests belong to.
enum Checkout {
    private static let read = Result { try Package(above: TemporaryPackage.checkout.path) }

    /// The package, read once for all tests.
    static var package: Package {
        get throws { try read.get() }
    }
}

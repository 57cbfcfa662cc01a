import Binding
import Interactor
import Model
import SwiftUI
import Testing
import ViewModel

@testable import SwiftUIViews

/// Modules of the package are named like types that a view uses.
@Suite("Names that a module and a type share", .timeLimit(.minutes(1)))
@MainActor struct NamesTests {
    @Test("mean the type of SwiftUI, while the module's own are named without it")
    func binding() {
        let isOn: Binding<Bool> = .constant(true)
        #expect(isOn.wrappedValue)
        let shown: any Configurable<Int> = Shown(1)
        shown.configure(with: 2)
        #expect((shown as? Shown<Int>)?.viewModel == 2)
    }

    @Test("mean the settings of the layer Model where SwiftUI has a scene of that name")
    func settings() {
        #expect(Model.Settings().usesColor)
    }
}

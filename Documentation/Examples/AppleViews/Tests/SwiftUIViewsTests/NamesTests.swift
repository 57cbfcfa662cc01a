import Binding
import Interactor
import Model
import SwiftUI
import Testing
import ViewModel

@testable import SwiftUIViews

/// Some modules of the package have the name of a type that a view uses.
@Suite("Names that a module and a type share", .timeLimit(.minutes(1)))
@MainActor struct NamesTests {
    @Test("Binding means SwiftUI's type, and the declarations of the module Binding need no prefix")
    func binding() {
        let isOn: Binding<Bool> = .constant(true)
        #expect(isOn.wrappedValue)
        let shown: any Configurable<Int> = Shown(1)
        shown.configure(with: 2)
        #expect((shown as? Shown<Int>)?.viewModel == 2)
    }

    @Test("Model.Settings means the model's settings, although SwiftUI has a scene named Settings")
    func settings() {
        #expect(Model.Settings().usesColor)
    }
}

import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("Text that is scrolled out of view", .leakChecks)
struct RecycledFormTests {
    private let viewModel = SignUpViewModel(model: .none, countries: .sample, nil, navigator: nil)
    /// A terminal size that leaves three lines inside the box.
    private let size = Size(width: 40, height: 5)

    @Test("A form of recycled cells loses text that is scrolled out of view")
    func recycled() {
        let form = trackForLeaks(RecycledForm(viewModel: viewModel))
        form.type("Ada")
        #expect(firstLine(form) == "Name Ada")
        scrollToTheEndAndBack(form)
        #expect(firstLine(form) == "Name first and last name")
    }

    @Test("A form of live views keeps text that is scrolled out of view")
    func live() {
        let form = trackForLeaks(SignUpView(viewModel: viewModel))
        form.type("Ada")
        #expect(firstLine(form) == "▸ Name Ada")
        scrollToTheEndAndBack(form)
        #expect(firstLine(form) == "▸ Name Ada")
    }

    private func scrollToTheEndAndBack(_ form: some Screen) {
        for key in [Key.down, .up] {
            for _ in viewModel.fields {
                form.press(key)
                form.draw(size)
            }
            if key == .down { #expect(firstLine(form)?.contains("Name") == false) }
        }
    }

    /// Returns the words of the first line in the box.
    private func firstLine(_ form: some Screen) -> String? {
        let line = form.draw(size).grid.plainText.split(separator: "\n").dropFirst().first
        return line?.split { " │┃".contains($0) }.joined(separator: " ")
    }
}

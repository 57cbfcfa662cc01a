import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

/// The form in its container, behind it another screen, put together as the coordinators do it; the test answers the
/// requests.
@MainActor
final class SignUpStage {
    let service = ManualSignUpService()
    let navigator = NavigatorMock()
    let container: Container
    let work = Work()

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        container = Container(viewModel: ContainerViewModel(badges: [], showsKeyHints: true, navigator: navigator))
        for object in [self, navigator, container] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        for title in ["Root", "Other"] {
            let root = trackForLeaks(RootView(title: title), sourceLocation: sourceLocation)
            container.addTab(title, root: root, coordinator: navigator)
        }
        let interactor = SignUpInteractor(service: service, work: work)
        let view = SignUpView(viewModel: SignUpViewModel(interactor: interactor, countries: .sample))
        for object in [interactor, view] as [AnyObject] { trackForLeaks(object, sourceLocation: sourceLocation) }
        interactor.bind(to: view) { SignUpViewModel(interactor: $0, countries: .sample) }
        container.push(view, coordinator: navigator)
    }

    /// A stage whose form is filled in, with the focus on the button.
    static func filledIn(
        _ form: SignUpForm = .sample, sourceLocation: SourceLocation = #_sourceLocation
    ) -> SignUpStage {
        let stage = SignUpStage(sourceLocation: sourceLocation)
        for text in [form.name, form.email, form.nickname, form.age, form.country] {
            stage.type(text)
            stage.press(.tab)
        }
        if form.acceptsTerms { stage.press(.space) }
        stage.press(.tab)
        return stage
    }

    /// Whether the form is still there.
    var isOpen: Bool { container.front is SignUpView }

    /// Answers the next request, and waits until the form has it.
    func answer(_ result: Result<Void, SignUpError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }

    func press(_ keys: Key...) {
        for key in keys { container.press(key) }
    }

    func type(_ text: String) {
        for character in text { container.press(.character(character)) }
    }

    /// Presses the mouse's button where `text` shows.
    func click(_ text: String) throws {
        let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
        let y = try #require(lines.firstIndex { $0.contains(text) }, "\(screen)")
        let before = lines[y].prefix(upTo: lines[y].firstRange(of: text)?.lowerBound ?? lines[y].startIndex)
        press(.click(Point(x: before.count, y: y)))
    }

    func draw(_ size: ScreenSize = .standard, tick: Int = 0, symbols: Symbols = .unicode) -> Frame {
        draw(size.size, tick: tick, symbols: symbols)
    }

    func draw(_ size: Size, tick: Int = 0, symbols: Symbols = .unicode) -> Frame {
        container.draw(size: size, tick: tick, appearance: Appearance(symbols: symbols), transcribes: true)
    }

    /// What shows in a standard terminal.
    var screen: String { draw().grid.plainText }

    /// The line that has the focus, without its mark and the edges.
    var focusedLine: String? {
        screen.split(separator: "\n").first { $0.contains("▸") }
            .map { $0.drop { $0 != "▸" }.dropFirst().split(separator: " ").dropLast().joined(separator: " ") }
    }

    /// The last line of the screen.
    var keyBar: String { screen.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) ?? "" }
}

/// A screen that has nothing to say.
private final class RootView: Screen {
    let title: String
    weak var container: Container?
    let keyHints: [KeyBar.Hint] = []

    init(title: String) {
        self.title = title
    }

    func body(tick: Int) -> some Block { Text(title) }
    func handle(_ key: Key) -> Bool { false }
    func didShow(_ rows: Range<Int>) {}
}

public import Interactor
public import Model

/// One note and its tip at one moment.
public struct NoteViewModel {
    /// The whole text.
    public let text: String
    private let tip: LoadableModel<String, TipError>
    private let actions: (any NoteActions)?

    /// - Parameter actions: The receiver of the user's actions; nil to ignore them.
    public init(text: String, tip: LoadableModel<String, TipError>, _ actions: (any NoteActions)?) {
        self.text = text
        self.tip = tip
        self.actions = actions
    }

    /// The tip, or why there is none.
    public var tipText: String {
        switch tip {
        case .none, .loading: NoteWords.loading
        case .some(let text): NoteWords.tip(text)
        case .error(let error, _): NoteWords.text(of: error)
        }
    }

    /// The verb for loading the tip again; nil unless loading has failed.
    public var retryAction: String? { tip.failure == nil ? nil : NoteWords.tryAgain }

    /// Loads the tip, unless a load is running.
    public func load() { actions?.load() }
}

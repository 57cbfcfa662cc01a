public import TextUI

/// Something that happens in a shell: a step on the way of a key.
public enum ShellEvent {
    /// A key comes in; what follows, up to its `didPress`, is what it leads to at once.
    case willPress(Key)
    /// The key has been handled by the front screen, or by something before or behind it.
    case didPress(Key, by: Taker)
    /// A screen now stands in front of a stack.
    case pushed(any Screen)
    /// A screen has left its stack.
    case closed(any Screen)
    /// A tab has been selected.
    case selected(Tab.ID)
    /// A prompt now stands in front of the screens.
    case presented(Prompt)
    /// A prompt is answered with an action; what follows is what that does.
    case answered(Prompt.Action)
    /// The help has been opened in front of the screens.
    case openedHelp
    /// The help has been closed.
    case closedHelp
    /// The host is asked to quit the app.
    case quit
    /// Everything has been drawn, with a transcript.
    case drew(Frame)

    /// Who takes a key.
    public enum Taker {
        /// The front screen.
        case screen(any Screen)
        /// The prompt in front of the screens.
        case prompt
        /// The help.
        case help
        /// The shell itself, for example to change the tab, or to quit.
        case shell
        /// The screen has refused a text of several characters, which are pressed one by one instead.
        case refused
        /// The key was dropped, because it may have been meant for a prompt that has just come or gone.
        case dropped
        /// The key waits until the front screen has stored something; then it is pressed again.
        case kept
        /// Nothing: the key has no meaning here.
        case nobody
    }
}

public import TextUI

/// An event in a shell, usually one step in handling a key.
public enum ShellEvent {
    /// A key arrives; events up to its `didPress` are its immediate effects.
    case willPress(Key)
    /// The handling of a key has ended; the taker says who handled it.
    case didPress(Key, by: Taker)
    /// A screen was pushed onto a stack.
    case pushed(any Screen)
    /// A screen has left its stack.
    case closed(any Screen)
    /// A tab has been selected.
    case selected(Tab.ID)
    /// A prompt has appeared in front of the screens.
    case presented(Prompt)
    /// A prompt is answered; the next events are effects of the action.
    case answered(Prompt.Action)
    /// The help has been opened in front of the screens.
    case openedHelp
    /// The help has been closed.
    case closedHelp
    /// The host is asked to quit the app.
    case quit
    /// Everything has been drawn, with a transcript.
    case drew(Frame)

    /// The part of the app that handles a key.
    public enum Taker {
        /// The front screen.
        case screen(any Screen)
        /// The prompt in front of the screens.
        case prompt
        /// The help.
        case help
        /// The shell itself, for example to change the tab, or to quit.
        case shell
        /// Nobody: the screen refused a text of several characters, so each character is pressed as a key instead.
        case refused
        /// The key was dropped, because it may have been meant for a prompt that has just appeared or disappeared.
        case dropped
        /// The key is kept until the front screen has finished storing, and then pressed again.
        case kept
        /// Nobody: the key does nothing here.
        case nobody
    }
}

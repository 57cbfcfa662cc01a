/// What the screens of to-do lists show, a suite a screen.
enum ListsSnapshots {}

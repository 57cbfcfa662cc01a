/// Snapshots of the screens of to-do lists, one suite for each screen.
enum ListsSnapshots {}

/// Snapshots of the to-do list screens, one suite for each screen.
enum ListsSnapshots {}

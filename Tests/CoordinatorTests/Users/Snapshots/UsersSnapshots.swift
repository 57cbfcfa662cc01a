/// Snapshots of the screens of people and of the bookmarks, one suite for each screen.
enum UsersSnapshots {}

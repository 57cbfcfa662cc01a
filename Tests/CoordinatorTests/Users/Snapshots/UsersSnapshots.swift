/// Snapshots of the users list, a person's screen and the bookmarks, one suite for each screen.
enum UsersSnapshots {}

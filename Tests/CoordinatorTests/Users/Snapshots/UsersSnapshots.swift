/// What the screens of people and of the bookmarks show, a suite a screen.
enum UsersSnapshots {}

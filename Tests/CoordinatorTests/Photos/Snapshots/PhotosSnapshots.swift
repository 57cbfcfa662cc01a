/// What the screens of photos show, a suite a screen.
enum PhotosSnapshots {}

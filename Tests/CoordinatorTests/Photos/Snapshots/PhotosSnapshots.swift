/// Snapshots of the photo screens, one suite for each screen.
enum PhotosSnapshots {}

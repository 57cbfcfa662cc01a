/// The snapshots of the screens of photos, one suite per screen.
enum PhotosSnapshots {}

/// The version of this package, which `demo --version` prints; edit it with each release.
nonisolated let version = "1.0.0"

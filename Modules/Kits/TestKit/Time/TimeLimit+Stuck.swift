public import Testing

extension Trait where Self == TimeLimitTrait {
    /// Fails a test that waits for a signal that never comes.
    ///
    /// The limit, 5 minutes, or 40 in a run with the slow tests, is far beyond the time that any passing test takes: a test
    /// on the main actor waits for all others there, and the clock already runs.
    public static var endsWhenStuck: Self { .timeLimit(.minutes(SlowTests.areEnabled ? 40 : 5)) }
}

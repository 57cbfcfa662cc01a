public import Testing

extension Trait where Self == TimeLimitTrait {
    /// Fails a test that waits for a signal that never comes.
    ///
    /// The limit is 5 minutes, or 40 in a run with the slow tests: the clock already runs while a test waits for its turn on
    /// the main actor.
    public static var endsWhenStuck: Self { .timeLimit(.minutes(SlowTests.areEnabled ? 40 : 5)) }
}

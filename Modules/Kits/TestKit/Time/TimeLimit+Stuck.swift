public import Testing

extension Trait where Self == TimeLimitTrait {
    /// Fails a test that waits for a signal that never comes.
    ///
    /// The limit is far beyond the time that any passing test takes.
    public static var endsWhenStuck: Self { .timeLimit(.minutes(5)) }
}

public import Testing

extension Trait where Self == TimeLimitTrait {
    /// Ends, and fails, a test that waits for a signal which never comes.
    ///
    /// No test that passes comes near the limit.
    public static var endsWhenStuck: Self { .timeLimit(.minutes(5)) }
}

public import Interactor
public import Model

/// A service that signs up whoever comes with a nickname of their own, and remembers them as long as it lives.
///
/// The bundled people were there first.
public actor SampleSignUp: SignUpService {
    private let people: SampleUsers
    private var added: Set<String> = []

    /// A service at which the bundled people have signed up.
    public init() {
        self.init(people: SampleUsers())
    }

    /// A service at which `people` have signed up.
    init(people: SampleUsers) {
        self.people = people
    }

    /// Takes the nickname, unless it is somebody's; case does not count.
    public func signUp(_ signUp: SignUp) async throws(SignUpError) {
        let isTaken: Bool
        do throws(NetworkError) {
            isTaken = try await people.hasNickname(signUp.nickname)
        } catch {
            throw .unavailable(reason: error.message)
        }
        guard !Task.isCancelled else { throw .unavailable(reason: "The request was cancelled") }
        guard !isTaken, added.insert(signUp.nickname.lowercased()).inserted else {
            throw .nicknameTaken(signUp.nickname)
        }
    }
}

public import Interactor
public import Model

/// A sign-up service that accepts any unused nickname, and remembers new nicknames only as long as the object lives.
///
/// When the service is created, the nicknames of the bundled people are already taken.
public actor SampleSignUp: SignUpService {
    private let people: SampleUsers
    private var added: Set<String> = []

    /// Creates a service where the bundled people have signed up.
    public init() {
        self.init(people: SampleUsers())
    }

    /// Creates a service where `people` have signed up.
    init(people: SampleUsers) {
        self.people = people
    }

    /// Registers the nickname, unless it is taken; case is ignored.
    public func signUp(_ signUp: SignUp) async throws(SignUpError) {
        let isTaken: Bool
        do throws(NetworkError) {
            isTaken = try await people.hasNickname(signUp.nickname)
        } catch {
            throw .unavailable(error)
        }
        guard !Task.isCancelled else { throw .unavailable(.networkError(ConnectionError.cancelled)) }
        guard !isTaken, added.insert(signUp.nickname.lowercased()).inserted else {
            throw .nicknameTaken(signUp.nickname)
        }
    }
}

extension SampleUsers {
    /// Returns whether somebody has that nickname, ignoring case.
    @concurrent fileprivate func hasNickname(_ nickname: String) async throws(NetworkError) -> Bool {
        let nickname = nickname.lowercased()
        return try await everyone().contains { $0.username.lowercased() == nickname }
    }
}

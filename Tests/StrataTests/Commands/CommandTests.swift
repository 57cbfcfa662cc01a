import Testing

@testable import Strata

@Suite("The command line of strata")
struct CommandTests {
    @Test(
        "A valid command line is parsed into its command",
        arguments: [
            ("", Command.help()),
            ("--help", .help()),
            ("help copy", .help("copy")),
            ("snapshots help", .help("snapshots")),
            ("snapshots accept -h", .help("snapshots")),
            ("new feature --help", .help("new")),
            ("snapshots accept help", .accept(["help"])),
            ("--version", .version),
            ("snapshots status", .status(skipsBuild: false)),
            ("snapshots status --skip-build", .status(skipsBuild: true)),
            ("snapshots test", .test([])),
            ("snapshots test --filter 'A|B' -h", .test(["--filter", "A|B", "-h"])),
            ("snapshots accept", .acceptListed),
            ("snapshots accept --all", .accept([])),
            ("snapshots accept --like a/b.txt", .acceptLike(path: "a/b.txt")),
            ("snapshots diff", .diff([])),
            ("snapshots accept Users 'a b'", .accept(["Users", "a b"])),
            ("snapshots reject Users", .reject(["Users"])),
            ("snapshots prune", .prune(isConfirmed: false)),
            ("snapshots prune --yes", .prune(isConfirmed: true)),
            ("snapshots review", .review),
            ("snapshots report page.html", .report(file: "page.html")),
            ("docs update", .updateDocs),
            ("graph", .graph),
            ("graph --lines", .lines),
            ("graph --tests", .tests),
            ("copy Shell --into ../a HTTP", .copy(Copy(names: ["Shell", "HTTP"], folder: "../a"))),
            (
                "copy --edit-manifest --into a HTTP --with-tests",
                .copy(Copy(names: ["HTTP"], folder: "a", hasTests: true, editsManifest: true))
            ),
            (
                "copy Users --dry-run --into a --up-to ViewModel",
                .copy(Copy(names: ["Users"], folder: "a", highestLayer: "ViewModel", isDryRun: true))
            ),
        ])
    func commands(line: String, command: Command) throws {
        #expect(try Command(parsing: #require(line.shellWords)) == command)
    }

    @Test(
        "An invalid command line is refused with a message that names the expected arguments",
        arguments: [
            ("snapshot", "Unknown command 'snapshot'; expected snapshots, graph, copy, docs or new"),
            ("docs", "Missing word after 'docs'; expected update"),
            ("docs check", "Unknown word after 'docs' 'check'; expected update"),
            ("docs update README.md", "Unknown argument 'README.md'; expected no more arguments"),
            ("new", "Missing word after 'new'; expected app or feature"),
            ("new app", "Missing name after 'new app'; expected NAME"),
            ("new app A", "Missing folder; expected --into DIR"),
            ("new app A --into", "Missing value after '--into'; expected DIR"),
            ("new app A --all", "Unknown argument '--all'; expected --into, --features, --with or --dry-run"),
            ("new room", "Unknown word after 'new' 'room'; expected app or feature"),
            ("new feature", "Missing name after 'new feature'; expected NAME"),
            ("copy", "Missing name after 'copy'; expected the names of features, kits and services"),
            ("new feature --tab", "Missing name after 'new feature'; expected NAME"),
            ("new feature Notes --in", "Missing value after '--in'; expected DIR"),
            (
                "new feature Notes --binding",
                "Missing value after '--binding'; "
                    + "expected immutable, delegate, closures, inputs-outputs, messages, observation"
            ),
            (
                "new feature Notes --binding rx",
                "Unknown binding 'rx'; expected immutable, delegate, closures, inputs-outputs, messages, observation"
            ),
            ("new feature Notes --table", "Unknown argument '--table'; expected --in, --binding or --tab"),
            (
                "snapshots",
                "Missing command after 'snapshots'; expected status, test, diff, accept, reject, prune, review, report"
            ),
            (
                "snapshots acept",
                "Unknown command 'acept'; expected status, test, diff, accept, reject, prune, review, report"
            ),
            ("--version 1", "Unknown argument '1'; expected no more arguments"),
            ("snapshots accept --yes", "Unknown option '--yes'; expected only --all or --like"),
            ("snapshots accept --all a", "Unknown argument 'a'; expected no more arguments"),
            ("snapshots accept a --all", "Unknown argument '--all'; expected filters or --all"),
            ("snapshots reject --yes", "Unknown option '--yes'; expected no option"),
            ("snapshots prune --all", "Unknown option '--all'; expected only --yes"),
            ("snapshots status --all", "Unknown option '--all'; expected only --skip-build"),
            ("snapshots status a", "Unknown argument 'a'; expected no more arguments"),
            ("snapshots accept a --like", "Unknown argument '--like'; expected --like PATH"),
            ("snapshots accept --like", "Missing path after '--like'; expected PATH"),
            ("snapshots accept --like ''", "Missing path after '--like'; expected PATH"),
            ("snapshots accept --like a b", "Unknown argument 'b'; expected no more arguments"),
            ("snapshots accept ''", "Unknown filter ''; expected part of a path or of a test's name"),
            ("copy --into a", "Missing name after 'copy'; expected the names of features, kits and services"),
            ("copy HTTP", "Missing folder; expected --into DIR"),
            ("copy HTTP --into", "Missing value after '--into'; expected DIR"),
            ("copy A --up-to --into b", "Missing value after '--up-to'; expected LAYER"),
            (
                "copy HTTP --force",
                "Unknown option '--force'; expected --into, --up-to, --with-tests, --depend, --from, --branch, "
                    + "--edit-manifest or --dry-run"
            ),
            ("copy A --into b --branch c", "Missing option '--depend'; expected --depend URL with --from or --branch"),
            (
                "copy A --into b --depend /nowhere",
                "Unknown location '/nowhere'; expected a URL, or the folder of a clone made by git"
            ),
            (
                "copy A --into b --depend https://a.b/c --from 1",
                "Unknown version '1'; expected a version such as 1.2.0"
            ),
            (
                "copy A --into b --depend https://a.b/c --from 1.0.0 --branch d",
                "Unknown option '--branch'; expected either --from or --branch"
            ),
            ("graph View", "Unknown argument 'View'; expected no more arguments"),
            ("snapshots report", "Missing file after 'report'; expected FILE.html"),
            ("snapshots report a b", "Unknown argument 'b'; expected no more arguments"),
        ])
    func usageErrors(line: String, message: String) throws {
        let words = try #require(line.shellWords)
        let error = #expect(throws: UsageError.self) { try Command(parsing: words) }
        #expect(error?.description == message)
    }
}

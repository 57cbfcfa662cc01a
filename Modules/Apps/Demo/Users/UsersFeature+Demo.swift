import Coordinator
import Foundation
import Interactor
import RandomUser
import Sample

extension UsersFeature {
    convenience init(_ demo: Composition) throws {
        let source = try people(from: try demo.source(of: option))
        self.init(
            service: source.users, pictures: source.pictures, pictureDecoder: PPMDecoder(),
            store: demo.storage.database, demo.shared)
    }
}

private let option = (name: "--users", text: "sample, live, a URL, or a file with a response, FILE.json")

private func people(
    from source: ServiceSource
) throws(UsageError) -> (users: any UsersService, pictures: any PictureService) {
    switch source {
    case .sample: return (SampleUsers(), SamplePictures())
    case .live: return try people(at: "https://randomuser.me/")
    case .service(let address): return try people(at: address)
    case .file(let path): return (RecordedUsers(contentsOf: URL(filePath: path)), SamplePictures())
    }
}

private func people(
    at address: String
) throws(UsageError) -> (users: any UsersService, pictures: any PictureService) {
    guard let url = URL(string: address), RandomUserService.accepts(url) else {
        throw .unknownValue(option.name, address, expected: "an http or https URL with a host, or the path of a file")
    }
    let service = RandomUserService(baseURL: url)
    return (service, service)
}

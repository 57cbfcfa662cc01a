import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The photos' view model", .leakChecks, .endsWhenStuck)
struct HomeViewModelTests {
    @Test("calls one closure for each kind of change: the cells, then the content")
    func pages() async throws {
        let module = HomeModule()
        try await module.fetch(.success(.sample(1)))
        #expect(
            module.recorder.calls == [.content(isLoading: true), .reload(cellCount: 10), .content(isLoading: false)])
        try await module.fetch(.success(.sample(2, count: 3)))
        #expect(
            module.recorder.calls.dropFirst(3) == [
                .content(isLoading: true), .reload(cellCount: 13), .content(isLoading: false),
            ])
    }

    @Test("calls the alert closure when a load fails and when another one starts, with the error's message")
    func alert() async throws {
        let module = HomeModule()
        for _ in 0..<2 { try await module.fetch(.failure(.decodeError(.missing("results")))) }
        let failure: [PhotosRecorder.Call] = [
            .content(isLoading: false), .alert(APIError.decodeError(.missing("results")).text),
        ]
        #expect(
            module.recorder.calls
                == [.content(isLoading: true)] + failure + [.content(isLoading: true), .alert(nil)] + failure)
        try await module.fetch(.success(.sample(1)))
        #expect(module.viewModel.alertMessage == nil)
        #expect(module.service.questions.map(\.page) == [1, 1, 1])
    }

    @Test("does not reload the cells if no photo has changed")
    func unchanged() async throws {
        let module = HomeModule()
        try await module.fetch(.success(.sample(1)))
        try await module.fetch(.failure(.unknownError))
        try await module.fetch(.success(.sample(1, hasNextPage: false)))
        #expect(module.recorder.calls.filter { $0 == .reload(cellCount: 10) }.count == 1)
    }

    @Test("reloads the cells when photos are found, and when another search starts")
    func search() async throws {
        let module = HomeModule(query: "")
        module.viewModel.search("poppy")
        try await module.answer(.success(.sample(1)))
        module.viewModel.search("daisy")
        try await module.answer(.success(.sample(1, count: 1)))
        #expect(
            module.recorder.calls == [
                .content(isLoading: true), .reload(cellCount: 10), .content(isLoading: false),
                .reload(cellCount: 0), .content(isLoading: true), .reload(cellCount: 1), .content(isLoading: false),
            ])
    }

    @Test("starts with what its interactor has loaded")
    func late() async {
        let work = Work()
        let service = AnsweringPhotosService(.success(.sample(1)), .failure(.rateLimited))
        let interactor = trackForLeaks(PhotosInteractor(service: service, work: work))
        for _ in 0..<2 {
            interactor.fetch()
            await work.settle()
        }
        let viewModel = trackForLeaks(HomeViewModel(interactor: interactor, navigator: nil))
        #expect(viewModel.numberOfCells == 10)
        #expect(viewModel.content == HomeContent(model: interactor.model))
        #expect(viewModel.alertMessage == APIError.rateLimited.text)
    }

    @Test("returns the cell at an index path, and nil for any path out of range or of another length")
    func cell() async throws {
        let module = HomeModule()
        #expect(module.viewModel.getCellViewModel(indexPath: [0, 0]) == nil)
        try await module.fetch(.success(.sample(1)))
        #expect(module.viewModel.getCellViewModel(indexPath: [0, 9])?.id == "photo-9")
        for path: IndexPath in [[0, 10], [0, -1], [1, 0], [-1, 0], [], [0], [0, 0, 0]] {
            #expect(module.viewModel.getCellViewModel(indexPath: path) == nil, "\(path)")
        }
    }

    @Test("opens the photo of a cell, and the search")
    func navigation() {
        let module = HomeModule()
        module.viewModel.didSelectPhoto(PhotoCellViewModel(photo: .sample(number: 3)))
        module.viewModel.didTapSearch()
        #expect(module.recorder.calls == [.showDetail(.sample(number: 3)), .showSearch])
    }
}

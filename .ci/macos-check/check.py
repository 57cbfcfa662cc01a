#!/usr/bin/env python3
"""Type-checks the package's targets for macOS, on Linux: check.py [TARGET…], all targets unless given.

There is no SDK for macOS on Linux, so sdk.py makes a stand-in. The check proves that what stands behind
`#if canImport(Darwin)` compiles, and that nothing is newer than macOS 15. It does not prove what Foundation is on macOS:
there it has more, and partly other, declarations than on Linux. Nothing is linked or run.
"""
import glob, json, os, re, shutil, sys, tempfile

from sdk import LINUX, ROOT, SDK, make_sdk, run, swiftc, write

FEATURES = ['InternalImportsByDefault', 'MemberImportVisibility', 'ExistentialAny', 'NonisolatedNonsendingByDefault']
# What only the stand-in refuses: a format of Decimal that the toolchain's tool leaves out, and Apple's XCTest.
KNOWN = [('Localization+Money.swift', '.currency(code:'), ('Catalogue+Price.swift', '.currency(code:'),
         ('ExpectInlineSnapshotTests.swift', 'import XCTest')]
# What no stand-in is for: without XCTest there is nothing in the first one, and the second one is a plugin.
UNCHECKED = ['XCTSnapshots', 'LayerGuard']


def errors(result):
    return sorted(set(re.findall(r'^(\S+?:\d+:\d+: error: .*)$', result.stdout + result.stderr, re.M)))


class Package:
    def __init__(self, folder):
        self.folder = folder
        describe = lambda *words: json.loads(run('swift', 'package', '--package-path', folder, *words).stdout)
        self.targets = {target['name']: target for target in describe('describe', '--type', 'json')['targets']}
        settings = {target['name']: json.dumps(target.get('settings', [])) for target in describe('dump-package')['targets']}
        self.onMainActor = {name for name, text in settings.items() if 'MainActor' in text}
        self.errors = {}

    def check(self, name):
        """Checks a target after those that it depends on, and keeps its errors."""
        target = self.targets[name]
        if name in self.errors:
            return
        self.errors[name] = []  # so that a circle ends
        for dependency in target.get('target_dependencies', []):
            self.check(dependency)
        folder = f"{self.folder}/{target['path']}"
        if target['module_type'] == 'SwiftTarget':
            self.errors[name] = self.compile(name, [f'{folder}/{source}' for source in target['sources']])
        elif target['module_type'] != 'PluginTarget':
            # A C target's header may stand in a folder of its own.
            for header in glob.glob(f'{folder}/**/*.h', recursive=True) + glob.glob(f'{folder}/*.modulemap'):
                os.makedirs(f'{SDK}/modules/{name}', exist_ok=True)
                shutil.copy(header, f'{SDK}/modules/{name}')
            if not os.path.exists(f'{SDK}/modules/{name}/module.modulemap'):
                write(f'{SDK}/modules/{name}/module.modulemap', f'module {name} {{ header "{name}.h" export * }}\n')

    def compile(self, name, sources):
        if any('resources' in key for key in self.targets[name]):
            path = f'{SDK}/{name}+Bundle.swift'
            write(path, 'import Foundation\nextension Foundation.Bundle { nonisolated static let module = Bundle.main }\n')
            sources = sources + [path]
        plugins = f'{LINUX}/host/plugins'
        options = ['-module-name', name, '-package-name', 'package', '-swift-version', '6', '-enable-testing',
                   '-parse-as-library', '-plugin-path', plugins, '-plugin-path', f'{plugins}/testing', '-wmo']
        options += [word for feature in FEATURES for word in ('-enable-upcoming-feature', feature)]
        options += [word for folder in glob.glob(f'{SDK}/modules/*/') for word in ('-I', folder)]
        options += ['-default-isolation', 'MainActor'] if name in self.onMainActor else []
        # What others see of it, even if it has errors, then all of it. Nothing is generated: a compiler that generates code
        # from libraries of two platforms crashes.
        swiftc(*options, '-emit-module', '-emit-module-path', f'{SDK}/modules/{name}.swiftmodule', '-Xfrontend',
               '-experimental-skip-all-function-bodies', '-Xfrontend', '-experimental-allow-module-with-compiler-errors', *sources)
        result = swiftc(*options, '-typecheck', *sources)
        return errors(result) or ([result.stderr[:1000]] if result.returncode else [])


def self_test():
    """A package with one mistake, which no other platform than macOS would see."""
    with tempfile.TemporaryDirectory() as folder:
        write(f'{folder}/Package.swift', '// swift-tools-version: 6.2\nimport PackageDescription\n'
              'let package = Package(name: "Seed", targets: [.target(name: "Seed")])\n')
        mistake = '#if canImport(Darwin)\nimport Darwin\npublic let id: Int = getpid()\n#endif\n'
        found = []
        for text in (mistake, mistake.replace('Int ', 'Int32 ')):
            write(f'{folder}/Sources/Seed/Seed.swift', text)
            package = Package(folder)
            package.check('Seed')
            found.append(package.errors['Seed'])
        if len(found[0]) != 1 or 'Seed.swift:3:' not in found[0][0] or found[1]:
            sys.exit(f'The check does not find the mistake that it is tested with: {found}')


def report(name, found):
    """Prints what is wrong with a target, and returns whether it is more than KNOWN."""
    unknown = [error for error in found if not any(
        f'/{file}:' in error and expression in source_line(error) for file, expression in KNOWN)]
    print(f"{name}: {'not checked' if name in UNCHECKED else 'ok' if not found else 'errors' if unknown else 'known errors'}",
          *[error.replace(f'{ROOT}/', '') for error in found], sep='\n    ', flush=True)
    return bool(unknown)


def source_line(error):
    place = re.match(r'(\S+?):(\d+):', error)
    return open(place[1]).read().split('\n')[int(place[2]) - 1] if place and os.path.exists(place[1]) else ''


def main():
    make_sdk()
    self_test()
    package = Package(ROOT)
    names = sys.argv[1:] or list(package.targets)
    failed = []
    for name in names:
        if name not in package.targets:
            sys.exit(f'There is no target {name}')
        package.check(name)
        if report(name, package.errors[name]):
            failed.append(name)
    checked = [name for name in names if name not in UNCHECKED]
    print(f'{len(checked) - len(failed)} of {len(checked)} targets compile for macOS 15, but for known errors')
    sys.exit(bool(failed))


main()

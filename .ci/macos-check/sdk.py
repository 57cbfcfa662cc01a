"""Makes the stand-in for macOS's SDK, and compiles with it.

It consists of Darwin's C headers, from the package `ziglang` of PyPI, and of Swift's libraries as the Linux toolchain
knows them, with the target changed. It is kept in .build/macos-check, some 150 MB.
"""
import glob, os, re, shutil, subprocess, sys, tempfile, zipfile

HERE = os.path.dirname(os.path.realpath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
SDK = f'{ROOT}/.build/macos-check'
TOOLCHAIN = os.path.dirname(os.path.dirname(os.path.realpath(shutil.which('swiftc') or sys.exit('swiftc is missing'))))
LINUX = f'{TOOLCHAIN}/lib/swift'
# The folder of the headers has its name from this version.
ZIG = 'ziglang==0.17.1'
TRIPLE = 'x86_64-apple-macosx15.0'
MODULES = f'{SDK}/resources/macosx'


def run(*words, **options):
    return subprocess.run(words, capture_output=True, text=True, **options)


def swiftc(*words):
    return run('swiftc', '-target', TRIPLE, '-sdk', f'{SDK}/sdk', '-resource-dir', f'{SDK}/resources', '-I', f'{SDK}/modules',
               '-module-cache-path', f'{SDK}/cache', '-Xfrontend', '-disable-objc-interop', *words)


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'w') as file:
        file.write(text)


def make_sdk():
    """Makes the stand-in, unless it is there and newer than what makes it."""
    made = os.path.getmtime(f'{SDK}/done') if os.path.exists(f'{SDK}/done') else 0
    if made > max(os.path.getmtime(path) for path in [*glob.glob(f'{HERE}/*'), f'{TOOLCHAIN}/bin/swift-frontend']):
        return
    shutil.rmtree(SDK, ignore_errors=True)
    add_headers()
    add_toolchain_modules()
    write(interface('Darwin'), open(f'{HERE}/Darwin.swiftinterface').read())
    result = swiftc('-module-name', 'Dispatch', '-parse-as-library', '-emit-module', '-emit-module-path',
                    f'{SDK}/modules/Dispatch.swiftmodule', f'{HERE}/Dispatch.swift')
    if result.returncode:
        sys.exit(result.stderr)
    add_foundation()
    write(f'{SDK}/done', '')


def interface(module):
    return f'{MODULES}/{module}.swiftmodule/x86_64-apple-macos.swiftinterface'


def add_headers():
    """Darwin's C headers, which Zig takes along to compile for macOS, and SQLite's, as one module each."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, '-m', 'pip', 'download', '-q', '--no-deps', '-d', folder, ZIG], check=True)
        archive = zipfile.ZipFile(glob.glob(f'{folder}/*.whl')[0])
        for name in archive.namelist():
            _, part, path = name.partition('lib/libc/include/any-darwin-any/')
            if part and not name.endswith('/'):
                write_bytes(f'{SDK}/sdk/usr/include/{path}', archive.read(name))
    include = f'{SDK}/sdk/usr/include'
    shutil.copy('/usr/include/sqlite3.h', include)
    shutil.copy(f'{HERE}/Darwin.h', include)
    write(f'{include}/module.modulemap', 'module Darwin [system] [extern_c] { header "Darwin.h" export * }\n')


def write_bytes(path, data):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'wb') as file:
        file.write(data)


def add_toolchain_modules():
    """The libraries that the toolchain describes by text, with the target changed."""
    os.makedirs(MODULES, exist_ok=True)
    for part in ('clang', 'host', 'apinotes'):
        os.symlink(f'{LINUX}/{part}', f'{SDK}/resources/{part}')
    shutil.copytree(f'{LINUX}/shims', f'{SDK}/resources/shims')
    # Linux's Mutex calls these; on macOS they would be missing.
    with open(f'{SDK}/resources/shims/_SynchronizationShims.h', 'a') as file:
        file.write('#ifdef __APPLE__\n__swift_uint32_t _swift_stdlib_gettid(void);\n')
        for call in ('lock', 'trylock', 'unlock'):
            file.write(f'__swift_uint32_t _swift_stdlib_futex_{call}(__swift_uint32_t *lock);\n')
        file.write('#endif\n')
    for folder in glob.glob(f'{LINUX}/linux/*.swiftmodule'):
        module = os.path.basename(folder)[:-len('.swiftmodule')]
        texts = glob.glob(f'{folder}/x86_64*.private.swiftinterface') or glob.glob(f'{folder}/x86_64*.swiftinterface')
        if texts and module != 'Glibc' and not module.startswith('Cxx'):
            text = open(texts[0]).read().replace('import Glibc\n', 'import Darwin\n')
            text = re.sub(r'-target \S+', f'-target {TRIPLE} -disable-availability-checking', text, count=1)
            text = text.replace(' -target-min-inlining-version min', '', 1)
            # What is back-deployed is emitted into clients, which needs more than declarations.
            write(interface(module), re.sub(r'@backDeployed\([^)]*\)', '', text))


def add_foundation():
    """Foundation, of which the toolchain has binary modules only: what they declare, as a tool of the toolchain tells."""
    add_interface('FoundationEssentials', ['FoundationEssentials'], ['Darwin', 'Synchronization'])
    add_interface('FoundationInternationalization', ['FoundationInternationalization'], ['Darwin', 'FoundationEssentials'])
    add_interface('Foundation', ['Foundation', 'FoundationNetworking', 'FoundationXML'], [
        '@_exported Darwin', '@_exported Dispatch', '@_exported FoundationEssentials',
        '@_exported FoundationInternationalization'])


def add_interface(module, parts, imports):
    """Writes the interface of a module, without the declarations that do not compile for macOS."""
    head = ['// swift-interface-format-version: 1.0', '// swift-compiler-version: Swift version 6.3',
            f'// swift-module-flags: -target {TRIPLE} -disable-objc-interop -enable-library-evolution -swift-version 5 '
            '-disable-availability-checking -enable-experimental-feature Lifetimes '
            f'-enable-experimental-feature LifetimeDependence -module-name {module}', 'import Swift', 'import _Concurrency',
            'import _StringProcessing']
    head += [re.sub(r'(@_exported )?(.*)', r'\1import \2', name, count=1) for name in imports]
    lines = additions(module) + [line for part in parts for line in declarations(part)]
    write(f'{SDK}/use.swift', f'import {module}\n')
    for _ in range(40):
        write(interface(module), '\n'.join(head + lines) + '\n')
        result = swiftc('-typecheck', f'{SDK}/use.swift')
        wrong = {int(line) - 1 - len(head) for line in
                 re.findall(re.escape(interface(module)) + r':(\d+):\d+: error', result.stdout + result.stderr)}
        if not wrong:
            if result.returncode:
                sys.exit(result.stderr)
            return
        lines = without(wrong, lines)
    sys.exit(f'{module} could not be made to compile')


def declarations(module):
    """Returns what a binary module declares, a line each, with the accessors that the text of a module must have."""
    path = f'{SDK}/{module}.swift'
    result = run('swift-synthesize-interface', '-module-name', module, '-target', 'x86_64-unknown-linux-gnu',
                 '-resource-dir', LINUX, '-I', f'{LINUX}/linux', '-I', LINUX, '-o', path)
    if result.returncode:
        sys.exit(result.stderr)
    text = re.sub(r'"(?:[^"\\]|\\.)*"', '""', open(path).read())
    text = re.sub(r'@available\([^()]*(?:\([^()]*\)[^()]*)*\)', lambda match: available(match[0]), text)
    lines = [line for line in text.split('\n') if line.strip() and not re.match(r'\s*(//|(@_exported )?import )', line)]
    return [accessed(line.replace('FoundationNetworking.', '').replace('FoundationXML.', '')) for line in lines]


def available(attribute):
    return '' if 'swift' in attribute else re.sub(r',\s*(message|renamed):\s*""', '', re.sub(r'\s+', ' ', attribute))


def accessed(line):
    """Returns the line with accessors, if it declares a property or a subscript without them."""
    # An attribute that the tool leaves out.
    line = re.sub(r'public init<T, Value>\(_ value: Value, strategy: T\)', r'@_disfavoredOverload \g<0>', line)
    settable = '(set)' not in line
    line = re.sub(r'(private|fileprivate|internal|package)\(set\) ', '', line)
    property = re.match(r'(\s*(?:@\w+(?:\([^)]*\))? )*(?:[a-z]+(?:\([a-z]+\))? )*)(var|let) (`?\w+`?: [^{]+)$', line)
    if property:
        set = ' set' if property[2] == 'var' and settable else ''
        return f'{property[1]}var {property[3].rstrip()} {{ get{set} }}'
    if re.search(r'\bsubscript\b', line) and '{' not in line:
        return line.rstrip() + ' { get set }'
    return re.sub(r'\blet (\w+: .*\{ get \})', r'var \1', line)


def without(wrong, lines):
    """Returns the lines without those that are wrong, the blocks that they open, and the attributes before them."""
    removed = set()
    for start in sorted(wrong):
        depth, line = 0, start
        while line < len(lines):
            removed.add(line)
            depth += lines[line].count('{') - lines[line].count('}')
            if depth <= 0:
                break
            line += 1
        while start > 0 and re.match(r'\s*@\w+(\(.*\))?\s*$', lines[start - 1]):
            start -= 1
            removed.add(start)
    return [text for line, text in enumerate(lines) if line not in removed]


def additions(module):
    """Returns what the toolchain's tool leaves out, as far as this package needs it."""
    path = f'{HERE}/{module}.swiftinterface'
    return open(path).read().split('\n') if os.path.exists(path) else []

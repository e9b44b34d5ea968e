// Run by hand after npm changed package-lock.json: `node scripts/complete-lock.mjs`. A registry mirror may lack the
// builds of a package for other systems. npm then leaves them out of the lock file without a word, and `npm ci` refuses
// that lock file ever after. Their names say what npm needs to know about them.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']
const otherNames = { linuxmusl: 'linux', webcontainers: 'wasm32' }
const libraries = { gnu: 'glibc', musl: 'musl', linuxmusl: 'musl' }
const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/**
 * @typedef {{ version?: string, dev?: boolean, optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

/**
 * Optional dependencies that a package of the lock file asks for and the lock file does not have.
 * @param {LockFile} lock
 */
export function findMissingOptional(lock) {
  return Object.entries(lock.packages).flatMap(([folder, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isReachable(lock, folder, name))
      .map(([name, version]) => ({ name, version, dev })),
  )
}

/**
 * The same lock file with an entry for each of them; throws where a name does not say for which system it is.
 * @param {LockFile} lock
 * @returns {LockFile}
 */
export function completeLock(lock) {
  const missing = findMissingOptional(lock).map((wanted) => [`node_modules/${wanted.name}`, entryFor(wanted)])
  const packages = Object.entries(lock.packages).concat(missing)
  return { ...lock, packages: Object.fromEntries(packages.toSorted(([a], [b]) => (a < b ? -1 : 1))) }
}

function isReachable(lock, folder, name) {
  for (let from = folder; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
    if (Object.hasOwn(lock.packages, `${from && `${from}/`}node_modules/${name}`)) return true
    if (from === '') return false
  }
}

function entryFor({ name, version, dev }) {
  const words = name.split(/[-/]/)
  const found = (list) => list.filter((known) => words.some((word) => (otherNames[word] ?? word) === known))
  const cpu = found(processors)
  const os = found(systems)
  if (cpu.length + os.length === 0 || !exactVersion.test(version)) {
    throw new Error(`${name}@${version} does not say for which system it is: add it to package-lock.json by hand.`)
  }
  const libc = words.flatMap((word) => libraries[word] ?? [])
  // npm writes the keys in this order.
  return {
    version,
    ...(cpu.length && { cpu }),
    ...(dev && { dev }),
    ...(libc.length && { libc }),
    optional: true,
    ...(os.length && { os }),
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const added = findMissingOptional(lock)
  writeFileSync(file, `${JSON.stringify(completeLock(lock), undefined, 2)}\n`)
  console.log(added.length === 0 ? 'Nothing is missing.' : `Added ${added.map(({ name }) => name).join(', ')}.`)
}

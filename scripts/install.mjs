import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withCheckoutLock } from './checkout-lock.mjs'
import { chooseNode, pinnedNodePath, proveNodeRuns } from './node-binary.mjs'
import { runStep } from './processes.mjs'
import { Stop } from './stop.mjs'

/** Installs what the lock file names unless it is there already, and answers with the Node to go on with. */
export async function ensureInstalled(root) {
  if (whyInstall(root)) {
    await withCheckoutLock(root, async () => {
      const reason = whyInstall(root)
      if (reason) await install(root, reason)
    })
  }
  return chooseNode(root)
}

/**
 * Why the packages must be installed (again); undefined when they are in order. Reads files only, never the network.
 */
export function whyInstall(root) {
  const modules = path.join(root, 'node_modules')
  if (!existsSync(modules)) return 'nothing is installed yet'
  const lock = readLock(path.join(root, 'package-lock.json'))
  if (!lock) throw new Stop('package-lock.json is missing or broken: restore it from the repository.')
  if (readStamp(root) !== lock.hash && !npmInstalledExactly(modules, lock)) {
    return 'the packages are not those of package-lock.json'
  }
  const lost = requiredPackages(lock).find((folder) => !existsSync(path.join(root, folder, 'package.json')))
  if (lost) return `${lost} is missing`
  const node = pinnedNodePath(root)
  if (node && !existsSync(node)) return `the Node for ${process.platform} is missing`
  return undefined
}

async function install(root, reason) {
  console.log(`Installing packages: ${reason}. The first time takes about a minute.`)
  // Gone before npm begins: an install that is interrupted leaves no stamp and is repaired by the next run.
  forgetInstall(root)
  const { hash } = readLock(path.join(root, 'package-lock.json'))
  const { code, output } = await runNpmCi(root)
  if (code !== 0) throw new Stop(describeFailedInstall(code, output))
  const node = pinnedNodePath(root)
  if (node && !existsSync(node)) throw new Stop(`The install left out ${path.relative(root, node)}: run this again.`)
  try {
    proveNodeRuns(root)
  } catch (error) {
    forgetInstall(root)
    throw error
  }
  writeFileSync(stampPath(root), hash)
}

async function runNpmCi(root) {
  const { command, leading } = findNpm()
  // Said on the command line so that a developer's own npm settings or NODE_ENV=production cannot leave out half of it.
  const args = ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund']
  // Errors only: npm would warn that packages want a newer Node than this one, which is among what it installs.
  args.push('--loglevel=error', '--fetch-retries=4', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=8000')
  let output = ''
  const keep = (text) => (output += text)
  const code = await runStep({ command, args: [...leading, ...args], root, env: npmEnvironment(root), onOutput: keep })
  return { code, output }
}

/** npm itself when it started us, on the Node that it runs on; else the one on the PATH. */
function findNpm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  if (script && existsSync(script) && /\.[cm]?js$/.test(script)) {
    return { command: node && existsSync(node) ? node : process.execPath, leading: [script] }
  }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', leading: [] }
}

/** Without node_modules/.bin in the PATH: npm must not run on the Node that it is about to delete. */
function npmEnvironment(root) {
  const own = path.join(root, 'node_modules')
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => !folder.startsWith(own))
  return { ...process.env, PATH: folders.join(path.delimiter) }
}

function describeFailedInstall(code, output) {
  if (code === 127) return 'npm was not found: install Node with npm, then run this again.'
  const network =
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/
  if (network.test(output)) {
    return 'The packages are not installed and the package registry cannot be reached: connect to the internet (or set the proxy of npm) and run this again. Later starts need no network.'
  }
  const disk = /\b(ENOSPC|EACCES|EPERM|EROFS|EDQUOT)\b/.exec(output)
  if (disk)
    return `The packages could not be written (${disk[0]}): make room and make this folder writable, then run this again.`
  return 'npm could not install the packages; its words stand above. Mend that and run this again.'
}

/** Someone ran npm by hand: its own record of node_modules says whether that is what the lock file asks for. */
function npmInstalledExactly(modules, lock) {
  const record = readLock(path.join(modules, '.package-lock.json'))
  if (!record) return false
  const isSame = ([folder, wanted]) => {
    const found = record.packages[folder]
    return found ? found.version === wanted.version && found.integrity === wanted.integrity : isOptional(wanted)
  }
  const wanted = Object.entries(lock.packages).filter(([folder]) => folder !== '')
  return wanted.every(isSame) && Object.keys(record.packages).every((folder) => Object.hasOwn(lock.packages, folder))
}

function requiredPackages(lock) {
  return Object.entries(lock.packages).flatMap(([folder, wanted]) =>
    folder === '' || isOptional(wanted) ? [] : [folder],
  )
}

function isOptional(wanted) {
  return Boolean(wanted.optional ?? wanted.devOptional)
}

function readLock(file) {
  try {
    const text = readFileSync(file, 'utf8')
    return { hash: createHash('sha256').update(text).digest('hex'), packages: JSON.parse(text).packages ?? {} }
  } catch {
    // Missing or half-written: both mean that it tells nothing.
    return undefined
  }
}

/** Removes both records of a good install, ours and npm's. */
function forgetInstall(root) {
  rmSync(stampPath(root), { force: true })
  rmSync(path.join(root, 'node_modules', '.package-lock.json'), { force: true })
}

function stampPath(root) {
  return path.join(root, 'node_modules', '.installed-from')
}

function readStamp(root) {
  const file = stampPath(root)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

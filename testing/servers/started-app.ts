import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from './free-port.ts'
import { isAlive, listDescendants } from './process-tree.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const startLimitMs = 60_000
const stopLimitMs = 15_000

export type StartedApp = {
  origin: string
  /** Everything that the product has printed so far. */
  output: () => string
  /** From the start of the process to its first 200. */
  readyMs: number
  /** Sends SIGTERM; fails unless the product ends cleanly and leaves no process behind. */
  stop: () => Promise<void>
}

type Options = {
  /** Variables of section 5 of the architecture; nothing of the developer's own reaches the product. */
  variables?: Record<string, string>
  /** The product's var folder; by default an empty one that is removed at the end. */
  varFolder?: string
}

/** Journeys make more accounts and more requests than one network would on a site of this size. */
const manyVisitors = {
  RATE_LIMITS: '4',
  AUTH_MAILS_PER_HOUR: '1000',
  AUTH_RECOVERY_MAILS_PER_HOUR: '1000',
  AUTH_MAILS_PER_NETWORK: '1000',
}

/** Starts the built product on a free port, as `npm start` would, and waits until its first page answers 200. */
export async function startApp({ variables = {}, varFolder }: Options = {}): Promise<StartedApp> {
  if (!existsSync(join(root, 'build/current/server/index.js'))) throw new Error('Nothing is built: run `npm test`.')
  const folder = varFolder === undefined ? await makeTemporaryFolder() : { path: varFolder, remove: async () => {} }
  const port = await findFreePort()
  const began = performance.now()
  const environment = {
    ...inheritedVariables(),
    NODE_ENV: 'production',
    PORT: String(port),
    VAR_DIR: folder.path,
    ...manyVisitors,
    ...variables,
  }
  // The channel tells the product when this process is gone, even by kill -9: it drains then.
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal))
  })

  const origin = `http://localhost:${port}`
  const reachable = waitForPage(origin, () => child.exitCode === null && child.signalCode === null)
  if (!(await reachable)) {
    child.kill('SIGKILL')
    throw new Error(`The product did not start. It said:\n${output}`)
  }

  async function stop(): Promise<void> {
    const family = listDescendants(child.pid ?? 0)
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
    const ending = await ended
    clearTimeout(timer)
    await folder.remove()
    if (ending !== 0) throw new Error(`The product ended with ${ending} after SIGTERM. It said:\n${output}`)
    const left = family.filter(isAlive)
    if (left.length > 0) throw new Error(`The product left behind: ${left.map(({ name }) => name).join(', ')}`)
  }

  return { origin, output: () => output, readyMs: performance.now() - began, stop }
}

/** What a process needs to run at all; a DATABASE_URL or PORT of the developer's must not reach a test. */
function inheritedVariables(): Record<string, string> {
  const system = ['PATH', 'HOME', 'USER', 'LANG', 'TZ', 'TMPDIR', 'TEMP', 'SYSTEMROOT', 'LD_LIBRARY_PATH']
  const names = [...system, 'NODE_COMPILE_CACHE']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

async function waitForPage(origin: string, isRunning: () => boolean): Promise<boolean> {
  const giveUpAt = performance.now() + startLimitMs
  while (isRunning() && performance.now() < giveUpAt) {
    try {
      const response = await fetch(origin)
      await response.arrayBuffer()
      if (response.status === 200) return true
    } catch {
      // The port does not accept connections yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return false
}

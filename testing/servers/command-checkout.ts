import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isAlive, listDescendants, type ProcessEntry } from './process-tree.ts'

const scripts = fileURLToPath(new URL('../../scripts', import.meta.url))
const standIns = fileURLToPath(new URL('../stand-ins', import.meta.url))
const waitLimitMs = 20_000

/** A small checkout with the real commands; npm, the bundler, the server and the test runners are stand-ins. */
export type CommandCheckout = ReturnType<typeof createCommandCheckout>

export function createCommandCheckout() {
  const root = mkdtempSync(join(tmpdir(), 'mgk-checkout-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined)
  const running: RunningCommand[] = []

  mkdirSync(join(root, 'scripts'))
  for (const file of readdirSync(scripts).filter((name) => name.endsWith('.mjs'))) {
    cpSync(join(scripts, file), join(root, 'scripts', file))
  }
  cpSync(standIns, join(root, 'stand-ins'), { recursive: true })
  cpSync(join(standIns, 'server.mjs'), join(root, 'server/main.ts'))
  cpSync(join(standIns, 'check.mjs'), join(root, 'scripts/check/check.mjs'))
  write('package.json', JSON.stringify({ type: 'module', scripts: { start: 'node scripts/run.mjs start' } }))
  write('package-lock.json', lockFile('1.0.0'))
  write('web/page.ts', 'first page')

  return {
    root,
    read,
    write,
    remove: (file: string) => rmSync(join(root, file), { recursive: true, force: true }),
    rename: (from: string, to: string) => renameSync(join(root, from), join(root, to)),
    /** The lock file of a product whose bundler has another version. */
    changeLockFile: (version: string) => write('package-lock.json', lockFile(version)),
    /** How often a stand-in was called; npm by 'p' for production alone, by 'd' with the packages for development. */
    calls: (name: 'npm' | 'bundler') => read(`${name}.calls`) ?? '',
    run(args: string[], variables: Record<string, string> = {}): RunningCommand {
      const npm = { npm_execpath: join(root, 'stand-ins/npm.mjs'), npm_node_execpath: process.execPath }
      return keep(startCommand(root, process.execPath, ['scripts/run.mjs', ...args], { ...npm, ...variables }))
    },
    /** By the real npm, as a person does it. */
    npmStart: (variables: Record<string, string> = {}) => keep(startCommand(root, 'npm', ['start'], variables)),
    dispose(): void {
      for (const command of running) command.end()
      rmSync(root, { recursive: true, force: true })
    },
  }

  function keep(command: RunningCommand): RunningCommand {
    running.push(command)
    return command
  }
}

type RunningCommand = ReturnType<typeof startCommand>

function startCommand(root: string, command: string, args: string[], variables: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env
  // A group of its own, as a terminal gives it: a signal to the group is what Ctrl-C does.
  const child = spawn(command, args, { cwd: root, env: { PATH, HOME, ...variables }, detached: true })
  let output = ''
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal))
  })
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const pid = child.pid ?? 0

  return {
    pid,
    ended,
    /** Resolves when the command has ended and all its output has arrived. */
    closed,
    output: () => output,
    // Two pipes have no common order, so the last line can be read from one only.
    printed: () => printed,
    family: () => listDescendants(pid),
    /** Kills the command and its children, for a test that failed before its end. */
    end(): void {
      const family = listDescendants(pid)
      child.kill('SIGKILL')
      for (const member of family.filter(isAlive)) process.kill(member.pid, 'SIGKILL')
    },
    kill(signal: NodeJS.Signals): void {
      child.kill(signal)
    },
    pressCtrlC(): void {
      process.kill(-pid, 'SIGINT')
    },
    async waitFor(words: string): Promise<void> {
      const isOver = () => child.exitCode !== null || child.signalCode !== null
      await waitUntil(
        () => output.includes(words) || isOver(),
        () => `"${words}" in:\n${output}`,
      )
      if (!output.includes(words)) throw new Error(`It ended without "${words}":\n${output}`)
    },
  }
}

/** Fails unless every process of the list ends. */
export function waitUntilGone(family: ProcessEntry[]): Promise<void> {
  const left = () => family.filter(isAlive)
  return waitUntil(
    () => left().length === 0,
    () =>
      `the end of ${left()
        .map(({ name }) => name)
        .join(', ')}`,
  )
}

async function waitUntil(isSo: () => boolean, describe: () => string): Promise<void> {
  const giveUpAt = performance.now() + waitLimitMs
  while (!isSo()) {
    if (performance.now() > giveUpAt) throw new Error(`Waited in vain for ${describe()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function lockFile(bundlerVersion: string): string {
  const platform = `${process.platform}-${process.arch}`
  const packages = {
    '': {},
    'node_modules/@playwright/test': { version: '1.0.0', dev: true },
    'node_modules/@react-router/dev': { version: bundlerVersion },
    [`node_modules/node-${platform === 'darwin-arm64' ? 'bin-' : ''}${platform}`]: { version: '1.0.0', optional: true },
    'node_modules/vitest': { version: '1.0.0', dev: true },
  }
  return JSON.stringify({ lockfileVersion: 3, packages })
}

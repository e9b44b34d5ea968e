import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { watchStarter } from './starter.mjs'
import { Stop } from './stop.mjs'

const keeper = path.join(path.dirname(fileURLToPath(import.meta.url)), 'keeper.mjs')
const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }
// npm forwards the Ctrl-C that the terminal has already sent to all: the second within this time is the same one.
const sameSignalMs = 400
const drainMs = 12_000
const hurryMs = 3000

/**
 * Runs a tool to its end and answers with its exit code. Ends it, and stops the command, when this process is told to.
 */
export async function runStep({ command, args, root, env, onOutput }) {
  const output = onOutput ? 'pipe' : 'inherit'
  const child = startGroup(process.execPath, [keeper, command, ...args], { root, env, output })
  if (onOutput) passOutput(child, onOutput)
  let answer
  child.on('message', (message) => (answer = message.code))
  const { code, signal } = await superviseToEnd(child, { first: 'SIGINT', second: 'SIGTERM' })
  if (signal) throw new Interrupted(signal)
  return answer ?? code ?? 1
}

/**
 * Runs the server until it ends by itself or a signal drains it. Alone in its process group, it and its database do not
 * hear the terminal's Ctrl-C: they hear one SIGTERM from here, another when the person insists, and `disconnect` when
 * this process is killed.
 */
export async function runServer({ node, args, root, env }) {
  const child = startGroup(node, args, { root, env: withTools(root, { ...process.env, ...env }), output: 'inherit' })
  const { code, signal } = await superviseToEnd(child, { first: 'SIGTERM', second: 'SIGTERM' })
  return code ?? 128 + (signals[signal] ?? 9)
}

/** A signal ended the step: nothing further of the command may run. */
export class Interrupted extends Stop {
  constructor(signal) {
    super('Interrupted.')
    this.exitCode = 128 + signals[signal]
  }
}

/** node_modules/.bin first, so that whatever a tool starts by name is the installed one, on the pinned Node. */
export function withTools(root, env) {
  const bin = path.join(root, 'node_modules', '.bin')
  return { ...env, PATH: `${bin}${path.delimiter}${env['PATH'] ?? ''}` }
}

function startGroup(command, args, { root, env, output }) {
  // A group of its own has no right to read the terminal.
  return spawn(command, args, { cwd: root, env, detached: true, stdio: ['ignore', output, output, 'ipc'] })
}

function passOutput(child, onOutput) {
  for (const stream of ['stdout', 'stderr']) {
    child[stream].on('data', (chunk) => {
      process[stream].write(chunk)
      onOutput(String(chunk))
    })
  }
}

function superviseToEnd(child, { first, second }) {
  return new Promise((resolve, reject) => {
    let received
    let receivedAt = 0
    let timer

    const onSignal = (signal) => {
      if (received && Date.now() - receivedAt < sameSignalMs) return
      child.kill(received ? second : first)
      clearTimeout(timer)
      timer = setTimeout(() => killGroup(child), received ? hurryMs : drainMs)
      received ??= signal
      receivedAt = Date.now()
    }

    const forgetStarter = watchStarter(() => received ?? onSignal('SIGTERM'))

    const finish = () => {
      clearTimeout(timer)
      forgetStarter()
      for (const signal of Object.keys(signals)) process.off(signal, onSignal)
    }
    for (const signal of Object.keys(signals)) process.on(signal, onSignal)
    child.on('error', (error) => {
      finish()
      reject(new Stop(`Cannot start another process: ${error.message}.`))
    })
    child.on('close', (code) => {
      finish()
      resolve({ code, signal: received })
    })
  })
}

function killGroup(child) {
  if (process.platform === 'win32') child.kill('SIGKILL')
  else process.kill(-child.pid, 'SIGKILL')
}

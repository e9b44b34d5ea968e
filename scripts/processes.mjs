import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Stop } from './stop.mjs'

// npm forwards the Ctrl-C that the terminal has already sent to all: the second within this time is the same one.
const sameSignalMs = 400
const lookMs = 250
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a tool to its end and answers with its exit code. A signal to this process is passed on to the tool, and stops
 * the command after it. With a label, each line that the tool prints begins with it.
 */
export async function runStep({ command, args, root, env, onOutput, onStart, label }) {
  const output = onOutput || label ? 'pipe' : 'inherit'
  // A .cmd file on Windows starts only through the shell.
  const shell = command.endsWith('.cmd')
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', output, output], shell })
  if (onOutput) passOutput(child, onOutput)
  if (label) labelOutput(child, label)
  if (child.pid) onStart?.(child.pid)
  const { code, received } = await waitForEnd(child, (signal) => child.kill(signal))
  if (received) throw new Interrupted(received)
  return code
}

/**
 * Runs the server until it ends by itself or a signal drains it. Alone in its process group, it does not hear the
 * terminal's Ctrl-C: it hears one SIGTERM from here, another when the person insists, and `disconnect` when this
 * process is killed.
 */
export async function runServer({ node, args, root, env }) {
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc']
  const child = spawn(node, args, {
    cwd: root,
    env: withTools(root, { ...process.env, ...env }),
    detached: true,
    stdio,
  })
  const { code } = await waitForEnd(child, () => child.kill('SIGTERM'))
  return code
}

/** A signal ended the step: nothing further of the command may run. */
export class Interrupted extends Stop {
  constructor(signal) {
    super('Interrupted.')
    this.exitCode = 128 + constants.signals[signal]
  }
}

/** node_modules/.bin first, so that whatever a tool starts by name is the installed one, on the pinned Node. */
export function withTools(root, env) {
  const bin = path.join(root, 'node_modules', '.bin')
  return { ...env, PATH: `${bin}${path.delimiter}${env['PATH'] ?? ''}` }
}

function passOutput(child, onOutput) {
  for (const stream of ['stdout', 'stderr']) {
    child[stream].on('data', (chunk) => {
      process[stream].write(chunk)
      onOutput(String(chunk))
    })
  }
}

function labelOutput(child, label) {
  for (const stream of ['stdout', 'stderr']) {
    createInterface({ input: child[stream] }).on('line', (line) => process[stream].write(`${label} │ ${line}\n`))
  }
}

function waitForEnd(child, pass) {
  return new Promise((resolve, reject) => {
    let received
    let receivedAt = 0
    const onSignal = (signal) => {
      if (Date.now() - receivedAt < sameSignalMs) return
      received ??= signal
      receivedAt = Date.now()
      pass(signal)
    }
    // The shell between npm and this process passes on no signal that npm forwards to it, but it ends.
    const parent = process.ppid
    const isLeft = () => process.env['npm_lifecycle_event'] !== undefined && process.ppid !== parent && !received
    const timer = setInterval(() => isLeft() && onSignal('SIGTERM'), lookMs)
    const finish = () => {
      clearInterval(timer)
      for (const signal of stopSignals) process.off(signal, onSignal)
    }
    for (const signal of stopSignals) process.on(signal, onSignal)
    child.on('error', (error) => {
      finish()
      reject(new Stop(`${child.spawnfile} cannot be started: ${error.message}.`))
    })
    child.on('close', (code, signal) => {
      finish()
      resolve({ code: code ?? 128 + constants.signals[signal], received })
    })
  })
}

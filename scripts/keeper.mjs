// Stands between a command of ours and a tool that it runs (npm, vitest, Playwright …), as the head of a process group
// of its own. When the command is killed without a chance to clean up, its channel closes and the tool ends too; and
// whatever a tool leaves running, however it ended, ends with it.
import { spawn } from 'node:child_process'
import { createFamily } from './family.mjs'

const patienceMs = 5000
const lookMs = 1000
const politeMs = 3000
const [command, ...args] = process.argv.slice(2)
// A .cmd file on Windows starts only through the shell.
const child = spawn(command, args, { stdio: 'inherit', shell: command.endsWith('.cmd') })
const family = createFamily()
setInterval(() => family.look(), lookMs)

// Signals are for the tool to act on; this process stays until it has.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => pass(signal))

process.on('disconnect', () => {
  pass('SIGTERM')
  setTimeout(() => child.kill('SIGKILL'), patienceMs)
})

child.on('error', (error) => {
  console.error(error.code === 'ENOENT' ? `${command} was not found.` : error)
  process.exit(error.code === 'ENOENT' ? 127 : 126)
})

child.on('exit', (code, signal) => void finish(code ?? 128 + (signal === 'SIGKILL' ? 9 : 15)))

function pass(signal) {
  family.look()
  child.kill(signal)
}

async function finish(code) {
  await endFamily()
  // The group includes this process, so the answer goes first.
  if (process.connected) process.send({ code }, endGroup)
  else endGroup()
}

/** SIGINT: PostgreSQL does not wait for its clients then, and other programs treat it like Ctrl-C. */
async function endFamily() {
  const giveUpAt = Date.now() + politeMs
  let left = family.heads()
  for (const { pid } of left) kill(pid, 'SIGINT')
  while (left.length > 0 && Date.now() < giveUpAt) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    left = family.look()
  }
  for (const { pid } of left) kill(pid, 'SIGKILL')
}

function kill(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

function endGroup() {
  if (process.platform === 'win32') process.exit(1)
  process.kill(-process.pid, 'SIGKILL')
}

// Stands between a command of ours and a tool that it runs (npm, vitest, Playwright …), as the head of a process group
// of its own. When the command is killed without a chance to clean up, its channel closes and the tool ends too.
import { spawn } from 'node:child_process'

const patienceMs = 5000
const [command, ...args] = process.argv.slice(2)
// A .cmd file on Windows starts only through the shell.
const child = spawn(command, args, { stdio: 'inherit', shell: command.endsWith('.cmd') })

// Signals are for the tool to act on; this process stays until it has.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))

process.on('disconnect', () => {
  child.kill('SIGTERM')
  setTimeout(endGroup, patienceMs)
})

child.on('error', (error) => {
  console.error(error.code === 'ENOENT' ? `${command} was not found.` : error)
  process.exit(error.code === 'ENOENT' ? 127 : 126)
})

child.on('exit', (code, signal) => {
  const answer = code ?? 128 + (signal === 'SIGKILL' ? 9 : 15)
  // Whatever the tool left in the group goes with it; that includes this process, so the answer goes first.
  if (!process.connected) endGroup()
  else process.send({ code: answer }, () => endGroup())
})

function endGroup() {
  if (process.platform === 'win32') process.exit(1)
  process.kill(-process.pid, 'SIGKILL')
}

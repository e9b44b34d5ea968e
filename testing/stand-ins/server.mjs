// Stands for server/main.ts in the tests of our commands: drains on SIGTERM and when its channel closes, hurries when
// asked again.
import { readFileSync } from 'node:fs'

const drainMs = Number(process.env['DRAIN_MS'] ?? 50)
const alive = setInterval(() => undefined, 1000)
let isDraining = false

function drain(reason) {
  process.stdout.write(`draining: ${reason}\n`)
  if (isDraining) process.exit(0)
  isDraining = true
  setTimeout(() => {
    clearInterval(alive)
    process.exit(0)
  }, drainMs)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => drain(signal))
process.once('disconnect', () => drain('parent gone'))
process.stdout.write(`serving ${readFileSync('build/current/server/index.js', 'utf8')}\n`)

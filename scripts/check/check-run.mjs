import { spawn } from 'node:child_process'
import path from 'node:path'

/** Runs the commands of one step one after another, even after a failure, and returns their output. */
export async function runCheckStep({ name, commands }) {
  const start = performance.now()
  const printed = []
  let ok = true
  for (const args of commands) {
    const { code, output } = await runNode(args)
    printed.push(output)
    ok &&= code === 0
  }
  return { name, ok, ms: Math.round(performance.now() - start), output: printed.join('') }
}

function runNode(args) {
  // The tools start helpers by the name `node`: let them find the Node that runs this.
  const paths = [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter)
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PATH: paths, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks = []
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  child.stderr.on('data', (chunk) => chunks.push(chunk))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `${error.message}\n` }))
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString('utf8') }))
  })
}

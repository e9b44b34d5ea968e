import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findFreePort } from './free-port.ts'

const startLimitMs = 60_000

type Options = { varFolder: string; variables?: Record<string, string> }

/** The product as a process of its own on a free port, with pages that are rendered without a build. */
export async function startUnbuiltApp({ varFolder, variables = {} }: Options) {
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { PATH, HOME, NODE_ENV: 'development', PORT: String(port), VAR_DIR: varFolder, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))

  async function waitUntilReady(): Promise<void> {
    const giveUpAt = performance.now() + startLimitMs
    while (child.exitCode === null && performance.now() < giveUpAt) {
      try {
        const answer = await fetch(`${origin}/readyz`)
        await answer.arrayBuffer()
        if (answer.status === 200) return
      } catch {
        // The port does not accept connections yet.
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    child.kill('SIGKILL')
    throw new Error(`The product did not start. It said:\n${output}`)
  }
  await waitUntilReady()

  return {
    origin,
    /** Everything that it has printed so far. */
    output: () => output,
    async stop(): Promise<void> {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

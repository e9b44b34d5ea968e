import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { startBalancer } from './balancer.ts'
import { findFreePort } from '#testing/servers/free-port.ts'
import { startMailServer } from '#testing/servers/mail-server.ts'
import { startS3Server } from '#testing/servers/s3-server.ts'
import { startTcpProxy } from '#testing/servers/tcp-proxy.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'

const execute = promisify(execFile)
const startLimitMs = 90_000

export type ProductNode = {
  origin: string
  output: () => string
  /** How many requests of visitors it answered. */
  answers: () => number
  /** Answers with the exit code, or with the signal that ended it. */
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | NodeJS.Signals | null>
}

export type NodesDatabase = { url: string; directUrl?: string }

/**
 * Several nodes of the built product on one database, one S3 service and one mail server, behind a balancer. They have
 * the same variables.
 */
export async function startProductNodes(database: NodesDatabase, variables: Record<string, string> = {}) {
  const folder = await makeTemporaryFolder()
  const s3 = await startS3Server()
  const s3Proxy = await startTcpProxy(Number(new URL(s3.url()).port))
  const mail = await startMailServer()
  const balancer = await startBalancer()
  const nodes = new Set<ProductNode>()
  const filesUrl = new URL(s3.url())
  filesUrl.port = String(s3Proxy.port)
  const { PATH = '', HOME = '' } = process.env
  const env = {
    PATH,
    HOME,
    NODE_ENV: 'production',
    UV_THREADPOOL_SIZE: '8',
    VAR_DIR: folder.path,
    DATABASE_URL: database.url,
    ...(database.directUrl !== undefined && { DATABASE_DIRECT_URL: database.directUrl }),
    FILES_URL: filesUrl.href,
    SITE_URL: balancer.origin,
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'guide@example.com',
    OPERATOR_NAME: 'The operator',
    OPERATOR_EMAIL: 'operator@example.com',
    AUTH_MAILS_PER_HOUR: '100000',
    PLANNER_THREADS: '1',
    RATE_LIMITS: '2',
    LOG_LEVEL: 'warn',
    ...variables,
  }

  async function addNode(): Promise<ProductNode> {
    const port = await findFreePort()
    const origin = `http://127.0.0.1:${port}`
    const child = spawn(process.execPath, ['server/main.ts'], {
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    }
    const ended = once(child, 'exit').then(() => child.exitCode ?? child.signalCode)
    const node: ProductNode = {
      origin,
      output: () => output,
      answers: () => balancer.answersOf(origin),
      async end(signal) {
        child.kill(signal)
        const how = await ended
        balancer.remove(origin)
        nodes.delete(node)
        return how
      },
    }
    nodes.add(node)
    await waitUntilReady(origin, () => child.exitCode === null && child.signalCode === null).catch(() => {
      child.kill('SIGKILL')
      throw new Error(`A node did not start. It said:\n${output}`)
    })
    balancer.add(origin)
    return node
  }

  /** A command of the operator's, with the nodes' variables. Answers with what it printed. */
  async function operate(...words: string[]): Promise<string> {
    // Not synchronously: a pooler of this process may stand before its database.
    const { stdout } = await execute(process.execPath, ['scripts/operate.ts', ...words], { env })
    return stdout.trim()
  }

  return {
    origin: balancer.origin,
    varFolder: folder.path,
    s3: s3Proxy,
    mail,
    nodes,
    addNode,
    operate,
    async stop(): Promise<void> {
      await Promise.all([...nodes].map((node) => node.end('SIGTERM')))
      await balancer.stop()
      await mail.stop()
      await s3Proxy.stop()
      await s3.stop()
      await folder.remove()
    },
  }
}

export type ProductNodes = Awaited<ReturnType<typeof startProductNodes>>

async function waitUntilReady(origin: string, isRunning: () => boolean): Promise<void> {
  const giveUpAt = performance.now() + startLimitMs
  while (isRunning() && performance.now() < giveUpAt) {
    // The port does not accept connections at first.
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('not ready')
}

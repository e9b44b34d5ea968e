import { execFile } from 'node:child_process'
import { Agent, get } from 'node:http'
import { promisify } from 'node:util'

const run = promisify(execFile)
const connections = 32

/** Requests a second that a server answers to 32 connections, by wrk where it is installed. */
export async function measureRequests(url: string, { seconds = 4 } = {}): Promise<number> {
  return (await measureByWrk(url, seconds)) ?? measureByNode(url, seconds)
}

async function measureByWrk(url: string, seconds: number): Promise<number | null> {
  try {
    const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br', url]
    const { stdout } = await run('wrk', args)
    if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Not every answer was a 200:\n${stdout}`)
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Shares the machine with the server it measures, so only ratios of two such runs mean anything. */
async function measureByNode(url: string, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const endsAt = performance.now() + seconds * 1000
  let answered = 0
  async function askUntilTheEnd(): Promise<void> {
    while (performance.now() < endsAt) {
      await ask(url, agent)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, () => askUntilTheEnd()))
  agent.destroy()
  return answered / seconds
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.resume().on('end', resolve)
    }).on('error', reject)
  })
}

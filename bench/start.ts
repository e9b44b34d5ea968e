import { execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findFreePort } from '#testing/servers/free-port.ts'
import { median, note, report } from './parts/report.ts'

/**
 * From the command to the first 200, as a person would start it: `npm start` in a copy of the checkout with the
 * packages installed. First without a build and without data, then with both, then after kill -9 of everything.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const run = promisify(execFile)

async function copyCheckout(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mgk-start-'))
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of stdout.split('\0').filter(Boolean)) await cp(join(root, file), join(folder, file))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

type Ending = 'SIGTERM' | 'SIGKILL'

async function timeStart(folder: string, ending: Ending): Promise<number> {
  const port = await findFreePort()
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await waitForPage(`http://localhost:${port}/`, () => child.exitCode === null)
  const seconds = (performance.now() - began) / 1000
  // A killed server cannot stop its database: that is the orphan which the next start adopts.
  process.kill(-(child.pid ?? 0), ending)
  await ended
  return seconds
}

async function waitForPage(url: string, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    const answer = await fetch(url).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('npm start ended before its first page')
}

const folder = await copyCheckout()
try {
  report('first start with build', await timeStart(folder, 'SIGTERM'), { atMost: 10 }, ' s')
  const again: number[] = []
  for (let round = 0; round < 3; round += 1) again.push(await timeStart(folder, 'SIGTERM'))
  report('start on an existing folder', median(again), { atMost: 2 }, ' s')
  await timeStart(folder, 'SIGKILL')
  report('start after kill -9', await timeStart(folder, 'SIGTERM'), { atMost: 2 }, ' s')
  const began = performance.now()
  await run(process.execPath, ['-e', '0'])
  note('of which Node itself, to run nothing', (performance.now() - began) / 1000, ' s')
} finally {
  await rm(folder, { recursive: true, force: true })
}

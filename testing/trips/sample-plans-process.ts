import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The sample plans, made by a process of its own that lives in this time zone. */
export async function writeSamplePlansIn(zone: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['testing/trips/sample-plans-writer.ts'], {
    env: { ...process.env, TZ: zone },
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openPlaceImports } from '#testing/builders/place-imports.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'

const rows = 20_000

const imports = await openPlaceImports()
const folder = await makeTemporaryFolder()
afterAll(async () => {
  await imports.close()
  await folder.remove()
})

async function count(): Promise<number> {
  const [found] = await queryOnce(imports.url, "select count(*)::int as places from mgk.places where origin = 'csv'")
  return Number(found?.['places'])
}

test('an import that is killed in the middle keeps whole batches, and the next one does the rest', async () => {
  const lines = Array.from({ length: rows }, (_, index) => `${index},Cafe ${index},cafe,37.5,127`)
  const file = await imports.write('many.csv', `id,name,kind,lat,lng\n${lines.join('\n')}\n`)
  const child = spawn(process.execPath, ['scripts/operate.ts', 'import', 'places', file, '--source', 'csv'], {
    env: { DATABASE_URL: imports.url, VAR_DIR: folder.path },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  await expect.poll(count, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0)
  child.kill('SIGKILL')
  await ended
  // The server ends the batch that is under way, and then the session that nobody is at.
  const sessions = `select from pg_stat_activity where datname = current_database() and application_name = 'my-guide-korea session'`
  await expect.poll(() => queryOnce(imports.url, sessions), { timeout: 60_000 }).toEqual([])
  const kept = await count()
  expect(kept % 2_000).toBe(0)
  expect(kept).toBeLessThan(rows)
  const { lines: told } = await imports.run(`places ${file} --source csv`)
  expect(told).toEqual([`${rows - kept} places added, 0 changed, ${kept} the same.`])
}, 180_000)

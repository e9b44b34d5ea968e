import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'

test('the gallery of parts is not there for visitors', async ({ page, surprises }) => {
  surprises.expect(/404 \(Not Found\)/)
  const answer = await page.goto('/gallery')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})

test('nothing of the gallery is in the build', () => {
  const build = join(import.meta.dirname, '../build/current')
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  expect(files.length).toBeGreaterThan(5)
  // The first words of the gallery's lead: a bundler may rename everything else.
  const found = files.filter((name) => readFileSync(join(build, name), 'utf8').includes('Every part of web/ui'))
  expect(found).toEqual([])
})

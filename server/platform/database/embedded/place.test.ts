import { dirname } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'
import { choosePlace, removeSocketFolder } from './place.ts'

afterEach(() => vi.unstubAllEnvs())

async function chooseWith(temporary: string): Promise<string> {
  vi.stubEnv('TMPDIR', temporary)
  const { socketFolder } = await choosePlace(undefined)
  await removeSocketFolder(socketFolder)
  return dirname(socketFolder)
}

test('the socket lies in TMPDIR', async () => {
  const folder = await makeTemporaryFolder()
  expect(await chooseWith(folder.path)).toBe(folder.path)
  await folder.remove()
})

test('sockets lie in /tmp when TMPDIR is missing or too long', async () => {
  expect(await chooseWith('/run/of-a-stopped-service')).toBe('/tmp')
  expect(await chooseWith(`/tmp/${'long'.repeat(30)}`)).toBe('/tmp')
})

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '#testing/servers/http.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'
import { checkMapArchive, mountMapArchive } from './mount-map-archive.ts'

const address = '/map/archive.pmtiles'
const content = 'PMTiles\u0003 and then tiles'

const folder = await makeTemporaryFolder()
const file = join(folder.path, 'korea.pmtiles')
await writeFile(file, content)
afterAll(() => folder.remove())

function ask(headers: Record<string, string> = {}, method = 'GET') {
  return createTestApp({ routes: [mountMapArchive(file)] }).app.request(address, { headers, method })
}

test('a range of the archive is answered with these bytes, and says of how many', async () => {
  const answer = await ask({ range: 'bytes=0-6' })
  expect(answer.status).toBe(206)
  expect(answer.headers.get('content-range')).toBe(`bytes 0-6/${content.length}`)
  expect(await answer.text()).toBe('PMTiles')
})

test('a range that reaches beyond the end ends there, and one that begins there is refused', async () => {
  const end = await ask({ range: 'bytes=13-9999' })
  expect(end.headers.get('content-length')).toBe(String(content.length - 13))
  expect(await end.text()).toBe(content.slice(13))
  const beyond = await ask({ range: `bytes=${content.length}-` })
  expect(beyond.status).toBe(416)
  expect(beyond.headers.get('content-range')).toBe(`bytes */${content.length}`)
})

test('the map archive answers several ranges and a range of another archive with the whole file', async () => {
  const head = await ask({}, 'HEAD')
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(content.length)])
  expect((await ask({ range: 'bytes=0-1,4-5' })).status).toBe(200)
  expect((await ask({ range: 'bytes=0-6', 'if-range': '"older"' })).status).toBe(200)
  const etag = head.headers.get('etag') ?? ''
  expect((await ask({ range: 'bytes=0-6', 'if-range': etag })).status).toBe(206)
})

test('a file that is missing or no archive stops the start with a sentence', async () => {
  await expect(checkMapArchive(file)).resolves.toBeUndefined()
  await expect(checkMapArchive(`${file}.missing`)).rejects.toThrow(/^MAP_PMTILES .* cannot be read\.$/u)
  await expect(checkMapArchive(folder.path)).rejects.toThrow(/cannot be read/u)
  const other = join(folder.path, 'other')
  await writeFile(other, 'PNG')
  await expect(checkMapArchive(other)).rejects.toThrow(/is not a PMTiles archive of version 3/u)
})

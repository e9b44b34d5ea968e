import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { arrayBuffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, describe, expect, test } from 'vitest'
import { listenHere } from '#testing/servers/port-of.ts'
import { startS3Server } from '#testing/servers/s3-server.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'
import { makeFileName } from './file-name.ts'
import type { ByteRange, Files } from './files.ts'
import { buildFilesSettings } from './files-settings.ts'
import { openFiles } from './open-files.ts'
import { openS3Files } from './s3-files.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

const stores: Record<string, Files> = {}

const folder = await makeTemporaryFolder()
const s3 = await startS3Server()
stores['folder'] = openFiles(buildFilesSettings(folder.path, '/nowhere'))
stores['s3'] = openFiles(buildFilesSettings(s3.url(), '/nowhere'))
afterAll(async () => {
  await s3.stop()
  await folder.remove()
})

async function* pour(...chunks: (Uint8Array | Error)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) {
    if (chunk instanceof Error) throw chunk
    yield chunk
  }
}

describe.each(['folder', 's3'])('files in a store of the kind %s', (kind) => {
  const files = () => stores[kind] ?? expect.fail('not open')

  async function read(name: string, range?: ByteRange): Promise<Buffer | null> {
    const stream = await files().get(name, range)
    return stream && Buffer.from(await arrayBuffer(stream))
  }

  test('can be used once it is set up', async () => {
    await expect(files().check()).resolves.toBeUndefined()
  })

  test('a stored file is read whole or by a range', async () => {
    const name = makeFileName()
    await files().put(name, pour(Buffer.from('one '), Buffer.from('two')))
    expect((await read(name))?.toString()).toBe('one two')
    expect((await read(name, { first: 2, last: 4 }))?.toString()).toBe('e t')
    expect((await read(name, { first: 6, last: 6 }))?.toString()).toBe('o')
  })

  test('a file of no bytes is a file', async () => {
    const name = makeFileName()
    await files().put(name, pour())
    expect((await read(name))?.byteLength).toBe(0)
  })

  test('a file that is larger than any part of it arrives as it was sent', async () => {
    const name = makeFileName()
    const chunks = Array.from({ length: 5 }, () => randomBytes(4_000_000))
    await files().put(name, pour(...chunks))
    expect(Buffer.concat(chunks).equals((await read(name)) ?? Buffer.of())).toBe(true)
  })

  test('nothing is there when the content breaks off, at once or after megabytes', async () => {
    for (const before of [[], [Buffer.from('half')], [randomBytes(9_000_000)]]) {
      const name = makeFileName()
      const broken = files().put(name, pour(...before, new Error('the client hung up')))
      await expect(broken).rejects.toThrow('the client hung up')
      expect(await read(name)).toBeNull()
    }
  })

  test('a deleted file is gone, and deleting it again is no error', async () => {
    const name = makeFileName()
    await files().put(name, pour(Buffer.from('short-lived')))
    await files().delete(name)
    expect(await read(name)).toBeNull()
    await files().delete(name)
  })

  test('a name that is none of ours reaches no file', async () => {
    for (const name of ['', '..', '../../etc/passwd', `../${makeFileName()}`, 'A'.repeat(32), `${makeFileName()}\0`]) {
      await expect(files().get(name)).rejects.toThrow('no name of a stored file')
      await expect(files().put(name, pour())).rejects.toThrow('no name of a stored file')
      await expect(files().delete(name)).rejects.toThrow('no name of a stored file')
    }
  })
})

test('a service that refuses the key, has no such bucket or is not there is told in a sentence without the secret', async () => {
  const cases: [url: string, sentence: string][] = [
    [s3.url({ login: 'S3RVER:wrong-secret' }), 'refuses the key'],
    [s3.url({ login: 'stranger:wrong-secret' }), 'refuses the key'],
    [s3.url({ path: 'no-such-bucket' }), 'has no bucket of that name'],
    ['s3://key:wrong-secret@127.0.0.1:1/pictures?tls=off', 'nothing answers at 127.0.0.1:1'],
  ]
  for (const [url, sentence] of cases) {
    const check = openFiles(buildFilesSettings(url, '/nowhere')).check()
    await expect(check).rejects.toThrow(sentence)
    await expect(check).rejects.not.toThrow('wrong-secret')
  }
})

/** Files in a service that is away in one way or another, and is waited for half a second. */
async function openAwayFiles(how: 'closed' | 'silent' | 'failing') {
  const server = createServer((_request, response) => {
    if (how === 'failing') response.writeHead(503).end('<Code>SlowDown</Code>')
  })
  const port = await listenHere(server)
  if (how === 'closed') server.close()
  const settings = { bucketUrl: `http://127.0.0.1:${port}/pictures`, region: 'us-east-1', accessKeyId: 'key' }
  return { server, files: openS3Files({ kind: 's3', ...settings, secretAccessKey: 'secret' }, 500) }
}

test.each(['closed', 'silent', 'failing'] as const)('a service that is %s is one to ask again', async (how) => {
  const { server, files } = await openAwayFiles(how)
  const name = makeFileName()
  await expect(files.get(name)).rejects.toThrow(StorageUnavailable)
  await expect(files.put(name, pour(randomBytes(10)))).rejects.toThrow(StorageUnavailable)
  await expect(files.put(name, pour(randomBytes(9 * 1024 * 1024)))).rejects.toThrow(StorageUnavailable)
  await expect(files.delete(name)).rejects.toThrow(StorageUnavailable)
  server.closeAllConnections()
  server.close()
})

test('a silent service is given up also when garbage is collected while it is waited for', async () => {
  setFlagsFromString('--expose-gc')
  const { server, files } = await openAwayFiles('silent')
  const outcome = files.get(makeFileName()).catch((error: unknown) => error)
  await once(server, 'request')
  for (let round = 0; round < 3; round += 1) {
    runInNewContext('gc()')
    await pause(20)
  }
  expect(await outcome).toBeInstanceOf(StorageUnavailable)
  server.closeAllConnections()
  server.close()
})

test('a refusal that breaks off is one to ask again', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(403, { 'content-length': 100 }).write('<Code>', () => response.destroy())
  })
  const port = await listenHere(server)
  const settings = { bucketUrl: `http://127.0.0.1:${port}/pictures`, region: 'us-east-1', accessKeyId: 'key' }
  const files = openS3Files({ kind: 's3', ...settings, secretAccessKey: 'secret' })
  await expect(files.delete(makeFileName())).rejects.toThrow(StorageUnavailable)
  server.close()
})

test('an answer that refuses for good is none to ask again', async () => {
  const files = openFiles(buildFilesSettings(s3.url({ login: 'S3RVER:wrong-secret' }), '/nowhere'))
  const put = files.put(makeFileName(), pour(randomBytes(10)))
  await expect(put).rejects.toThrow('answered PUT with 403')
  await expect(put).rejects.not.toThrow(StorageUnavailable)
})

test('a folder that cannot be written to is told in a sentence', async () => {
  const below = `${import.meta.filename}/pictures`
  const check = openFiles({ kind: 'folder', folder: below }).check()
  await expect(check).rejects.toThrow(`FILES_URL cannot be used: nothing can be written to ${below}`)
})

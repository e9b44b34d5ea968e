import { expect, test } from 'vitest'
import { buildFilesSettings } from './files-settings.ts'

test('without a setting files lie below the folder of the run-time state', () => {
  expect(buildFilesSettings(undefined, '/srv/guide/var')).toEqual({ kind: 'folder', folder: '/srv/guide/var/files' })
})

test('a path is a folder', () => {
  expect(buildFilesSettings('/srv/pictures', '/var')).toEqual({ kind: 'folder', folder: '/srv/pictures' })
})

test('an S3 address says where, with which key, in which region, and over TLS unless that is off', () => {
  expect(buildFilesSettings('s3://key:se%2Fcret@s3.example.com/pictures?region=ap-northeast-2', '/var')).toEqual({
    kind: 's3',
    bucketUrl: 'https://s3.example.com/pictures',
    region: 'ap-northeast-2',
    accessKeyId: 'key',
    secretAccessKey: 'se/cret',
  })
  expect(buildFilesSettings('s3://key:secret@127.0.0.1:9000/pictures/?tls=off', '/var')).toMatchObject({
    bucketUrl: 'http://127.0.0.1:9000/pictures',
    region: 'us-east-1',
  })
})

test('an invalid FILES_URL is refused with a sentence that shows no secret', () => {
  const cases: [url: string, sentence: string][] = [
    ['https://key:hidden@s3.example.com/pictures', 'it is a folder or begins with s3://'],
    ['s3://key:hidden@s3.example.com', 'the path after the host is the name of one bucket'],
    ['s3://key:hidden@s3.example.com/a/b', 'the path after the host is the name of one bucket'],
    ['s3://s3.example.com/pictures', 'it needs the key and its secret'],
    ['s3://key@s3.example.com/pictures', 'it needs the key and its secret'],
    ['s3://key:hidden%zz@s3.example.com/pictures', 'percent-encoded'],
    ['s3://key:hid/den@s3.example.com/pictures', 'percent-encoded'],
    ['s3://key:hidden@s3.example.com/pictures?zone=1', 'nobody knows the option "zone"'],
    ['s3://key:hidden@s3.example.com/pictures?tls=maybe', 'tls is on or off'],
  ]
  for (const [url, sentence] of cases) {
    expect(() => buildFilesSettings(url, '/var'), url).toThrow(sentence)
    expect(() => buildFilesSettings(url, '/var'), url).not.toThrow('hidden')
  }
})

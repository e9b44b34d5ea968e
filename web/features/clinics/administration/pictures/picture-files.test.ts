import { expect, test } from 'vitest'
import { clinicForm as words } from '#locales/en/clinics/clinic-form.ts'
import { randomName, takeFiles } from './picture-files.ts'

function buildFile(name: string, type: string, bytes = 100): File {
  return new File([new Uint8Array(bytes)], name, { type })
}

const photo = buildFile('photo.jpg', 'image/jpeg')

test('JPEG, PNG and WebP are taken, and any other type is told', () => {
  const files = [photo, buildFile('a.png', 'image/png'), buildFile('b.webp', 'image/webp')]
  expect(takeFiles(files, true, words)).toEqual({ files, refusals: [] })
  expect(takeFiles([buildFile('c.svg', 'image/svg+xml')], false, words)).toEqual({
    files: [],
    refusals: ['c.svg: File type must be JPEG, PNG or WebP'],
  })
})

test('a file is at most five megabytes and holds at least what says its type', () => {
  const most = 5 * 1024 * 1024
  expect(takeFiles([buildFile('a.png', 'image/png', most)], false, words).refusals).toEqual([])
  expect(takeFiles([buildFile('a.png', 'image/png', most + 1)], false, words).refusals).toEqual([
    'a.png: File is larger than 5242880 bytes',
  ])
  expect(takeFiles([buildFile('a.png', 'image/png', 11)], false, words).refusals).toEqual([
    'a.png: File is smaller than 12 bytes',
  ])
})

test('of two files for one place none is taken', () => {
  expect(takeFiles([photo, photo], false, words)).toEqual({ files: [], refusals: ['Too many files'] })
})

test('system files beside pictures are ignored', () => {
  const beside = [buildFile('.DS_Store', ''), buildFile('Thumbs.db', '')]
  expect(takeFiles([...beside, photo], false, words)).toEqual({ files: [photo], refusals: [] })
  expect(takeFiles(beside, false, words)).toEqual({ files: [], refusals: [] })
})

test('of several files those that fit are taken, and the others are told each', () => {
  const taken = takeFiles([photo, buildFile('c.gif', 'image/gif')], true, words)
  expect(taken).toEqual({ files: [photo], refusals: ['c.gif: File type must be JPEG, PNG or WebP'] })
})

test('a picture is stored under a name that says nothing, with the ending that it had', () => {
  const uuid = /^[0-9a-f-]{36}\./
  expect(randomName(buildFile('Kim Minji.JPEG', 'image/jpeg'))).toMatch(/^[0-9a-f-]{36}\.jpeg$/)
  expect(randomName(buildFile('photo', 'image/webp'))).toMatch(/^[0-9a-f-]{36}\.webp$/)
  expect(randomName(photo).replace(uuid, '')).not.toContain('photo')
})

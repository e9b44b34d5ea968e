import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import sharp from 'sharp'
import { clinicFilePath, ownFileAddress } from '#domain/consultations/request-files.ts'
import type { OpenedRequest } from '#domain/consultations/sent-requests.ts'
import { clinicEmail, openTestConsultations, type TestConsultations } from '#testing/builders/consultations.ts'
import { drawTestImage, takeTestPhoto } from '#testing/builders/images.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { createTestApp } from '#testing/servers/http.ts'
import type { SentFile } from '#server/platform/pages/sent-files.ts'

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Author (Mina) >>\nendobj\n%%EOF')
let it: TestConsultations

beforeEach(async () => {
  it = await openTestConsultations()
})
afterEach(() => it.close())

function sent(bytes: Buffer): SentFile {
  return { bytes, isTooLarge: false }
}

/** The app with the addresses of files. */
function appOf() {
  return createTestApp({ routes: it.mounts, siteOrigin: 'https://guide.example' }).app
}

async function readOwn(token: string): Promise<OpenedRequest> {
  const read = await it.consultations.readOwn(token)
  if (!read || read === 'unreadable') throw new Error('there is no such request')
  return read
}

test('a photograph is stored without the place where it was taken, encrypted, and shown to its patient', async () => {
  const { patient } = await it.seen('mina@example.com', [sent(await takeTestPhoto()), sent(pdf)])
  const { files } = await readOwn(patient)
  expect(files.map(({ type }) => type)).toEqual(['image/jpeg', 'application/pdf'])
  for (const stored of it.contents.values()) {
    expect(stored.includes('%PDF') || stored.includes('JFIF') || stored.includes('Kim Minji')).toBe(false)
  }
  const [photo, document] = await Promise.all(files.map(async (file) => appOf().request(ownFileAddress(patient, file))))
  expect(photo?.headers.get('content-type')).toBe('image/jpeg')
  const shown = sharp(await photo?.arrayBuffer())
  expect((await shown.metadata()).exif).toBeUndefined()
  expect((await shown.metadata()).width).toBe(48)
  expect(await document?.text()).toBe(String(pdf))
  expect(document?.headers.get('content-disposition')).toMatch(/^attachment/)
  for (const answer of [photo, document]) {
    expect(answer?.headers.get('cache-control')).toBe('no-store')
    expect(answer?.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer?.headers.get('content-security-policy')).toMatch(/sandbox/)
  }
})

test.each([
  ['a page', Buffer.from('<html><script>alert(1)</script>')],
  [
    'a picture with a page behind it',
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('<html>')]),
  ],
  ['a cut picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
  ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['an archive', Buffer.from('PK\x03\x04')],
  ['nothing', Buffer.alloc(0)],
])('%s is refused, whatever it is called, and nothing is stored', async (_kind, bytes) => {
  const token = await it.write()
  expect(await it.consultations.confirm(token)).toBe(true)
  const outcome = await it.consultations.write(token, { key: randomUUID(), text: '', files: [sent(bytes)] })
  expect(outcome).toBe('files_unreadable')
  expect([...it.contents.keys()]).toEqual([])
})

test('six files, one that is too large, and more than a request has room for are refused', async () => {
  const { patient } = await it.seen()
  const write = (files: SentFile[]) => it.consultations.write(patient, { key: randomUUID(), text: '', files })
  const picture = sent(await drawTestImage())
  expect(await write(Array.from({ length: 6 }, () => picture))).toBe('files_too_many')
  expect(await write([{ bytes: Buffer.alloc(0), isTooLarge: true }])).toBe('files_too_large')
  for (let nth = 0; nth < 4; nth += 1) expect(await write(Array.from({ length: 5 }, () => sent(pdf)))).toBe('written')
  const before = it.contents.size
  expect(await write([sent(pdf)])).toBe('files_too_many')
  expect(it.contents.size).toBe(before)
})

test('both sides send files with messages, and the mails say nothing of them', async () => {
  const { patient, clinic } = await it.seen()
  const picture = sent(await drawTestImage())
  expect(await it.consultations.write(patient, { key: randomUUID(), text: '', files: [picture] })).toBe('written')
  it.clock.now += 1_000
  expect(await it.consultations.desk.write(clinic, { key: randomUUID(), text: 'A form.', files: [sent(pdf)] })).toBe(
    'written',
  )
  const { files, messages } = await readOwn(patient)
  expect(files).toEqual([])
  expect(messages.map((one) => one.files.map(({ type }) => type))).toEqual([['image/png'], ['application/pdf']])
  for (const { text, html } of [...(await it.mailsTo(clinicEmail)), ...(await it.mailsTo('mina@example.com'))]) {
    expect(`${text} ${html}`).not.toMatch(/pdf|png|picture|file/i)
  }
})

test('a stranger, another patient and a clinic without its pass get no file', async () => {
  const { patient, clinic } = await it.seen('mina@example.com', [sent(pdf)])
  const other = await it.seen('jun@example.com')
  const [file] = (await readOwn(patient)).files
  const id = file?.id ?? ''
  const app = appOf()
  const read = async (token: string, fileId = id) =>
    (await app.request(`/consultations/mine/file?token=${encodeURIComponent(token)}&file=${fileId}`)).status
  expect(await read(patient)).toBe(200)
  for (const token of ['', 'a'.repeat(32), other.patient, clinic.token, "' or true --"]) {
    expect(await read(token), token).toBe(404)
  }
  for (const fileId of ['', 'x', randomUUID(), "' or true --", `${id}'`, '\u0000']) {
    expect(await read(patient, encodeURIComponent(fileId)), fileId).toBe(404)
  }
  const post = async (token: string, pass: string, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams({ pass, file: id })
    return (await app.request(`${clinicFilePath}?token=${token}`, { method: 'POST', body, headers })).status
  }
  it.audited.length = 0
  expect(await post(clinic.token, clinic.pass)).toBe(200)
  expect(it.audited).toMatchObject([{ action: 'consultation.file_opened' }])
  for (const [token, pass] of [
    [clinic.token, ''],
    [clinic.token, other.clinic.pass],
    [other.clinic.token, other.clinic.pass],
    [patient, clinic.pass],
  ] as const) {
    expect(await post(token, pass)).toBe(404)
  }
  expect(await post(clinic.token, clinic.pass, { 'sec-fetch-site': 'cross-site' })).toBe(403)
  it.clock.now += 61 * 60_000
  expect(await post(clinic.token, clinic.pass)).toBe(404)
})

test('a file that was moved to another row cannot be read there', async () => {
  const { patient } = await it.seen('mina@example.com', [sent(pdf), sent(await drawTestImage())])
  const [first, second] = (await readOwn(patient)).files
  await queryOnce(
    it.opened.url,
    `update mgk.consultation_files set file = (select file from mgk.consultation_files where id = '${second?.id}')
     where id = '${first?.id}'`,
  )
  expect((await appOf().request(ownFileAddress(patient, { id: first?.id ?? '' }))).status).toBe(404)
})

test('deleting a request leaves no row of a file, so that the job removes its content', async () => {
  const { patient } = await it.seen('mina@example.com', [sent(pdf)])
  expect(await queryOnce(it.opened.url, 'select id from mgk.consultation_files')).toHaveLength(1)
  await it.consultations.remove(patient)
  expect(await queryOnce(it.opened.url, 'select id from mgk.consultation_files')).toEqual([])
})

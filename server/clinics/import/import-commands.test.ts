import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/open-database.ts'
import { createOutside } from '#server/platform/outside/outside.ts'
import { createProgressBar } from '#server/platform/rows/progress-bar.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { hiraRow, writeList } from '#testing/builders/hira-rows.ts'
import { createTestImportCommands } from '#testing/builders/import-commands.ts'
import { startDataPortal } from '#testing/stand-ins/data-portal.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'

function now(): number {
  return Date.parse('2026-11-21T12:00:00+09:00')
}

const opened = await openTestDatabase()
const folder = await makeTemporaryFolder()

beforeEach(() =>
  opened.database.transactionAs({ role: 'service' }, async (tx) => {
    await tx.deleteFrom('mgk.clinics').execute()
    await tx.deleteFrom('mgk.audit_log').execute()
  }),
)
afterAll(async () => {
  await opened.close()
  await folder.remove()
})

/** What the command says, but for how long it took. */
async function run(words: string, { portalKey = null, url = '', isTTY = false, session }: Given = {}) {
  const shown: string[] = []
  const commands = createTestImportCommands({
    database: { ...opened.database, ...(session && { session }) },
    outside: createOutside({ database: opened.database, log: pino({ level: 'silent' }), now, pause: async () => {} }),
    settings: { portalKey, registerUrls: { hira: url, nmc: url } },
    progressBar: createProgressBar({ isTTY, write: (text) => shown.push(text) }),
    now,
  })
  const lines = await commands(words.split(' ').filter(Boolean))
  return { lines: lines.filter((line) => !line.startsWith('It took')), shown: shown.join('') }
}

type Given = { portalKey?: string | null; url?: string; isTTY?: boolean; session?: Database['session'] }

async function write(name: string, content: string): Promise<string> {
  const file = join(folder.path, name)
  await writeFile(file, content)
  return file
}

async function readFacts() {
  const rows = await opened.database.reader
    .selectFrom('mgk.clinics')
    .select(['version', 'facts'])
    .orderBy('name')
    .execute()
  return rows.map(({ version, facts }) => ({ version, ...facts }))
}

test('a file comes in, on a terminal with a bar, and a second time changes nothing', async () => {
  const file = await write(
    'list.csv',
    writeList([hiraRow({ 요양기관명: '가의원' }), hiraRow({ 요양기관명: '나의원' })]),
  )
  const { lines, shown } = await run(`clinics ${file} --source hira --day 2026-11-20`, { isTTY: true })
  expect(lines).toEqual(['2 clinics added, 0 changed, 0 the same.'])
  expect(shown).toContain('Writing ██████████████████████████████ 100 %')
  expect(await readFacts()).toMatchObject([{ name: '가의원', checkedOn: '2026-11-20' }, { name: '나의원' }])
  const again = await run(`clinics ${file} --source hira --day 2026-11-20 --full`)
  expect(again).toEqual({
    lines: [
      '0 clinics added, 0 changed, 2 the same.',
      '0 were marked as perhaps closed: this list does not have them.',
    ],
    shown: '',
  })
})

test('a report of what was refused has no formula in it that a spreadsheet would run', async () => {
  const file = await write('list.csv', writeList([hiraRow({ 요양기관명: '=cmd|calc', '좌표(X)': '0.5' }), hiraRow()]))
  const report = join(folder.path, 'refused.csv')
  const { lines } = await run(`clinics ${file} --source hira --rejects ${report} --dry-run`)
  expect(lines).toEqual([
    'Nothing was changed. 1 clinics would be added, 0 changed; 0 are the same.',
    `1 rows were refused, listed in ${report}:`,
    '  1 lie outside of Korea (longitude 124 to 132, latitude 32.9 to 38.7): line 2 (=cmd|calc)',
  ])
  expect(await readFile(report, 'utf8')).toBe("line,reason,id,name\r\n2,outside_korea,'=cmd|calc,'=cmd|calc\r\n")
  expect(await readFacts()).toEqual([])
})

test('a report that cannot be written is told', async () => {
  const file = await write('list.csv', writeList([hiraRow({ 요양기관명: '' })]))
  const report = join(folder.path, 'nowhere', 'refused.csv')
  await expect(run(`clinics ${file} --source hira --rejects ${report}`)).rejects.toThrow(
    `The refused rows could not be written into ${report}: ENOENT`,
  )
})

test('a database that goes away in the middle, and one that allows no temporary tables, are told in a sentence', async () => {
  const file = await write('list.csv', writeList([hiraRow()]))
  const registered = await write('registered.csv', 'number,name\nA-1,한빛의원\n')
  const lost: Database['session'] = (work) =>
    opened.database.session(async (session) => {
      await queryOnce(
        opened.url,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'my-guide-korea session'`,
      )
      return work(session)
    })
  for (const words of [`clinics ${file} --source hira`, `registrations ${registered} --source MOHW`]) {
    await expect(run(words, { session: lost })).rejects.toThrow('The database became unavailable.')
  }
  const name = new URL(opened.url).pathname.slice(1)
  await queryOnce(opened.url, `revoke temporary on database "${name}" from public`)
  await expect(run(`clinics ${file} --source hira`)).rejects.toThrow('grant temporary on database NAME to mgk_service')
  await queryOnce(opened.url, `grant temporary on database "${name}" to public`)
})

test('an import leaves one line in the audit log that says from where and how much, and a dry run none', async () => {
  const clinics = await write('list.csv', writeList([hiraRow({ 요양기관명: '가의원' }), hiraRow({ 요양기관명: '' })]))
  const registered = await write('registered.csv', 'number,name,phone\nA-1,가의원,02-555-0100\n')
  const words = [`clinics ${clinics} --source hira`, `registrations ${registered} --source MOHW`]
  for (const one of words) {
    await run(`${one} --day 2026-11-20 --dry-run`)
    await run(`${one} --day 2026-11-20`)
  }
  const entries = await opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx
      .selectFrom('mgk.audit_log')
      .select(['at', 'actor_id', 'action', 'subject_id', 'details'])
      .orderBy('id')
      .execute(),
  )
  const line = { at: new Date(now()), actor_id: null, action: 'clinic.imported' }
  const counted = { added: 1, changed: 0, same: 0, missing: 0, lowLocation: 0, refused: 1 }
  expect(entries).toEqual([
    { ...line, subject_id: 'hira', details: { list: 'clinics', day: '2026-11-20', ...counted } },
    {
      ...line,
      subject_id: 'MOHW',
      details: { list: 'registrations', day: '2026-11-20', matched: 1, changed: 1, refused: 0 },
    },
  ])
})

test('another source comes in by a mapping of the operator', async () => {
  const mapping = await write(
    'mapping.json',
    JSON.stringify({ source: 'City list', authority: null, columns: { id: ['nr'], name: ['who'], phone: ['tel'] } }),
  )
  const file = await write('list.ndjson', '{"nr":7,"who":"Hanbit Clinic","tel":"02-555-0100"}\n')
  await run(`clinics ${file} --source city --mapping ${mapping}`)
  expect(await readFacts()).toMatchObject([
    { name: 'Hanbit Clinic', nameKo: '', description: 'Clinic.', basis: 'checked', source: 'City list' },
  ])
})

test.each([
  ['', 'npm run import -- clinics FILE'],
  ['places x', 'npm run import'],
  ['clinics', 'npm run import'],
  ['clinics x --from hira', 'npm run import'],
  ['clinics x --sauce hira', "Unknown option '--sauce'"],
  ['clinics x', '--source says where the list comes from'],
  ['clinics x --source editor', 'is not a source name'],
  ['clinics x --source hira', 'There is no file x'],
  ['clinics /dev/null --source hira', 'There is no file /dev/null'],
  ['clinics --from kakao', 'is none of hira, nmc'],
  ['clinics --from hira', 'DATA_GO_KR_KEY is not set'],
  ['registrations x', '--source says in words'],
])('the words %j are answered with a sentence', async (words, sentence) => {
  await expect(run(words)).rejects.toThrow(sentence)
})

test.each([
  ['other columns', 'a,b\n1,2\n', 'list.csv has no column for the id'],
  ['a quote that stays open', 'ykiho,yadmNm\n1,"a\n', 'is never closed'],
])('a file with %s changes nothing', async (_what, content, sentence) => {
  const file = await write('list.csv', content)
  await expect(run(`clinics ${file} --source hira --day 2026-11-20`)).rejects.toThrow(sentence)
  expect(await readFacts()).toEqual([])
})

test('the list of a register comes in by key, and what is wrong with the key is told without it', async () => {
  const items = [{ ykiho: 'a', yadmNm: '한빛의원', clCd: 31, drTotCnt: 1, XPos: 127.02, YPos: 37.51 }]
  const departments = { '08': ['a'] }
  const portal = await startDataPortal({
    key: 'right',
    items,
    departments,
    idField: 'ykiho',
    departmentField: 'dgsbjtCd',
  })
  const url = `${portal.origin}/list`
  const wrong = run('clinics --from hira', { portalKey: 'wrong', url })
  await expect(wrong).rejects.toThrow(
    /^hira: bad_key \(30\)\. DATA_GO_KR_KEY is unknown there.* Nothing was changed\.$/,
  )
  await run('clinics --from hira', { portalKey: 'right', url })
  expect(await readFacts()).toMatchObject([
    { name: '한빛의원', treatments: ['plastic-surgery'], doctorCount: 1, lat: 37.51, checkedOn: '2026-11-21' },
  ])
  await portal.stop()
})

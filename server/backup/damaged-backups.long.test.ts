import { copyFile, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backUp, openTestInstallation, openRestoreTarget, type RestoreTarget } from '#testing/nodes/backups.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { listKnownMigrations, listTablesOf, schemaFolder } from '#server/platform/database/prepare/migrate.ts'
import { type Manifest, manifestName, readManifest, writeManifest } from './manifest.ts'
import { hashBytes, writePart } from './parts.ts'

const words = 'a key of the operator that is long enough'
const rounds = process.env['ROUNDS'] ? 150 : 20
// A key is derived slowly, once for each look.
vi.setConfig({ testTimeout: 600_000 })
let target: RestoreTarget

const source = await openTestInstallation()
const plain = (await backUp(source)).folder
const encrypted = (await backUp(source, { words, dataKeyFile: source.dataKeyFile })).folder
afterAll(() => source.close())
beforeEach(async () => void (target = await openRestoreTarget(source)))
afterEach(() => target.close())

/** What `--check` says, and what a restore says; null where all is well. */
async function askBoth(folder: string, key: string | null) {
  const say = (error: unknown) => String(error)
  const checked = await target.check(folder, key).then(() => null, say)
  const restored = await target.restore(folder, { words: key }).then(() => null, say)
  return [checked, restored]
}

async function expectNothingTouched(): Promise<void> {
  expect(await queryOnce(target.url, `select to_regnamespace('mgk') as schema`)).toEqual([{ schema: null }])
  expect((await readdir(target.folder)).toSorted()).toEqual(['backups'])
}

/** Each takes the path of a part, and where in it. */
const damages = {
  async 'flip a bit'(path: string, where: number) {
    const whole = await readFile(path)
    const at = Math.min(whole.length - 1, Math.floor(where * whole.length))
    whole[at] = (whole[at] ?? 0) ^ 0x20
    await writeFile(path, whole)
  },
  async 'cut off'(path: string, where: number) {
    const whole = await readFile(path)
    await writeFile(path, whole.subarray(0, Math.floor(where * (whole.length - 1))))
  },
  async append(path: string) {
    await writeFile(path, Buffer.concat([await readFile(path), Buffer.from('\n')]))
  },
  remove: (path: string) => rm(path),
  rename: (path: string) => rename(path, `${path}.old`),
  async 'a link in its place'(path: string) {
    await rename(path, join(target.folder, 'backups/stolen'))
    await symlink(join(target.folder, 'backups/stolen'), path)
  },
  async 'a folder in its place'(path: string) {
    await rm(path)
    await mkdir(path)
  },
}

test.each([
  ['plain', () => plain, null],
  ['encrypted', () => encrypted, words],
])(
  'damage of any kind to any part of a %s backup is one sentence of both, and touches nothing',
  async (_name, folder, key) => {
    const parts = await target.listParts(folder())
    const kinds = Object.values(damages)
    const where = fc.double({ min: 0, max: 1, noNaN: true })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...parts), fc.constantFrom(...kinds), where, async (path, damage, at) => {
        await copyFile(path, join(target.folder, 'whole'))
        await damage(path, at)
        const [checked, restored] = await askBoth(folder(), key)
        await rm(path, { recursive: true, force: true })
        await rename(join(target.folder, 'whole'), path)
        await Promise.all([`${path}.old`, join(target.backups, 'stolen')].map((left) => rm(left, { force: true })))
        expect(checked).toMatch(
          /^StartProblem: [^\n]* is (?:damaged: [^\n]*|incomplete: [^\n]*|not one of this product)\.$/,
        )
        expect(checked).toContain(path.endsWith(manifestName) ? folder() : partOf(path, folder()))
        expect(restored).toBe(checked)
        await expectNothingTouched()
      }),
      { numRuns: rounds },
    )
  },
)

test.each(['begun.json', 'tables/users.copy.zst', manifestName])(
  'a byte behind the end of %s is damage',
  async (name) => {
    const path = join(target.backups, plain, name)
    await damages.append(path)
    await expect(target.check(plain)).rejects.toThrow(`${plain} is damaged: `)
  },
)

function partOf(path: string, folder: string): string {
  return path.slice(join(target.backups, folder).length + 1)
}

/** Writes a manifest as the product does, so that its hash is right. */
async function forge(change: (manifest: Manifest) => void): Promise<void> {
  const opened = await readManifest(target.place, plain, null)
  if (!opened) throw new Error('it is there')
  change(opened.manifest)
  await writeManifest({ place: target.place, folder: plain, key: null }, opened.manifest)
}

function first<T>(all: T[]): T {
  const [found] = all
  if (found === undefined) throw new Error('there is one')
  return found
}

test.each<[string, (manifest: Manifest) => void, string]>([
  [
    'a path out of the backup',
    ({ tables }) => (first(tables).path = '../../secret'),
    '"../../secret", which is no part',
  ],
  ['the path of another part', ({ files, tables }) => (first(files).path = first(tables).path), 'which is no part'],
  ['a foreign table', ({ tables }) => (first(tables).name = 'pg_authid'), '"pg_authid", which is no part'],
  ['a foreign file', ({ files }) => (first(files).name = '../../etc/passwd'), '"../../etc/passwd", which is no part'],
  ['a missing file of a foreign name', ({ missingFiles }) => missingFiles.push('a\n\u001b[2Jb'), '"a\\n\\u001b[2Jb"'],
  ['a table twice', ({ tables }) => tables.push(first(tables)), 'which is no part'],
  ['fewer rows than there are', ({ tables }) => (first(tables).rows += 1), 'rows instead of'],
  ['fewer columns than there are', ({ tables }) => tables.find(({ rows }) => rows > 0)?.columns.pop(), 'has a row of'],
])('a manifest with %s is refused by both in the same sentence', async (_name, change, reason) => {
  await forge(change)
  const [checked, restored] = await askBoth(plain, null)
  expect(checked).toContain(`StartProblem: The backup ${plain} is damaged: `)
  expect(checked).toContain(reason)
  expect(checked?.split('\n')).toHaveLength(1)
  expect(restored).toBe(checked)
  await expectNothingTouched()
})

test('rows that PostgreSQL refuses are one sentence of the restore, with their table', async () => {
  const row = Buffer.from(`not-a-uuid${'\t\\N'.repeat(40)}\n`)
  const folder = { place: target.place, folder: plain, key: null }
  const { manifest } = (await readManifest(target.place, plain, null)) ?? {}
  const users = manifest?.tables.find(({ name }) => name === 'users')
  const fields = row.subarray(0, 'not-a-uuid'.length + 3 * ((users?.columns.length ?? 0) - 1))
  const part = await writePart(
    folder,
    'tables/users.copy',
    (async function* () {
      yield Buffer.concat([fields, Buffer.from('\n')])
    })(),
  )
  await forge(({ tables }) => Object.assign(tables.find(({ name }) => name === 'users') ?? {}, part, { rows: 1 }))
  const [checked, restored] = await askBoth(plain, null)
  expect(checked).toBeNull()
  expect(restored).toMatch(
    /^StartProblem: The rows of the table users cannot be loaded: [^\n]*\. Nothing was changed\.$/,
  )
})

test('a link in a backup is damage, also when it leads to the right bytes', async () => {
  const path = join(target.backups, plain, 'tables/users.copy.zst')
  await damages['a link in its place'](path)
  await expect(target.check(plain)).rejects.toThrow(`${plain} is damaged: tables/users.copy.zst is a link.`)
})

test('a link to the folder of a backup is followed, and a manifest that is no JSON is damage', async () => {
  await symlink(join(target.backups, plain), join(target.backups, 'latest'))
  await target.check('latest')
  const content = 'my-guide-korea-backup, or so'
  const { sha256 } = await hashBytes(one(Buffer.from(content)))
  await writeFile(join(target.backups, plain, manifestName), `${content}\n${sha256}\n`)
  await expect(target.check(plain)).rejects.toThrow(`The backup ${plain}`)
})

async function* one(bytes: Buffer) {
  yield bytes
}

test('the command says one sentence about damage and ends with 1', async () => {
  await rm(join(target.backups, plain, 'tables/users.copy.zst'))
  const { PATH = '', HOME = '' } = process.env
  const asked = ['restore', '--check', '--from', join(target.backups, plain)]
  const child = spawn(process.execPath, ['scripts/operate.ts', ...asked], {
    env: { PATH, HOME, VAR_DIR: target.folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said] = await Promise.all([text(child.stderr), once(child, 'close')])
  expect(child.exitCode).toBe(1)
  expect(said).toBe(`The backup ${plain} is damaged: tables/users.copy.zst is missing. Use another backup.\n`)
})

test('the tables of the migrations are those of a database', async () => {
  const rows = await queryOnce(
    source.url,
    `select relname from pg_class where relnamespace = 'mgk'::regnamespace and relkind = 'r' and relname not like 'kysely%'`,
  )
  const found = await listTablesOf(schemaFolder, await listKnownMigrations(schemaFolder))
  expect(found.toSorted()).toEqual(rows.map(({ relname }) => String(relname)).toSorted())
})

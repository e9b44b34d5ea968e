import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { ClinicChanges } from '#domain/clinics/clinic-schemas.ts'
import { unknownClinic } from '#domain/clinics/clinics.ts'
import { buildPeople, editorOf, leastClinic, openTestClinics } from '#testing/builders/clinics.ts'
import { onlyFacts } from './clinic-edits.ts'

const opened = await openTestClinics()
const people = await buildPeople(opened.accounts)
const by = editorOf(people.admin)
afterAll(() => opened.close())

const word = fc.constantFrom('One', 'Two', 'Three', '<script>', '둘')
const changes: fc.Arbitrary<ClinicChanges> = fc.record(
  {
    name: word,
    rating: fc.option(fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10)),
    procedures: fc.uniqueArray(word, { maxLength: 3 }),
    address: fc.record({ en: word, ko: word }),
    socialMedia: fc.constantFrom(
      { instagram: '', facebook: '', youtube: '' },
      { instagram: 'https://instagram.com/x', facebook: '', youtube: '' },
    ),
    hours: fc.constantFrom(null, '24h' as const),
  },
  { requiredKeys: [] },
)
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('change' as const), changes }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('return' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'delete and undo' as const }) },
)

async function readHistory(id: number) {
  const read = []
  let below: number | null = null
  do {
    const page = await opened.management.history(by, id, { below, limit: 3 })
    read.push(...page.changes)
    below = page.next === null ? null : Number(page.next)
  } while (below !== null)
  return read
}

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** What the step made of the newest of these versions, and what it should have. */
async function take(id: number, versions: readonly Record<string, unknown>[], one: Step) {
  const { management } = opened
  const version = versions.length
  switch (one.kind) {
    case 'change':
      return { saved: await management.update(by, id, version, one.changes), expected: one.changes }
    case 'return': {
      const wanted = 1 + Math.floor(one.share * (version - 1))
      return { saved: await management.restoreVersion(by, id, wanted, version), expected: versions[wanted - 1] }
    }
    case 'delete and undo':
      await management.remove(by, id, version)
      return { saved: await management.restore(by, id, version + 1), expected: versions[version - 1] }
  }
}

test('the history of a clinic has every version as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const made = await opened.management.create(by, leastClinic)
      const versions = [onlyFacts(made)]
      for (const one of steps) {
        const { saved, expected } = await take(made.id, versions, one)
        expect(saved).toMatchObject(expected ?? {})
        while (versions.length < saved.version) versions.push(onlyFacts(saved))
      }
      const history = await readHistory(made.id)
      expect(history.map(({ version }) => version)).toEqual(versions.map((_, index) => versions.length - index))
      expect(new Set(history.map((change) => change.by))).toEqual(new Set([people.admin.user.email]))
      const told: Record<string, unknown> = { ...unknownClinic }
      for (const { version, action, fields } of history.toReversed()) {
        for (const { field, before, after } of fields) {
          expect(before).toEqual(action === 'created' ? null : told[field])
          told[field] = after
        }
        expect(told).toEqual(versions[version - 1])
      }
      expect(onlyFacts(await opened.management.facts(by, made.id))).toEqual(told)
    }),
    { numRuns: 20 },
  )
})

test('a version that is not there is not guessed, and the newest is there already', async () => {
  const { id } = await opened.management.create(by, leastClinic)
  for (const wanted of [0, 2]) {
    await expect(opened.management.restoreVersion(by, id, wanted, null)).rejects.toThrow('clinics.version_not_found')
  }
  expect(await opened.management.restoreVersion(by, id, 1, null)).toMatchObject({ version: 1 })
})

test('the history names no editor whose account is deleted', async () => {
  const { admin } = await buildPeople(opened.accounts)
  const leaving = editorOf(admin)
  const { id } = await opened.management.create(leaving, leastClinic)
  expect((await opened.management.history(by, id, { below: null, limit: 1 })).changes).toMatchObject([
    { by: admin.user.email },
  ])
  await opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx.deleteFrom('mgk.users').where('id', '=', admin.user.id).execute(),
  )
  expect((await opened.management.history(by, id, { below: null, limit: 1 })).changes).toMatchObject([{ by: null }])
})

test('an administrator is given what they changed, and nobody else what they changed', async () => {
  const { admin } = await buildPeople(opened.accounts)
  const own = editorOf(admin)
  const { id } = await opened.management.create(own, leastClinic)
  await opened.management.update(by, id, 1, { name: 'Other' })
  await opened.management.update(own, id, 2, { name: 'Third' })
  const given = await opened.management.exportPart.read(admin.user.id)
  expect(given).toMatchObject([
    { clinic_id: id, version: 1, action: 'created' },
    { clinic_id: id, version: 3, action: 'updated', fields: ['name'] },
  ])
})

import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { SavedStepAnswers } from '#domain/trips/answers/saved-steps.ts'
import { anyAnswers, visibleAnswers } from '#testing/any-answers.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestTrips } from '#testing/trips/trips.ts'

const answers: SavedStepAnswers['step3'] = {
  beautyInterest: 'interested',
  beautyCategories: ['Plastic Surgery'],
  plasticSurgeryType: 'rhinoplasty',
  socialMediaInterest: null,
  socialMediaOptions: [],
  vipPlan: 'yes',
}

const opened = await openTestTrips()
afterAll(() => opened.close())

function momentAfter(milliseconds: number): string {
  return new Date(opened.clock.now + milliseconds).toISOString()
}

test('a draft is read on another device, and the newer answers of each step stay', async () => {
  const mina = await opened.member()
  expect(await opened.readDraft(mina)).toEqual({})
  const first = { step3: { answers, changedAt: momentAfter(-2000) } }
  const kept = await opened.ask(mina, '/api/trip-draft', { method: 'PUT', body: { steps: first } })
  expect(kept.status).toBe(200)
  expect(kept.headers.get('cache-control')).toBe('no-store')
  expect(await opened.readDraft(mina)).toEqual(first)

  const older = { step3: { answers: null, changedAt: momentAfter(-3000) } }
  const answer = await opened.ask(mina, '/api/trip-draft', { method: 'PUT', body: { steps: older } })
  expect(await answer.json()).toEqual({ steps: first })
  const startedOver = { step3: { answers: null, changedAt: momentAfter(-1000) } }
  await opened.ask(mina, '/api/trip-draft', { method: 'PUT', body: { steps: startedOver } })
  expect(await opened.readDraft(mina)).toEqual(startedOver)
})

test('an answer whose question is not asked is not stored, whoever sends it', async () => {
  const mina = await opened.member()
  await fc.assert(
    fc.asyncProperty(anyAnswers, async (given) => {
      opened.clock.now += 1000
      const changedAt = momentAfter(0)
      const { fullName: _name, email: _email, phone: _phone, ...step3 } = given.step3
      const steps = { step2: { answers: given.step2, changedAt }, step3: { answers: step3, changedAt } }
      const answer = await opened.ask(mina, '/api/trip-draft', { method: 'PUT', body: { steps } })
      expect(answer.status).toBe(200)
      const shown = visibleAnswers(given)
      expect(await opened.drafts.exportPart.read(mina.user.id)).toEqual({
        step2: { answers: shown.step2, changedAt },
        step3: { answers: shown.step3, changedAt },
      })
    }),
    { numRuns: 40 },
  )
})

test('a device whose clock runs ahead does not win for ever', async () => {
  const mina = await opened.member()
  const steps = { step3: { answers, changedAt: '2099-01-01T00:00:00.000Z' } }
  await opened.ask(mina, '/api/trip-draft', { method: 'PUT', body: { steps } })
  expect((await opened.readDraft(mina)).step3?.changedAt).toBe(momentAfter(0))
})

test('two devices that send different steps at the same moment lose none of them', async () => {
  const mina = await opened.member()
  const changedAt = momentAfter(-1000)
  const step1 = { answers: { startDate: null, endDate: null, selectedInterests: [] }, changedAt }
  await Promise.all(
    [{ step1 }, { step3: { answers, changedAt } }].map((steps) =>
      opened.ask(mina, '/api/trip-draft', { method: 'PUT', body: { steps } }),
    ),
  )
  expect(await opened.readDraft(mina)).toEqual({ step1, step3: { answers, changedAt } })
})

test('a visitor is refused, another member reads nothing, and contact data is kept for nobody', async () => {
  const [mina, jun] = [await opened.member(), await opened.member()]
  const steps = { step3: { answers, changedAt: momentAfter(-1000) } }
  expect((await opened.ask(null, '/api/trip-draft')).status).toBe(401)
  expect((await opened.ask(null, '/api/trip-draft', { method: 'PUT', body: { steps } })).status).toBe(401)
  await opened.ask(mina, '/api/trip-draft', { method: 'PUT', body: { steps } })
  expect(await opened.readDraft(jun)).toEqual({})
  const contact = { step3: { answers: { ...answers, email: 'mina@example.com' }, changedAt: momentAfter(0) } }
  const refused = await opened.ask(mina, '/api/trip-draft', { method: 'PUT', body: { steps: contact } })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ mistakes: [{ field: 'steps.step3.answers' }] })
  expect(await opened.readDraft(mina)).toEqual(steps)
})

test('a draft is encrypted in the database and hidden from other members', async () => {
  const [mina, jun] = [await opened.member(), await opened.member()]
  const steps = { step3: { answers, changedAt: momentAfter(-1000) } }
  await opened.ask(mina, '/api/trip-draft', { method: 'PUT', body: { steps } })
  const rows = await queryOnce(opened.url, `select encode(content, 'escape') as bytes from mgk.trip_drafts`)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('rhinoplasty')
  const asJun = { role: 'member', userId: jun.user.id, assurance: 'aal2' } as const
  const outcome = await opened.database.transactionAs(asJun, async (tx) => ({
    seen: await tx.selectFrom('mgk.trip_drafts').selectAll().execute(),
    deleted: await tx.deleteFrom('mgk.trip_drafts').returning('user_id').execute(),
  }))
  expect(outcome).toEqual({ seen: [], deleted: [] })
  const forMina = { user_id: mina.user.id, content: Buffer.from('x') }
  await expect(
    opened.database.transactionAs(asJun, (tx) => tx.insertInto('mgk.trip_drafts').values(forMina).execute()),
  ).rejects.toThrow(/row-level security|duplicate key/)
  await expect(opened.database.app.selectFrom('mgk.trip_drafts').selectAll().execute()).rejects.toThrow(
    'permission denied',
  )
})

test('the export of a member contains their draft, and deleting the account deletes it', async () => {
  const mina = await opened.member()
  const steps = { step3: { answers, changedAt: momentAfter(-1000) } }
  await opened.ask(mina, '/api/trip-draft', { method: 'PUT', body: { steps } })
  expect(await opened.drafts.exportPart.read(mina.user.id)).toEqual(steps)
  await queryOnce(opened.url, `delete from mgk.users where id = '${mina.user.id}'`)
  const left = await queryOnce(opened.url, `select 1 from mgk.trip_drafts where user_id = '${mina.user.id}'`)
  expect(left).toEqual([])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { savedSteps } from '#domain/trips/answers/saved-step-schemas.ts'
import { mergeSavedSteps, type SavedSteps } from '#domain/trips/answers/saved-steps.ts'
import { emptySteps } from '#domain/trips/answers/trip-drafts.ts'
import { forget, store } from '#web/ui/local-storage.ts'
import { changeStep, forgetSteps, keepStep, readStep } from '#web/travel/trip/stored-steps.ts'
import { readStepChanges } from '#web/travel/trip/step-changes.ts'
import { syncDraft } from './sync-draft.ts'

const realFetch = globalThis.fetch
const early = '2031-01-01T00:00:00.000Z'
const late = '2031-01-02T00:00:00.000Z'
const latest = '2031-01-03T00:00:00.000Z'

let left = new AbortController()

/** An account that keeps what is sent to it; null where it is not reached. Its time is that of the server. */
function openAccount(kept: SavedSteps | null = {}, serverTime = latest) {
  const account = { kept, sent: [] as string[] }
  globalThis.fetch = async (_input, init) => {
    if (account.kept === null) throw new TypeError('no network')
    if (init?.method === 'PUT' && typeof init.body === 'string') {
      account.sent.push(init.body)
      const { steps } = z.object({ steps: savedSteps }).parse(JSON.parse(init.body))
      for (const step of Object.values(steps)) if (step.changedAt > serverTime) step.changedAt = serverTime
      account.kept = mergeSavedSteps(account.kept, steps)
    }
    return Response.json({ steps: account.kept })
  }
  return account
}

function signIn() {
  left = new AbortController()
  syncDraft(left.signal)
}

function signOut() {
  left.abort()
}

beforeEach(() => {
  forgetSteps()
  forget('tripPlannerChanges')
})

afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
  globalThis.fetch = realFetch
  forgetSteps()
  forget('tripPlannerChanges')
})

const contact = { fullName: 'Avery Quill', email: 'avery@example.org', phone: '+1 555' }

test('the steps of a device go to the account without name, e-mail and phone', async () => {
  keepStep('step1', { ...emptySteps.step1, startDate: '2031-05-31', departure: { airport: 'PUS', time: null } }, early)
  keepStep('step3', { ...emptySteps.step3, ...contact, vipPlan: 'yes' }, early)
  const account = openAccount()
  signIn()
  await expect.poll(() => account.kept?.step3?.answers).toMatchObject({ vipPlan: 'yes' })
  expect(account.kept?.step1?.answers).toMatchObject({
    startDate: '2031-05-31',
    unfinishedFlights: { departure: { airport: 'PUS', time: null } },
  })
  expect(account.sent.join('')).not.toMatch(/Avery|avery|555|fullName|email|phone/)
  expect(readStep('step3').draft).toMatchObject(contact)
})

test('an answer whose question is no longer asked stays in the form, and no account gets it', async () => {
  const withdrawn = { beautyCategories: ['Medical Treatment' as const], plasticSurgeryType: 'rhinoplasty' }
  keepStep('step2', { ...emptySteps.step2, languageSupport: 'no', languageDetails: ['guides'] }, early)
  keepStep('step3', { ...emptySteps.step3, ...withdrawn, beautyInterest: 'not-interested' }, early)
  const account = openAccount()
  signIn()
  await expect.poll(() => account.kept?.step3?.answers).toMatchObject({ beautyInterest: 'not-interested' })
  expect(account.sent.join('')).not.toMatch(/rhinoplasty|Medical|guides/)
  expect(readStep('step3').draft).toMatchObject(withdrawn)
  signOut()

  const { fullName: _name, email: _email, phone: _phone, ...answers3 } = emptySteps.step3
  openAccount({
    step2: { answers: { ...emptySteps.step2, languageSupport: 'no', totalBudget: 'there' }, changedAt: late },
    step3: { answers: { ...answers3, beautyInterest: 'not-interested', vipPlan: 'yes' }, changedAt: late },
  })
  signIn()
  await expect.poll(() => readStep('step3').draft.vipPlan).toBe('yes')
  expect(readStep('step3').draft).toMatchObject(withdrawn)
  expect(readStep('step2').draft).toMatchObject({ totalBudget: 'there', languageDetails: ['guides'] })
})

test('each step is the one that was answered last, and contact data of this device stays', async () => {
  keepStep('step2', { ...emptySteps.step2, totalBudget: 'later here' }, late)
  keepStep('step3', { ...emptySteps.step3, ...contact }, early)
  const { fullName: _name, email: _email, phone: _phone, ...answers3 } = emptySteps.step3
  const account = openAccount({
    step2: { answers: { ...emptySteps.step2, totalBudget: 'earlier there' }, changedAt: early },
    step3: { answers: { ...answers3, socialMediaInterest: 'yes' }, changedAt: late },
  })
  signIn()
  await expect
    .poll(() => readStep('step3').draft)
    .toEqual({ ...emptySteps.step3, ...contact, socialMediaInterest: 'yes' })
  expect(readStep('step2').draft.totalBudget).toBe('later here')
  expect(account.kept?.step2?.answers?.totalBudget).toBe('later here')
})

test('a step that was emptied on another device is empty here', async () => {
  keepStep('step2', { ...emptySteps.step2, totalBudget: 'x' }, early)
  openAccount({ step2: { answers: null, changedAt: late } })
  signIn()
  await expect.poll(() => readStep('step2').isSaved).toBe(false)
})

test('a change after signing in is sent after a pause, many letters at once', async () => {
  const account = openAccount()
  signIn()
  for (const totalBudget of ['1', '12', '120만원']) changeStep('step2', { totalBudget })
  await expect.poll(() => account.kept?.step2?.answers?.totalBudget).toBe('120만원')
  expect(account.sent.length).toBe(1)
})

test('the steps of one account are not sent to another that signs in on this device', async () => {
  keepStep('step2', { ...emptySteps.step2, totalBudget: 'of the first' }, early)
  openAccount()
  signIn()
  await expect.poll(() => readStepChanges().sentAt.step2).toBe(early)
  signOut()
  expect(readStep('step2').draft.totalBudget).toBe('of the first')
  const second = openAccount()
  signIn()
  changeStep('step1', { startDate: '2031-05-31' })
  await expect.poll(() => second.kept?.step1).toBeDefined()
  expect(second.kept?.step2).toBeUndefined()
})

test('a step of which nobody knows when it was answered goes to an account that has none, and gives way to one', async () => {
  store('tripPlannerStep1', JSON.stringify({ startDate: '2031-05-31' }))
  store('tripPlannerStep2', JSON.stringify({ totalBudget: 'undated' }))
  const account = openAccount({ step2: { answers: { ...emptySteps.step2, totalBudget: 'dated' }, changedAt: early } })
  signIn()
  await expect.poll(() => account.kept?.step1?.answers?.startDate).toBe('2031-05-31')
  await expect.poll(() => readStep('step2').draft.totalBudget).toBe('dated')
})

test('without a network the device goes on alone, and what is unsent is sent the next time', async () => {
  openAccount(null)
  signIn()
  changeStep('step2', { totalBudget: 'offline' })
  signOut()
  expect(readStep('step2').draft.totalBudget).toBe('offline')
  const account = openAccount()
  signIn()
  await expect.poll(() => account.kept?.step2?.answers?.totalBudget).toBe('offline')
})

test('a device whose clock runs ahead takes the time of the account, and later the newer answers of other devices', async () => {
  keepStep('step2', { ...emptySteps.step2, totalBudget: 'of the fast clock' }, latest)
  const account = openAccount({}, early)
  signIn()
  await expect.poll(() => readStepChanges().sentAt.step2).toBe(early)
  expect(readStepChanges().changedAt.step2).toBe(early)
  expect(readStep('step2').draft.totalBudget).toBe('of the fast clock')
  signOut()
  account.kept = { step2: { answers: { ...emptySteps.step2, totalBudget: 'newer there' }, changedAt: late } }
  signIn()
  await expect.poll(() => readStep('step2').draft.totalBudget).toBe('newer there')
  expect(account.kept.step2?.answers?.totalBudget).toBe('newer there')
  expect(account.sent).toHaveLength(1)
})

test('an answer that nobody expected is reported, and the next change is sent', async () => {
  const reported: unknown[] = []
  const account = openAccount()
  const { fetch } = globalThis
  globalThis.fetch = async () => Response.json({ steps: null })
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  signIn()
  await expect.poll(() => reported).toHaveLength(1)
  globalThis.fetch = fetch
  changeStep('step2', { totalBudget: '120만원' })
  await expect.poll(() => account.kept?.step2?.answers?.totalBudget).toBe('120만원')
})

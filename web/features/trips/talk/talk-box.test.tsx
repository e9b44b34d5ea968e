import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hideClinicsHere } from '#web/features/trips/current/hidden-clinics.ts'
import { TripFocusContext, useTripFocusState } from '#web/features/trips/results/page/trip-focus.ts'
import { saveSteps } from '#web/features/trips/results/planning/use-plan-changes.ts'
import { twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { forgetSteps, readStep } from '#web/travel/trip/stored-steps.ts'
import { forgetTrip, readStoredTrip, storeTrip } from '#web/travel/trip/stored-trip.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { askTalk } from './ask-talk.ts'
import { TalkBox } from './talk-box.tsx'
import type { TalkProposal } from './talk-proposal.ts'
import { keepTalk } from './talk-store.ts'

vi.mock(import('./ask-talk.ts'), () => ({ askTalk: vi.fn<typeof askTalk>() }))

const trip = twoDayTrip()
const nothing: TalkProposal = {
  steps: null,
  chips: [],
  edited: null,
  waiting: [],
  problems: [],
  notUnderstood: [],
  question: null,
}
const planned: unknown[] = []

/** The palace of the first day is left out. */
function withoutPalace(): TalkProposal {
  const [first, ...rest] = trip.plan.days
  if (!first) throw new Error('The trip has no day.')
  const days = [{ ...first, stops: first.stops.slice(1) }, ...rest]
  const edited = {
    plan: { ...trip.plan, days },
    places: {},
    words: 'Other words.',
    breaches: [],
    isRefused: false,
    isLimited: false,
  }
  return { ...nothing, edited }
}

function Shown() {
  return (
    <TripFocusContext value={useTripFocusState(() => 0)}>
      <TalkBox onPlan={(steps) => planned.push(steps)} />
    </TripFocusContext>
  )
}

const box = page.getByRole('textbox', { name: 'Change this plan in your own words' })
const answer = page.getByRole('region', { name: 'What these words would change' })

async function say(text: string, proposal: TalkProposal | null): Promise<void> {
  vi.mocked(askTalk).mockResolvedValue(proposal)
  await box.fill(text)
  await userEvent.keyboard('{Enter}')
}

function idsOf(): (string | null)[] {
  return readStoredTrip()?.document.plan.days[0]?.stops.map(({ placeId }) => placeId) ?? []
}

beforeEach(() => {
  planned.length = 0
  vi.mocked(askTalk).mockReset()
  keepTalk({ text: '', done: null, planning: null })
  saveSteps(trip.steps)
  storeTrip({ saved: null, isChanged: false, document: trip })
  mountAt('/trip-planner/results', Shown)
})

afterEach(() => {
  hideClinicsHere(false)
  forgetTrip()
  forgetSteps()
})

test('a change is shown, made with one button, and undone with one', async () => {
  await say('remove the palace', withoutPalace())
  await expect.element(answer.getByText('Gyeongbokgung Palace is left out')).toBeVisible()
  expect(idsOf()).toContain('gyeongbokgung')
  await answer.getByRole('button', { name: 'Change the plan' }).click()
  await expect.element(page.getByText(/^The plan is changed/u)).toBeVisible()
  expect(idsOf()).not.toContain('gyeongbokgung')
  await expect.element(box).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('The plan is as it was.')).toBeVisible()
  expect(idsOf()).toContain('gyeongbokgung')
  await expect.element(box).toHaveValue('remove the palace')
})

test('changed answers are shown with what they were, and the trip is planned with them', async () => {
  const steps = { ...trip.steps, step2: { ...trip.steps.step2, dailyBudgetRange: 50_000 } }
  const chip = { field: 'step2.dailyBudgetRange' as const, value: 50_000, from: 0, to: 7, words: 'cheaper' }
  await say('cheaper, remove the palace', { ...nothing, steps, chips: [chip], waiting: ['remove the palace'] })
  await expect.element(answer.getByText('This plans the trip again. Other stops may change too.')).toBeVisible()
  await expect.element(answer.getByText('Daily budget: ₩50,000 a day')).toBeVisible()
  await expect.element(answer.getByText('(before: ₩60,000 a day, from “cheaper”)')).toBeVisible()
  await answer.getByRole('button', { name: 'Plan the trip again' }).click()
  expect(planned).toEqual([steps])
  // The page of a plan in work takes the place of this one, and the box comes back with the new plan.
  saveSteps(steps)
  storeTrip({ saved: null, isChanged: false, document: { ...trip, steps } })
  mountAt('/trip-planner/results', Shown)
  await expect.element(page.getByText(/^The trip was planned again/u).last()).toBeVisible()
  await expect.element(box.last()).toHaveValue('remove the palace')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(() => readStep('step2').draft.dailyBudgetRange).toBe(60_000)
  expect(readStoredTrip()?.document.steps.step2.dailyBudgetRange).toBe(60_000)
})

test('what was not understood and what cannot be is said, with a question back', async () => {
  await say('fly me to the moon, remove Leeum', {
    ...nothing,
    problems: [{ from: 20, to: 32, words: 'remove Leeum', problem: { why: 'not_in_plan' } }],
    notUnderstood: [{ from: 0, to: 18, words: 'fly me to the moon' }],
    question: { ask: 'words', words: 'fly me to the moon' },
  })
  await expect.element(answer.getByText('“fly me to the moon”', { exact: true })).toBeVisible()
  await expect.element(answer.getByText('“remove Leeum”: This is not in the plan.')).toBeVisible()
  await expect.element(answer.getByText('What do you mean by “fly me to the moon”?')).toBeVisible()
  await expect.element(answer.getByText(/^Such words are understood: “less walking”/u)).toBeVisible()
  expect(answer.getByRole('button').elements()).toEqual([])
})

test('a word that fits several stops is answered with a button', async () => {
  const stops = [{ placeId: 'gyeongbokgung', name: 'Gyeongbokgung Palace', day: 0 }]
  await say('the sight', { ...nothing, question: { ask: 'which', words: 'the sight', stops } })
  await answer.getByRole('button', { name: 'Gyeongbokgung Palace, day 1' }).click()
  expect(askTalk).toHaveBeenLastCalledWith('the sight', trip, { openDay: 0, picked: 'gyeongbokgung' })
})

test('words that could not be read stay, and so does the plan', async () => {
  await say('remove the palace', null)
  await expect.element(page.getByText(/^This could not be read just now/u)).toBeVisible()
  await expect.element(box).toHaveValue('remove the palace')
  await say('x'.repeat(2001), withoutPalace())
  await expect.element(page.getByText(/Use at most 2,000 characters/u)).toBeVisible()
  expect(askTalk).toHaveBeenCalledTimes(1)
})

test('what was tried out on another state of the trip is not shown any more', async () => {
  await say('remove the palace', withoutPalace())
  await expect.element(answer).toBeVisible()
  storeTrip({ saved: null, isChanged: false, document: { ...trip, generatedAt: '2027-01-01T00:00:00.000Z' } })
  await expect.element(answer).not.toBeInTheDocument()
  await expect.element(box).toHaveValue('remove the palace')
})

test('while clinics are hidden no change names one', async () => {
  const [first, ...rest] = trip.plan.days
  if (!first) throw new Error('The trip has no day.')
  const days = [{ ...first, stops: first.stops.toSpliced(1, 1) }, ...rest]
  const edited = {
    plan: { ...trip.plan, days },
    places: {},
    words: '',
    breaches: [],
    isRefused: false,
    isLimited: false,
  }
  hideClinicsHere(true)
  await say('remove the clinic', {
    ...nothing,
    edited,
    problems: [{ from: 0, to: 1, words: 'x', problem: { why: 'no_alternative', name: 'Hanbit Clinic' } }],
  })
  await expect.element(answer.getByText(/hidden here/u)).toBeVisible()
  expect(answer.element().textContent).not.toContain('Hanbit')
})

test('on a phone the button comes when the box is used, and stays as long as it holds words', async () => {
  await page.viewport(390, 844)
  mountAt('/trip-planner/results', Shown)
  const button = page.getByRole('button', { name: 'Show what changes' })
  expect(button.elements()).toEqual([])
  await box.click()
  await expect.element(button).toBeVisible()
  await box.fill('no more palaces')
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(button).toBeVisible()
  await page.viewport(1024, 768)
})

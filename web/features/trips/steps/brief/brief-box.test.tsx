import { useLayoutEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { BriefReading } from '#domain/wishes/brief/read-brief.ts'
import { DatesStep } from '#web/features/trips/steps/dates/dates-step.tsx'
import { changeStep, forgetSteps, readStep } from '#web/travel/trip/stored-steps.ts'
import { mountAt, mountServed } from '#web/ui/loading/mount.tsx'
import { forget } from '#web/ui/local-storage.ts'
import { BriefBox } from './brief-box.tsx'
import { keepBrief } from './brief-store.ts'
import { readBriefHere } from './read-brief-here.ts'

vi.mock(import('./read-brief-here.ts'), () => ({
  readBriefHere: vi.fn<typeof readBriefHere>(),
  prepareReader: async () => {},
}))

const text = 'vegan, 3 to 10 May, blorple'
const reading: BriefReading = {
  chips: [
    { field: 'step2.diet', value: 'vegan', from: 0, to: 5, words: 'vegan' },
    { field: 'step1.startDate', value: '2031-05-03', from: 7, to: 18, words: '3 to 10 May' },
    { field: 'step1.endDate', value: '2031-05-10', from: 7, to: 18, words: '3 to 10 May' },
  ],
  notUnderstood: [{ from: 20, to: 27, words: 'blorple' }],
  question: { ask: 'words', words: 'blorple' },
}

beforeEach(() => {
  document.documentElement.dataset['theme'] = 'light'
  forgetSteps()
  forget('tripPlannerChanges')
  keepBrief({ text: '', reading: null, before: null })
  vi.mocked(readBriefHere).mockReset().mockResolvedValue(reading)
})

async function tell(typed = text) {
  mountAt('/trip-planner', () => <DatesStep today="2031-03-01" />)
  await page.getByRole('textbox', { name: /^Tell us about your trip/u }).fill(typed)
  await page.getByRole('button', { name: 'Fill in the steps' }).click()
}

test('what was told fills the steps, and is read back with the words that it came from', async () => {
  await tell()
  await expect.element(page.getByRole('link', { name: /^Change Food: Vegan \(from “vegan”\)/u })).toBeVisible()
  expect(readBriefHere).toHaveBeenCalledWith(text, expect.any(String))
  expect(readStep('step1').draft).toMatchObject({ startDate: '2031-05-03', endDate: '2031-05-10' })
  expect(readStep('step2').draft.diet).toEqual(['vegan'])
  await expect.element(page.getByText('“blorple”', { exact: true })).toBeVisible()
  await expect
    .element(page.getByText('We could not use “blorple”. Can you say it in other words, or name a place?'))
    .toBeVisible()
})

test('a chip leads to its question, and removing it brings back the answer from before', async () => {
  changeStep('step2', { diet: ['halal'], travelerType: 'solo' })
  await tell()
  const chip = page.getByRole('link', { name: /^Change Food: Vegan/u })
  await expect.element(chip).toHaveAttribute('href', '/trip-planner/budget#diet')
  expect(readStep('step2').draft).toMatchObject({ diet: ['vegan'], travelerType: 'solo' })
  await page.getByRole('button', { name: 'Remove Food: Vegan' }).click()
  await expect.element(chip).not.toBeInTheDocument()
  expect(readStep('step2').draft).toMatchObject({ diet: ['halal'], travelerType: 'solo' })
  expect(readStep('step1').draft.startDate).toBe('2031-05-03')
})

test('a text that is read again keeps answers that were changed since and that it does not change', async () => {
  await tell()
  await expect.element(page.getByRole('link', { name: /^Change Food/u })).toBeVisible()
  changeStep('step1', { endDate: '2031-05-12' })
  await page.getByRole('button', { name: 'Fill in the steps' }).click()
  await vi.waitFor(() => expect(readBriefHere).toHaveBeenCalledTimes(2))
  expect(readStep('step1').draft.endDate).toBe('2031-05-12')
})

test('after starting over, a removed chip brings back nothing from before', async () => {
  changeStep('step2', { diet: ['halal'] })
  await tell()
  await expect.element(page.getByRole('link', { name: /^Change Food: Vegan/u })).toBeVisible()
  forgetSteps()
  await page.getByRole('button', { name: 'Fill in the steps' }).click()
  await vi.waitFor(() => expect(readStep('step2').draft.diet).toEqual(['vegan']))
  await page.getByRole('button', { name: 'Remove Food: Vegan' }).click()
  expect(readStep('step2').draft).not.toHaveProperty('diet')
})

test('a length waits for the first day, and then ends the trip with one press', async () => {
  vi.mocked(readBriefHere).mockResolvedValue({
    chips: [{ field: 'days', value: 5, from: 0, to: 6, words: '5 days' }],
    notUnderstood: [],
    question: { ask: 'start', month: null, days: 5 },
  })
  await tell('5 days')
  const question = page.getByText('On which day does your trip begin?')
  await expect.element(question).toBeVisible()
  changeStep('step1', { startDate: '2031-05-03' })
  await page.getByRole('button', { name: '5 days: end on 7 May 2031' }).click()
  expect(readStep('step1').draft.endDate).toBe('2031-05-07')
  await expect.element(question).not.toBeInTheDocument()
})

test('a text that could not be read stays, and nothing is filled in', async () => {
  vi.mocked(readBriefHere).mockResolvedValue(null)
  await tell()
  await expect.element(page.getByText(/could not be read just now/u)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /^Tell us/u })).toHaveValue(text)
  expect(readStep('step1').isSaved).toBe(false)
})

test('an empty text and one beyond the limit are not read', async () => {
  await tell('  ')
  await page.getByRole('textbox', { name: /^Tell us about your trip/u }).fill('x'.repeat(2001))
  await page.getByRole('button', { name: 'Fill in the steps' }).click()
  await expect.element(page.getByText(/Use at most 2,000 characters/u)).toBeVisible()
  expect(readBriefHere).not.toHaveBeenCalled()
})

test('a press that is made up for as soon as the page is hydrated reads the text that was typed before', async () => {
  vi.mocked(readBriefHere).mockResolvedValue(null)
  function PressAtOnce() {
    useLayoutEffect(() => document.querySelector('button')?.click(), [])
    return null
  }
  const { hydrate } = await mountServed(
    <>
      <BriefBox today="2031-03-01" />
      <PressAtOnce />
    </>,
  )
  await page.getByRole('textbox', { name: /^Tell us about your trip/u }).fill(text)
  hydrate()
  await vi.waitFor(() => expect(readBriefHere).toHaveBeenCalledWith(text, '2031-03-01'))
})

test('nights by city are chips of their own, and removing one leaves the others', async () => {
  vi.mocked(readBriefHere).mockResolvedValue({
    ...reading,
    chips: [
      { field: 'step2.nights', value: { city: 'Seoul', nights: 3 }, from: 0, to: 14, words: '3 nights Seoul' },
      { field: 'step2.nights', value: { city: 'Busan', nights: 1 }, from: 16, to: 23, words: '1 Busan' },
    ],
  })
  await tell('3 nights Seoul, 1 Busan')
  const chip = page.getByRole('link', { name: /^Change Nights: Seoul, 3 nights/u })
  await expect.element(chip).toHaveAttribute('href', '/trip-planner/budget#cities')
  expect(readStep('step2').draft.nights).toEqual([
    { city: 'Seoul', nights: 3 },
    { city: 'Busan', nights: 1 },
  ])
  await page.getByRole('button', { name: 'Remove Nights: Seoul, 3 nights' }).click()
  await expect.element(chip).not.toBeInTheDocument()
  expect(readStep('step2').draft.nights).toEqual([{ city: 'Busan', nights: 1 }])
  await page.getByRole('button', { name: 'Remove Nights: Busan, 1 night' }).click()
  await expect.element(page.getByRole('link', { name: /^Change Nights/u })).not.toBeInTheDocument()
  expect(readStep('step2').draft).not.toHaveProperty('nights')
})

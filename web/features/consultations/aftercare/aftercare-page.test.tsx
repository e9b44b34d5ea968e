import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addDays } from '#domain/korea/calendar-dates.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { readStored } from '#web/ui/local-storage.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import type { AftercareFacts } from './aftercare-sheet.tsx'
import { AftercarePage } from './aftercare-page.tsx'

const facts: AftercareFacts = {
  clinic: { en: 'Example <Dental>', ko: '예시치과의원' },
  phone: '02-555-0100',
  procedures: [{ en: 'Veneers', ko: '라미네이트' }],
  treatedOn: '2026-11-28',
  treatments: [
    {
      id: 'veneers',
      name: { en: 'Veneers', ko: '라미네이트' },
      steps: [
        { kind: 'soft-food', when: 'until', day: 3, date: '2026-12-01' },
        { kind: 'check', when: 'between', days: [7, 10], dates: ['2026-12-05', '2026-12-08'] },
        { kind: 'second-visit-months-later', when: 'unknown' },
      ],
    },
  ],
}

function show(changes: Partial<AftercareFacts> = {}, wrongDay: string | null = null) {
  mountAt('/consultations/aftercare', () => (
    <AftercarePage
      token="secret"
      facts={{ ...facts, ...changes }}
      ranges={[]}
      visitOn="2026-11-28"
      wrongDay={wrongDay}
    />
  ))
}

test('the passport says in both languages what to avoid until when, and whom to call', async () => {
  show()
  const [english, korean] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)]
  await expect.element(english.getByText('until 1 December 2026 (day 3)')).toBeVisible()
  await expect.element(english.getByText('ask the clinic', { exact: true })).toBeVisible()
  await expect.element(english.getByRole('link', { name: '02-555-0100' })).toHaveAttribute('href', 'tel:025550100')
  await expect.element(english.getByRole('link', { name: '119' })).toHaveAttribute('href', 'tel:119')
  await expect.element(korean.getByText('부드러운 음식 섭취')).toBeVisible()
  await expect.element(korean.getByText('2026년 12월 5일 ~ 2026년 12월 8일 (7~10일째)')).toBeVisible()
  await expect.element(korean.getByRole('link', { name: '+82-1577-7129' })).toBeVisible()
})

test('the days are kept for the trip on this device by a press, with the chosen day, and taken out by another', async () => {
  const treatedOn = seoulDay(Date.now())
  const steps = [{ kind: 'soft-food' as const, when: 'until' as const, day: 3, date: addDays(treatedOn, 3) }]
  const treatments = [{ id: 'veneers', name: { en: 'Veneers', ko: '라미네이트' }, steps }]
  show({ treatedOn, treatments })
  expect(readStored('aftercareDays')).toBeNull()
  await page.getByRole('button', { name: 'Show in My Trip' }).click()
  await expect.element(page.getByText('The days of your trip show it.')).toBeVisible()
  expect(JSON.parse(readStored('aftercareDays') ?? '')).toEqual([{ token: 'secret', treatedOn, treatments }])
  await page.getByRole('button', { name: 'Take It Out' }).click()
  await expect.element(page.getByRole('button', { name: 'Show in My Trip' })).toBeVisible()
  expect(readStored('aftercareDays')).toBeNull()
})

test('without ranges nothing is invented, and a wrong day is named and kept', async () => {
  show({ treatments: [], phone: '' }, '2026-01-01')
  await expect.element(page.getByText(/No ranges are known/)).toBeVisible()
  await expect.element(page.getByText('not known here')).toBeVisible()
  await expect.element(page.getByText(/Choose the day of the visit/)).toBeVisible()
  await expect.element(page.getByLabelText(/Day of the treatment/)).toHaveValue('2026-01-01')
})

test('the saved file is a page of its own, without scripts and without anything that it would load', async () => {
  const saved: Blob[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return '#'
  })
  show()
  await page.getByRole('button', { name: 'Save as a file' }).click()
  create.mockRestore()
  const text = (await saved[0]?.text()) ?? ''
  expect(text).toMatch(/^<!doctype html><html>.*Example &lt;Dental&gt;.*예시치과의원/s)
  expect(text).not.toMatch(/<script|<link|<img|src=|https?:|class=/)
})

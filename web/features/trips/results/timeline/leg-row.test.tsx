import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PlanLeg } from '#domain/trips/plan/plans.ts'
import { linesOfWords } from '#web/ui/loading/lines-of-words.ts'
import { mount } from '#web/ui/loading/mount.tsx'
import { LegRow } from './leg-row.tsx'
import './timeline.css'

const leg: PlanLeg = { mode: 'bus', minutes: 15, metres: 1600, cost: 1500 }
const ends = {
  from: { name: { en: 'Anguk', ko: '안국' }, lat: 37.576, lng: 126.985 },
  to: { name: { en: 'Seoul Plaza', ko: '서울광장' }, lat: 37.566, lng: 126.978 },
}

afterEach(async () => {
  document.documentElement.style.fontSize = ''
  await page.viewport(1024, 768)
})

function show(shownEnds: typeof ends | null): void {
  mount(
    <div className="timeline">
      <ol>
        <LegRow leg={leg} ends={shownEnds} />
      </ol>
    </div>,
  )
}

test('in a narrow list the map apps of a way come when its line is pressed', async () => {
  await page.viewport(390, 844)
  show(ends)
  const naver = page.getByRole('link', { name: 'Naver Map' })
  expect(naver.elements()).toEqual([])
  const open = page.getByRole('button', { name: 'Directions to Seoul Plaza in a map app' })
  await expect.element(open).toHaveAttribute('aria-expanded', 'false')
  await open.click()
  await expect.element(naver).toBeVisible()
  await expect.element(open).toHaveAttribute('aria-expanded', 'true')
})

test('in a wide list the map apps are there at once, and no button opens them', async () => {
  show(ends)
  await expect.element(page.getByRole('link', { name: 'Naver Map' })).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

test('a way with an unknown end has no map apps and nothing that opens them', async () => {
  await page.viewport(390, 844)
  show(null)
  await expect.element(page.getByText('15 min').first()).toBeInTheDocument()
  expect(page.getByRole('button').elements()).toEqual([])
  expect(page.getByRole('link').elements()).toEqual([])
})

test('with letters twice as large the words of a way stay whole on a phone', async () => {
  await page.viewport(340, 844)
  document.documentElement.style.fontSize = '200%'
  show(ends)
  await expect.element(page.getByText('Bus')).toBeVisible()
  for (const word of ['₩1,500', 'estimate']) expect(linesOfWords(document.body, word), word).toBe(1)
})

import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { forgetTrip, readStoredTrip, storeTrip } from '#web/travel/trip/stored-trip.ts'
import { mount } from '#web/ui/loading/mount.tsx'
import { FailedSelect, LateQuestion, WhereSelect } from './replan-questions.tsx'
import { undoReplan } from './use-replan.ts'

afterEach(forgetTrip)

function keep() {
  storeTrip({ saved: null, isChanged: false, document: twoDayTrip() })
}

function optionsOf(name: string): string[] {
  const select = page.getByRole('combobox', { name }).element()
  return [...select.querySelectorAll('option')].map(({ textContent }) => textContent)
}

test('how late one is has four answers', async () => {
  const asked: unknown[] = []
  mount(<LateQuestion late={30} onChoose={(late) => asked.push(late)} />)
  await expect.element(page.getByRole('button', { name: '30 min', pressed: true })).toBeVisible()
  for (const name of ['15 min', '1 hour', 'I am here now']) await page.getByRole('button', { name }).click()
  expect(asked).toEqual([15, 60, 'here'])
})

test('where one is names the base and what was reached, and nothing that is still to come', () => {
  keep()
  mount(<WhereSelect dayIndex={0} now={15 * 60 + 30} reached={1} onChoose={() => {}} />)
  expect(optionsOf('I am at')).toEqual(['Hotel area: Myeongdong', 'Gyeongbokgung Palace', 'Hanbit Clinic'])
})

test('what is closed is a place that is still to come, and no clinic', () => {
  keep()
  mount(<FailedSelect reason="closed" dayIndex={0} now={12 * 60} failed={3} onChoose={() => {}} />)
  expect(optionsOf('Closed:')).toEqual(['Euljiro Bar'])
})

test('undo restores the plan, and the account hears of it with the version that it has by then', () => {
  const before = { saved: { id: 'a', version: 1, name: 'Korea' }, isChanged: false, document: twoDayTrip() }
  const { plan } = before.document
  const changed = { ...before.document, plan: { ...plan, seed: 99 } }
  storeTrip({ saved: { ...before.saved, version: 2 }, isChanged: false, document: changed })
  undoReplan(before)
  expect(readStoredTrip()).toMatchObject({ saved: { version: 2 }, isChanged: true, document: { plan: { seed: 7 } } })
})

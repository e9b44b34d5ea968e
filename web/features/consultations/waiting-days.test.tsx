import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OpenedRequest, WaitingView } from '#domain/consultations/sent-requests.ts'
import { timeOfSeoulMoment } from '#domain/korea/seoul-time.ts'
import { buildOpenedRequest } from '#testing/opened-request.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { WaitingDays } from './waiting-days.tsx'

const from = timeOfSeoulMoment({ date: '2027-06-05', clock: '10:00' })
const view: WaitingView = { full: ['2027-06-07'], free: [{ from, to: from + 3_600_000 }] }
const sent = buildOpenedRequest({
  waits: [
    { day: '2027-06-05', isTold: true },
    { day: '2027-06-06', isTold: false },
  ],
})

function show(changes: Partial<OpenedRequest> = {}, waiting = view) {
  mountAt('/', () => <WaitingDays sent={{ ...sent, ...changes }} waiting={waiting} />)
}

test('a full day can be waited for, a wait can end, and what got free can be taken', async () => {
  show()
  await expect.element(page.getByText('Mon 7 Jun 2027: no time is free.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Tell Me if One Gets Free on Mon 7 Jun 2027' })).toBeVisible()
  await expect.element(page.getByText('Sun 6 Jun 2027: you get a mail if a time gets free.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Stop Waiting for Sun 6 Jun 2027' })).toBeVisible()
  await expect.element(page.getByText('Sat 5 Jun 2027: a time got free, and a mail told you.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Take This Time' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Take Sat 5 Jun 2027 Off This List' })).toBeVisible()
  const forms = [...document.querySelectorAll('form')].map((form) => Object.fromEntries(new FormData(form)))
  expect(forms).toEqual([
    { intent: 'stop_waiting', day: '2027-06-05' },
    { intent: 'accept', from: String(from) },
    { intent: 'stop_waiting', day: '2027-06-06' },
    { intent: 'wait', day: '2027-06-07' },
  ])
})

test('who has no proposal yet is told to write which time, and who came too late that none is left', async () => {
  show({ moves: [] })
  await expect.element(page.getByText(/Write to the clinic which one you would take/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Take This Time' })).not.toBeInTheDocument()
  show({}, { ...view, free: [] })
  await expect.element(page.getByText('No time of this day is free any more.')).toBeVisible()
})

test('without a full day there is nothing of it', async () => {
  show({ waits: [] }, { full: [], free: [] })
  await expect.element(page.getByText('Days without a free time')).not.toBeInTheDocument()
})

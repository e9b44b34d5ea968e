import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useLocation } from 'react-router'
import { plainTrip } from '#testing/trips/trip-documents.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { readToasts } from '#web/ui/feedback/toast-store.ts'
import { AddToTripButton } from './add-to-trip-button.tsx'
import { forgetSteps, readStep } from './stored-steps.ts'
import { forgetTrip, storeTrip } from './stored-trip.ts'
import { keepQueuedPlaces, readQueuedPlaces } from './queued-places.ts'

const palace = { id: 'gyeongbokgung', name: { en: 'Gyeongbokgung Palace', ko: '경복궁' } }

afterEach(() => {
  forgetTrip()
  forgetSteps()
  keepQueuedPlaces([])
})

function Card() {
  const { pathname } = useLocation()
  return (
    <>
      <p>{`At ${pathname}`}</p>
      <AddToTripButton place={palace} isSmall />
    </>
  )
}

async function press(): Promise<void> {
  mountAt('/', Card)
  await page.getByRole('button', { name: 'Add Gyeongbokgung Palace to your trip' }).click()
  await expect.poll(() => readToasts().length).toBe(1)
}

test('on a card the sign alone adds a place to the next trip, and leads to the planner', async () => {
  await press()
  expect(readStep('step2').draft.mustVisitPlaces).toBe('Gyeongbokgung Palace')
  expect(readToasts()[0]?.title).toBe('Gyeongbokgung Palace was added to your must-visits')
  readToasts()[0]?.action?.onSelect()
  await expect.element(page.getByText('At /trip-planner', { exact: true })).toBeVisible()
})

test('with a trip on the device the place waits for it', async () => {
  storeTrip({ saved: null, isChanged: false, document: plainTrip() })
  await press()
  expect(readQueuedPlaces()).toEqual(['gyeongbokgung'])
  readToasts()[0]?.action?.onSelect()
  await expect.element(page.getByText('At /trip-planner/results')).toBeVisible()
})

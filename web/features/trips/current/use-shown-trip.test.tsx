import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { treatmentTrip } from '#testing/trips/trip-documents.ts'
import { readStored } from '#web/ui/local-storage.ts'
import { mount } from '#web/ui/loading/mount.tsx'
import { hideClinicsHere, readHidesClinics } from './hidden-clinics.ts'
import { forgetTrip, storeTrip } from '#web/travel/trip/stored-trip.ts'
import { useShownTrip } from './use-shown-trip.ts'

afterEach(() => {
  forgetTrip()
  hideClinicsHere(false)
})

function Stops() {
  const stops = useShownTrip()?.document.plan.days.flatMap((day) => day.stops) ?? []
  return <p>{stops.map(({ kind, name }) => name ?? kind).join(' ')}</p>
}

test('a trip is shown whole, and without its clinics as soon as they are hidden on this device', async () => {
  storeTrip({ saved: null, isChanged: false, document: treatmentTrip() })
  mount(<Stops />)
  await expect.element(page.getByText(/consultation/)).toBeVisible()
  hideClinicsHere(true)
  await expect.element(page.getByText(/private_time/)).toBeVisible()
  expect(page.getByText(/consultation|treatment|Rest after/).elements()).toEqual([])
})

test('hidden clinics stay hidden until they are shown again', () => {
  hideClinicsHere(true)
  expect(readStored('tripPlannerHidesClinics')).toBe('yes')
  expect(readHidesClinics()).toBe(true)
  hideClinicsHere(false)
  expect(readHidesClinics()).toBe(false)
})

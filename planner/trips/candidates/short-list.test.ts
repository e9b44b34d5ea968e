import { expect, test } from 'vitest'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readMustVisitText } from '#domain/wishes/must-visit-text.ts'
import { askTrip, fullDay, inventCatalogue, inventRow, writeTrip } from '#testing/trips/lawful-trip.ts'
import { shortenCatalogue } from './short-list.ts'

function far(id: string, kind: PlanPlace['kind']): PlanPlace {
  return inventRow(id, 1, { lat: 35.1, lng: 129, kind })
}

const catalogue = [
  ...inventCatalogue(),
  ...Array.from({ length: 200 }, (_, index) => far(`harbour-${index}`, 'attraction')),
  far('named', 'attraction'),
  far('fish', 'restaurant'),
  far('far-clinic', 'clinic'),
]
const { plan } = writeTrip(askTrip(1), catalogue, [fullDay(0)])

function idsWith(text: string, mayHelp: (row: PlanPlace) => boolean = () => false): string[] {
  const wishes = readMustVisitText(text, indexPlaceNames(catalogue))
  return shortenCatalogue(catalogue, plan, wishes, [{ mayHelp }]).map(({ id }) => id)
}

test('the short list keeps planned places, their surroundings and clinics, and no other distant places', () => {
  const kept = idsWith('')
  expect(kept).toEqual(expect.arrayContaining(['sight-0', 'noodle-0', 'grill-0', 'far-clinic']))
  expect(kept.filter((id) => id.startsWith('harbour'))).toEqual([])
})

test('the short list keeps named places with meals and sights around them', () => {
  const kept = idsWith('The named house')
  expect(kept).toEqual(expect.arrayContaining(['named', 'fish', 'sight-0']))
  expect(kept.length).toBeLessThan(catalogue.length)
})

test('the short list keeps a hundred places that may answer a lack', () => {
  const kept = idsWith('', ({ id }) => id.startsWith('harbour'))
  expect(kept.filter((id) => id.startsWith('harbour'))).toHaveLength(100)
})

import { expect, test } from 'vitest'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { readTreatmentTable } from '#testing/builders/catalogue.ts'
import { askTrip, inventCatalogue } from '#testing/trips/lawful-trip.ts'
import { onlyStreets } from '#testing/trips/transport.ts'
import { offerTimeToRecover } from './time-to-recover.ts'

const catalogue = inventCatalogue()
const known = { names: indexPlaceNames(catalogue), treatments: readTreatmentTable() }

function offers(days: number, plasticSurgeryType: string) {
  const steps = askTrip(
    days,
    {},
    { beautyInterest: 'interested', beautyCategories: ['Plastic Surgery'], plasticSurgeryType },
  )
  const request = { wishes: readTripWishes(steps, known), catalogue, transport: onlyStreets, seed: 1 }
  return offerTimeToRecover(request).map((some) => some[0] && { ...some[0], wishes: some[0].wishes.days })
}

test('nine days are too few for an eyelid: twelve are offered, or the shortest stay on the same dates', () => {
  expect(offers(9, 'double eyelid')).toEqual([
    { wish: 'dates', to: '2027-05-14', wishes: 12 },
    { wish: 'plasticSurgeryType', to: 'shortest stay', wishes: 9 },
  ])
})

test('the shortest stay is not offered where even that is too long, or where no page states one', () => {
  expect(offers(8, 'double eyelid')).toEqual([{ wish: 'dates', to: '2027-05-14', wishes: 12 }, undefined])
  expect(offers(8, 'thread lift')[1]).toBeUndefined()
  expect(offers(8, 'liposuction')[1]).toBeUndefined()
})

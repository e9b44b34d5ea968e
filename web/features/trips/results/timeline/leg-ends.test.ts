import { expect, test } from 'vitest'
import { hideClinics } from '#domain/trips/document/trip-privacy.ts'
import { buildCitiesTrip } from '#testing/trips/cities-trip.ts'
import { treatmentTrip } from '#testing/trips/trip-documents.ts'
import { legEnds } from './leg-ends.ts'

const { plan, places } = buildCitiesTrip()

function endsOf(index: number) {
  const day = plan.days[index]
  if (!day) throw new Error(`There is no day ${index}.`)
  return legEnds(day, places).map((ends) => ends && `${ends.from.name.en} > ${ends.to.name.en}`)
}

test('each way leads from the stop before it, and the last one back', () => {
  expect(endsOf(9)).toEqual([
    'Myeongdong > Namdaemun Market',
    'Namdaemun Market > Namdaemun Galchi Jorim Alley',
    'Namdaemun Galchi Jorim Alley > Incheon Airport',
  ])
})

test('after a ride between cities one sets out from the station', () => {
  expect(endsOf(3).slice(0, 2)).toEqual(['Myeongdong > Gyeongju Station', 'Gyeongju Station > Hwangnam Bread'])
})

test('no way leads to what is hidden', () => {
  const hidden = hideClinics(treatmentTrip())
  const day = hidden.plan.days[1]
  if (!day) throw new Error('The trip has no second day.')
  const index = day.stops.findIndex(({ kind }) => kind === 'rest')
  expect(legEnds(day, hidden.places)[index]).toBeNull()
})

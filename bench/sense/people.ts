import { clockOf, type Day, isSight, type Trip } from './read-trip.ts'
import { dayRule, type Rule } from './rule.ts'

// By the age of the youngest: the latest dinner, and the latest return.
const evenings = [
  { age: 3, dinner: 18.5 * 60, home: 20.25 * 60 },
  { age: 6, dinner: 18.75 * 60, home: 20.75 * 60 },
  { age: 12, dinner: 19.5 * 60, home: 21.5 * 60 },
]
const dinnerOfOld = 19.5 * 60
const toddler = 3
const footOfToddler = 50
const footOfOld = 45
const sightsOfWeak = 3
const palaces = ['gyeongbokgung', 'changdeokgung', 'changgyeonggung', 'deoksugung', 'gyeonghuigung']
const spicy = /tteokbokki|maeun|buldak|spicy|jjamppong|nakji/iu

function youngest({ childAges }: Trip) {
  return Math.min(...childAges, Infinity)
}

function hasToddler(trip: Trip) {
  return youngest(trip) <= toddler
}

function homeAt({ visits, day: { returnLeg } }: Day): number {
  return (visits.at(-1)?.leave ?? 0) + (returnLeg?.minutes ?? 0)
}

export const peopleRules: readonly Rule[] = [
  dayRule('children eat early', 2, ({ visits }, trip) => {
    const most = evenings.find(({ age }) => youngest(trip) <= age)?.dinner ?? Infinity
    return visits.flatMap(({ stop, arrive }) => (stop.meal === 'dinner' && arrive > most ? [clockOf(arrive)] : []))
  }),
  dayRule('children are back early', 2, (day, trip) => {
    const most = evenings.find(({ age }) => youngest(trip) <= age)?.home ?? Infinity
    return !day.hasFlight && homeAt(day) > most ? [clockOf(homeAt(day))] : []
  }),
  dayRule('old people eat early', 2, ({ visits }, { isOlder }) =>
    visits.flatMap(({ stop, arrive }) =>
      isOlder && stop.meal === 'dinner' && arrive > dinnerOfOld ? [clockOf(arrive)] : [],
    ),
  ),
  dayRule('three sights a day for toddlers and the old', 2, ({ visits }, trip) => {
    const sights = visits.filter(isSight).length
    return (hasToddler(trip) || trip.isOlder) && sights > sightsOfWeak ? [`${sights}`] : []
  }),
  dayRule('no stairs for toddlers, the old and wheelchairs', 3, ({ visits }, trip) => {
    const isWeak = hasToddler(trip) || trip.isOlder || trip.steps.step2.party?.mobility
    return visits
      .filter((visit) => isWeak && visit.row.stairs === 2 && !visit.stop.because.includes('must'))
      .map(({ row }) => row.id)
  }),
  dayRule('no child is too young for a place', 2, ({ visits }, trip) =>
    visits
      .filter(({ row, stop }) => (row.childFrom ?? 0) > youngest(trip) && !stop.because.includes('must'))
      .map(({ row }) => row.id),
  ),
  dayRule('toddlers and the old are not long on foot', 2, ({ day, hasFlight }, trip) => {
    const most = hasToddler(trip) ? footOfToddler : trip.isOlder ? footOfOld : Infinity
    const legs = [...day.stops.map(({ leg }) => leg), day.returnLeg]
    const minutes = legs.reduce((sum, leg) => sum + (leg?.mode === 'walk' ? leg.minutes : 0), 0)
    return !hasFlight && minutes > most ? [`${minutes} minutes`] : []
  }),
  dayRule('a place for toddlers each day', 2, ({ visits, hasMove, hasFlight }, trip) => {
    const isFor = visits.some(({ row }) => row.forChildren === true)
    return hasToddler(trip) && !hasMove && !hasFlight && visits.length > 2 && !isFor ? ['none'] : []
  }),
  {
    name: 'two palaces are enough for a toddler',
    severity: 2,
    find: (trip) => {
      const found = trip.days.flatMap(({ visits }) => visits.filter(({ row }) => palaces.includes(row.id)))
      return hasToddler(trip) && found.length > 2 ? [`${found.length}`] : []
    },
  },
  dayRule('nothing spicy for toddlers', 2, ({ visits }, trip) =>
    visits
      .filter(({ stop, row }) => hasToddler(trip) && stop.kind === 'meal' && spicy.test(row.dish?.[0] ?? ''))
      .map(({ row }) => row.id),
  ),
  dayRule('no bar with children', 3, ({ visits }, trip) =>
    visits
      .filter(({ row: { tags } }) => {
        return youngest(trip) < Infinity && (tags.includes('adult') || tags.includes('alcohol'))
      })
      .map(({ row }) => row.id),
  ),
]

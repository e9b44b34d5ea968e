import { weekdayOf } from '#domain/korea/calendar-dates.ts'
import { clockOf, type Day, isSight, type Trip, type Visit } from './read-trip.ts'
import { dayRule, type Rule } from './rule.ts'

const latestOperation = 12.5 * 60
const shortTrip = 3
const chewy = /barbecue|galbi|samgyeop|hoe\b|sushi|raw|octopus|jokbal|fried|spicy|tteokbokki|maeun/iu
const softDays = 3
const quietDays = 3
const mostQuiet = 2
const hairDays = 7
const daysWithCheck = 3
const university = /university|severance|asan medical|samsung medical/iu

function isOperation({ stop }: Visit) {
  return stop.kind === 'treatment' && stop.treatment === 'surgery'
}

function isClinic({ stop: { kind } }: Visit) {
  return kind === 'treatment' || kind === 'consultation' || kind === 'checkup'
}

function isEaten({ stop: { kind } }: Visit) {
  return kind === 'meal' || kind === 'cafe'
}

/** The days since the operation; null without one before the day. */
function daysAfter({ index }: Day, { days }: Trip): number | null {
  const at = days.findIndex(({ visits }) => visits.some(isOperation))
  return at >= 0 && index >= at ? index - at : null
}

export const clinicRules: readonly Rule[] = [
  dayRule('nothing is eaten before an operation', 3, ({ visits }) => {
    const at = visits.findIndex(isOperation)
    return visits
      .slice(0, Math.max(0, at))
      .filter(isEaten)
      .map(({ row }) => row.id)
  }),
  dayRule('an operation is in the morning', 2, ({ visits }) =>
    visits
      .filter(({ arrive, ...visit }) => isOperation({ arrive, ...visit }) && arrive > latestOperation)
      .map(({ arrive }) => clockOf(arrive)),
  ),
  dayRule('no treatment on the first day', 3, ({ index, visits }, { days }) =>
    index === 0 && days.length > shortTrip
      ? visits.filter(({ stop }) => stop.kind === 'treatment').map(({ row }) => row.id)
      : [],
  ),
  dayRule('no clinic on a Sunday', 3, ({ visits, day }) =>
    weekdayOf(day.date) === 'sun' ? visits.filter(isClinic).map(({ row }) => row.id) : [],
  ),
  dayRule('cosmetic work is not done at a university hospital', 2, ({ visits }) =>
    visits
      .filter(({ stop, row }) => stop.treatment === 'surgery' && university.test(row.name.en))
      .map(({ row }) => row.id),
  ),
  dayRule('soft food after an operation', 3, (day, trip) => {
    const after = daysAfter(day, trip)
    if (after === null || after >= softDays) return []
    return day.visits
      .filter(({ stop, row }) => stop.kind === 'meal' && chewy.test(`${row.cuisine ?? ''} ${row.dish?.[0] ?? ''}`))
      .map(({ row }) => row.id)
  }),
  dayRule('quiet days after an operation', 3, (day, trip) => {
    const after = daysAfter(day, trip)
    if (after === null || after > quietDays) return []
    const sights = day.visits.filter(isSight)
    const bars = sights.filter(({ stop }) => stop.kind === 'nightlife').map(({ row }) => row.id)
    return sights.length > mostQuiet ? [...bars, `${sights.length} sights`] : bars
  }),
  dayRule('no move in the quiet days after an operation', 3, (day, trip) => {
    const after = daysAfter(day, trip)
    return after !== null && after > 0 && after <= quietDays && day.hasMove ? [`${after} days after it`] : []
  }),
  dayRule('no hair salon in the week after an operation', 2, (day, trip) => {
    const after = daysAfter(day, trip)
    if (after === null || after >= hairDays) return []
    return day.visits.filter(({ row }) => row.tags.includes('hair')).map(({ row }) => row.id)
  }),
  {
    name: 'the clinic looks again after an operation',
    severity: 3,
    find: (trip) => {
      const at = trip.days.findIndex(({ visits }) => visits.some(isOperation))
      const later = at < 0 ? [] : trip.days.slice(at + 1)
      const isSeen = later.some(({ visits }) => visits.some(({ stop }) => stop.kind === 'checkup'))
      return later.length >= daysWithCheck && !isSeen ? ['no check-up'] : []
    },
  },
  {
    name: 'the words leave an operation to the clinic',
    severity: 2,
    find: (trip) =>
      trip.days.some(({ visits }) => visits.some(isOperation)) && !/your clinic/iu.test(trip.words)
        ? ['not a word']
        : [],
  },
  {
    name: 'no treatment is dropped in silence',
    severity: 3,
    find: ({ steps, plan }) => {
      const { beautyInterest, beautyCategories } = steps.step3
      const isAsked = beautyInterest === 'interested' && beautyCategories.includes('Plastic Surgery')
      const codes = plan.days.flatMap(({ stops }) => stops.flatMap(({ because, kind }) => [...because, kind]))
      const isThere = codes.includes('treatment') || codes.includes('kept-free:surgery')
      return isAsked && !isThere && plan.unplaced.length === 0 ? ['surgery'] : []
    },
  },
]

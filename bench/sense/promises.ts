import { weekdayOf } from '#domain/korea/calendar-dates.ts'
import { darkIn, isMall } from './hours.ts'
import { allVisits, type Day, type Trip, type Visit, wholeDays } from './read-trip.ts'
import { dayRule, type Rule } from './rule.ts'

// When cherries blossom, by base, and where nobody has said otherwise not at all. Means of ten years.
const blossoms: Record<string, { from: string; to: string }> = {
  'jeju-city': { from: '03-25', to: '04-03' },
  seogwipo: { from: '03-25', to: '04-03' },
  busan: { from: '03-25', to: '04-05' },
  gyeongju: { from: '03-30', to: '04-09' },
  seoul: { from: '04-03', to: '04-13' },
}
const blossomShare = 0.7
const ski = ['yongpyong-ski', 'vivaldi-park']
const snow = { from: '12-05', to: '03-05' }
const border = ['imjingak', 'third-tunnel', 'dora-observatory']
const nightViews =
  /tower|sky\b|river|hangang|cheonggyecheon|wolji|woljeonggyo|beach|the bay|cruise|market|cable car|plaza|gwangalli|fortress|bridge|stonewall/iu
const cableCar = 'namsan-cable-car'
const tower = 'n-seoul-tower'
const shopsOfDays = 1 / 3
const holidays = ['2027-02-07', '2027-09-15', '2028-01-27', '2028-10-03']

function isIn(date: string, { from, to }: { from: string; to: string }): boolean {
  const day = date.slice(5)
  return from <= to ? day >= from && day <= to : day >= from || day <= to
}

function isInBlossom({ row }: Visit, date: string): boolean {
  return (row.seasonBest ?? []).some((season) => /blossom|cherr/iu.test(season.what) && isIn(date, season))
}

function blossomDays(trip: Trip): Day[] {
  return wholeDays(trip).filter(({ day, night }) => {
    const span = blossoms[night]
    return span !== undefined && isIn(day.date, span)
  })
}

/** A shop, and no street that everybody sees. */
function isShop(visit: Visit): boolean {
  return visit.stop.kind === 'shopping' && ((visit.row.headline ?? 0) < 2 || isMall(visit))
}

export const promiseRules: readonly Rule[] = [
  {
    name: 'who asks for blossom sees it in its weeks',
    severity: 2,
    find: (trip) => {
      const days = /blossom|벚꽃|桜/iu.test(trip.steps.step2.mustVisitPlaces) ? blossomDays(trip) : []
      const shown = days.filter(({ visits, day }) => visits.some((visit) => isInBlossom(visit, day.date)))
      return shown.length < blossomShare * days.length ? [`${shown.length} of ${days.length} days`] : []
    },
  },
  dayRule('nobody skis without snow', 3, ({ visits, day }) =>
    isIn(day.date, snow) ? [] : visits.filter(({ row }) => ski.includes(row.id)).map(({ row }) => row.id),
  ),
  dayRule('the border is not seen on a Monday', 3, ({ visits, day }) =>
    weekdayOf(day.date) === 'mon' ? visits.filter(({ row }) => border.includes(row.id)).map(({ row }) => row.id) : [],
  ),
  {
    name: 'the words ask for the passport at the border',
    severity: 2,
    find: (trip) =>
      allVisits(trip).some(({ row }) => border.slice(1).includes(row.id)) && !/passport/iu.test(trip.words)
        ? ['not a word']
        : [],
  },
  {
    name: 'a first trip has a view by night',
    severity: 2,
    find: (trip) => {
      const isSeen = trip.days.some(({ visits, month }) =>
        visits.some(({ row, leave }) => leave > darkIn(month) && nightViews.test(row.name.en)),
      )
      const isEarly = trip.childAges.length > 0 || trip.isOlder
      return trip.isFirst && !isEarly && wholeDays(trip).length > 1 && !isSeen ? ['none'] : []
    },
  },
  dayRule('the cable car leads to the tower', 2, ({ visits }) => {
    const at = visits.findIndex(({ row }) => row.id === cableCar)
    const beside = [visits[at - 1], visits[at + 1]].map((visit) => visit?.row.id)
    return at >= 0 && !beside.includes(tower) ? [cableCar] : []
  }),
  {
    name: 'who does not come to shop goes to few shops',
    severity: 2,
    find: (trip) => {
      if (trip.steps.step1.selectedInterests.includes('shopping')) return []
      const shops = trip.days.map(({ visits }) => visits.filter(isShop).length)
      const days = shops.filter((count) => count > 0).length
      const isDaily = days > Math.max(1, Math.ceil(trip.days.length * shopsOfDays))
      return shops.some((count) => count > 1) || isDaily ? [`${shops.join(' ')} shops on the days`] : []
    },
  },
  {
    name: 'an allergy is never called met',
    severity: 3,
    find: ({ steps, words }) =>
      (steps.step2.diet ?? []).some((diet) => /allerg/iu.test(diet)) && !/allerg/iu.test(words) ? ['not a word'] : [],
  },
  dayRule('no clinic on the day of the holiday', 3, ({ visits, day }) =>
    holidays.includes(day.date)
      ? visits
          .filter(({ stop: { kind } }) => kind === 'treatment' || kind === 'consultation' || kind === 'checkup')
          .map(({ row }) => row.id)
      : [],
  ),
]

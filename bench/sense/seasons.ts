import { darkIn, isMall } from './hours.ts'
import { clockOf, isMeal, isSight, type Trip, type Visit } from './read-trip.ts'
import { dayRule, type Rule } from './rule.ts'

const cold = /naengmyeon|milmyeon|makguksu|mulhoe|kongguksu/iu
const frost = [12, 1, 2]
const heat = { from: '07-10', to: '08-25', begins: 690, ends: 960, most: 120, mostOfWeak: 75 }
const rain = { from: '06-20', to: '07-25' }
const oldestWeak = 12
// The day itself, and the days around it on which the country travels.
const holidays = [
  { name: /Seollal|lunar new year/iu, on: '2027-02-07', from: '2027-02-06', to: '2027-02-09' },
  { name: /Chuseok/iu, on: '2027-09-15', from: '2027-09-14', to: '2027-09-16' },
  { name: /Seollal|lunar new year/iu, on: '2028-01-27', from: '2028-01-26', to: '2028-01-28' },
  { name: /Chuseok/iu, on: '2028-10-03', from: '2028-10-02', to: '2028-10-04' },
]

function isIn(date: string, { from, to }: { from: string; to: string }) {
  return date.slice(5) >= from && date.slice(5) <= to
}

function isOpenAir({ row }: Visit) {
  return row.tags.includes('outdoor') && !row.tags.includes('indoor')
}

function isSteep({ tags, interests }: Visit['row']) {
  return tags.includes('strenuous') && interests.includes('nature')
}

function isGreen({ row }: Visit) {
  return row.interests.includes('nature') && isGreenName.test(row.name.en)
}

const isGreenName = /park|forest|mountain|trail|arboretum|garden/iu

function outdoorsAtNoon(visits: readonly Visit[]): number {
  return visits
    .filter((visit) => isOpenAir(visit) && !isMeal(visit))
    .reduce((sum, { arrive, leave }) => {
      return sum + Math.max(0, Math.min(leave, heat.ends) - Math.max(arrive, heat.begins))
    }, 0)
}

function isWeak({ childAges, isOlder }: Trip): boolean {
  return isOlder || childAges.some((age) => age <= oldestWeak)
}

export const seasonRules: readonly Rule[] = [
  dayRule('no cold noodles in winter', 2, ({ visits, month }) =>
    visits.flatMap(({ row, stop }) =>
      frost.includes(month) && stop.kind === 'meal' && cold.test(row.dish?.[0] ?? '') ? [row.id] : [],
    ),
  ),
  dayRule('no park after sunset in winter', 2, ({ visits, month }) =>
    visits.flatMap((visit) =>
      frost.includes(month) && isOpenAir(visit) && isGreen(visit) && visit.leave > darkIn(month)
        ? [`${visit.row.id} until ${clockOf(visit.leave)}`]
        : [],
    ),
  ),
  dayRule('no steep hill in winter', 2, ({ visits, month }) =>
    visits.flatMap(({ row, stop }) =>
      frost.includes(month) && isSteep(row) && !stop.because.includes('must') ? [row.id] : [],
    ),
  ),
  dayRule('not long outdoors at noon in the heat', 2, ({ visits, day }, trip) => {
    const minutes = isIn(day.date, heat) ? outdoorsAtNoon(visits) : 0
    return minutes > (isWeak(trip) ? heat.mostOfWeak : heat.most) ? [`${minutes} minutes`] : []
  }),
  dayRule('there is a roof each day of the rains', 2, ({ visits, day }) => {
    const sights = visits.filter((visit) => isSight(visit) || visit.stop.kind === 'cafe')
    return isIn(day.date, rain) && sights.length > 2 && sights.every(isOpenAir) ? [`${sights.length} outdoors`] : []
  }),
  dayRule('no ridge in the rains', 2, ({ visits, day }) =>
    visits.flatMap(({ row, stop }) =>
      isIn(day.date, rain) && isSteep(row) && !stop.because.includes('must') ? [row.id] : [],
    ),
  ),
  {
    name: 'the words say when the country is on holiday',
    severity: 2,
    find: ({ days, words }) =>
      holidays
        .filter(({ from, to, name }) => {
          return days.some(({ day }) => day.date >= from && day.date <= to) && !name.test(words)
        })
        .map(({ on }) => on),
  },
  {
    name: 'the words say rain in the season of rains',
    severity: 2,
    find: ({ days, words }) =>
      days.some(({ day }) => isIn(day.date, rain)) && !/\brain|umbrella|monsoon/iu.test(words) ? ['not a word'] : [],
  },
  dayRule('no market and no mall on the day of the holiday', 2, ({ visits, day }) =>
    holidays.some(({ on }) => on === day.date)
      ? visits.filter((visit) => visit.row.kind === 'market' || isMall(visit)).map(({ row }) => row.id)
      : [],
  ),
]

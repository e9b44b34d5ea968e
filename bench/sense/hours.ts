import { straightMetres } from '#domain/korea/distances.ts'
import { clockOf, type Day, isMeal, isSight, type Visit } from './read-trip.ts'
import { dayRule, type Rule } from './rule.ts'

const outOfTown = 30_000
const latestBegin = 10 * 60 + 15
const longestHole = 110
const latestDinner = 20 * 60 + 15
const latestSight = 22 * 60 + 15
const barsFrom = 17 * 60
const clubsFrom = 21 * 60
// A visit may begin a little before a street is alive and end a little after it.
const patience = 15
const fullDay = 24 * 60
// When it gets dark in the middle of each month, January first.
const dark = [1085, 1120, 1145, 1175, 1200, 1225, 1220, 1195, 1150, 1105, 1070, 1065]
const palaces = ['gyeongbokgung', 'changdeokgung', 'changgyeonggung', 'deoksugung', 'gyeonghuigung']
const malls = /department|mall\b|starfield|outlet|hyundai|shinsegae|ifc/iu
const hanbok = 'hanbok-rental-gyeongbokgung'

export function isMall({ row }: Visit): boolean {
  return row.kind === 'shopping' && malls.test(row.name.en)
}

export function darkIn(month: number): number {
  return dark[month - 1] ?? 1150
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Whether the visit lies outside the hours in which the place is alive. */
function isOutside({ row, arrive, leave }: Visit): boolean {
  if (!row.activeHours) return false
  const [from, end] = row.activeHours.map(minutesOf)
  if (from === undefined || end === undefined) return false
  const until = end <= from ? end + fullDay : end
  return arrive < from - patience || leave > until + patience
}

function isMuseum({ row }: Visit): boolean {
  return row.kind === 'attraction' && /museum|gallery/iu.test(row.name.en)
}

function holesOf({ visits, day }: Day): number[] {
  return day.stops.flatMap((stop, at) => {
    const before = day.stops[at - 1]
    if (!before || stop.kind === 'transfer' || before.kind === 'transfer' || visits.length < 2) return []
    const free = minutesOf(stop.arrive) - minutesOf(before.leave) - (stop.leg?.minutes ?? 0)
    return free > longestHole ? [free] : []
  })
}

export const hourRules: readonly Rule[] = [
  // Who goes out of town has begun the day on the way.
  dayRule('a day begins by a quarter past ten', 2, ({ day, visits, hasMove, hasFlight, isResting }) => {
    const first = visits[0]
    const isOutOfTown = first !== undefined && straightMetres(day.from, first.row) > outOfTown
    return first && !isOutOfTown && !hasMove && !hasFlight && !isResting && first.arrive > latestBegin
      ? [clockOf(first.arrive)]
      : []
  }),
  dayRule('no hole of two hours', 2, (day) => (day.isResting ? [] : holesOf(day).map((free) => `${free} minutes`))),
  dayRule('dinner begins by a quarter past eight', 2, ({ visits }) =>
    visits.flatMap(({ stop, arrive }) => (stop.meal === 'dinner' && arrive > latestDinner ? [clockOf(arrive)] : [])),
  ),
  dayRule('late at night there is only nightlife', 2, ({ visits }) =>
    visits.flatMap(({ stop, row, leave }) =>
      leave > latestSight && stop.kind !== 'nightlife' && !row.interests.includes('nightlife')
        ? [`${row.id} until ${clockOf(leave)}`]
        : [],
    ),
  ),
  dayRule('streets are visited while they are alive', 2, ({ visits }) =>
    visits.flatMap((visit) =>
      isOutside(visit) ? [`${visit.row.id} ${clockOf(visit.arrive)}–${clockOf(visit.leave)}`] : [],
    ),
  ),
  dayRule('bars come in the evening', 2, ({ visits }) =>
    visits.flatMap(({ row, stop, arrive }) => {
      if (stop.kind !== 'nightlife') return []
      const from = /club/iu.test(row.name.en) ? clubsFrom : barsFrom
      return arrive < from ? [`${row.id} at ${clockOf(arrive)}`] : []
    }),
  ),
  dayRule('what lives after dark is seen after dark', 2, ({ visits, month }) =>
    visits.flatMap(({ row, arrive, leave }) =>
      row.dusk === 'only' && leave < darkIn(month) ? [`${row.id} at ${clockOf(arrive)}`] : [],
    ),
  ),
  dayRule('what needs the light is seen by day', 2, ({ visits, month }) =>
    visits.flatMap((visit) =>
      visit.row.dusk === 'no' && isSight(visit) && visit.leave > darkIn(month) + patience
        ? [`${visit.row.id} until ${clockOf(visit.leave)}`]
        : [],
    ),
  ),
  dayRule('no two museums in a row', 2, ({ visits }) => {
    const sights = visits.filter((visit) => !isMeal(visit))
    return sights.flatMap((visit, at) => {
      const before = sights[at - 1]
      return before && isMuseum(before) && isMuseum(visit) ? [`${before.row.id}, ${visit.row.id}`] : []
    })
  }),
  dayRule('at most two palaces a day', 2, ({ visits }) => {
    const found = visits.filter(({ row }) => palaces.includes(row.id))
    return found.length > 2 ? [`${found.length}`] : []
  }),
  dayRule('at most one mall a day, unless one shops', 2, ({ visits }, { steps }) => {
    const found = visits.filter(isMall)
    return found.length > 1 && !steps.step1.selectedInterests.includes('shopping')
      ? [found.map(({ row }) => row.id).join(', ')]
      : []
  }),
  dayRule('hanbok comes before the palace', 2, ({ visits }) => {
    const dressed = visits.findIndex(({ row }) => row.id === hanbok)
    return dressed >= 0 && !visits.slice(dressed + 1).some(({ row }) => palaces.includes(row.id)) ? [hanbok] : []
  }),
]

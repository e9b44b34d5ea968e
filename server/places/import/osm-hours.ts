import { type OpeningHours, type OpenInterval, type Weekday, weekdays } from '#domain/places/places.ts'

/** The names of weekdays in OpenStreetMap. */
const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const day = `(?:${dayNames.join('|')})`
const days = `${day}(?:-${day})?(?:\\s*,\\s*${day}(?:-${day})?)*`
const clock = String.raw`\d{1,2}:\d{2}`
const times = String.raw`${clock}\s*-\s*${clock}(?:\s*,\s*${clock}\s*-\s*${clock})*`
const rule = new RegExp(`^(?:(${days})(?:\\s+|$))?(${times}|off|closed)?$`)
const mostIntervals = 6

/**
 * Parses a subset of OpenStreetMap's opening hours: weekdays, times, `off` and `24/7`. If two rules cover a day, the
 * later one counts. Anything else, such as holidays, seasons, sunset or comments, makes all hours unknown, because
 * incomplete hours would send people to closed doors.
 */
export function readOsmHours(text: string): OpeningHours | null {
  const given = text.trim().replace(/;\s*$/, '')
  if (given === '') return null
  if (given === '24/7') return '24h'
  const week = new Map<Weekday, OpenInterval[]>()
  for (const part of given.split(';')) {
    const [whole, named, said] = rule.exec(part.trim()) ?? []
    if (!whole) return null
    const intervals = said === undefined ? wholeDay : said === 'off' || said === 'closed' ? [] : readIntervals(said)
    if (!intervals) return null
    for (const weekday of named === undefined ? weekdays : readDays(named)) week.set(weekday, intervals)
  }
  const [mon, tue, wed, thu, fri, sat, sun] = weekdays.map((weekday) => week.get(weekday) ?? [])
  if (!mon || !tue || !wed || !thu || !fri || !sat || !sun) return null
  const all = [mon, tue, wed, thu, fri, sat, sun]
  // Closed on every day: the place has closed for good, or the entry is wrong.
  if (all.every((intervals) => intervals.length === 0)) return null
  if (all.every((intervals) => intervals.some(([from, to]) => from === to))) return '24h'
  return { mon, tue, wed, thu, fri, sat, sun }
}

const wholeDay: OpenInterval[] = [['00:00', '00:00']]

function readDays(text: string): Weekday[] {
  return text.split(',').flatMap((part) => {
    const [from = '', to = from] = part.trim().split('-')
    const first = dayNames.indexOf(from)
    const count = ((dayNames.indexOf(to) - first + 7) % 7) + 1
    // A range such as Su-Tu wraps around the end of the week.
    return Array.from({ length: count }, (_, index) => weekdays[(first + index) % 7] ?? 'mon')
  })
}

function readIntervals(text: string): OpenInterval[] | null {
  const intervals = text.split(',').map((part) => {
    const [from = '', to = ''] = part.trim().split(/\s*-\s*/)
    return readInterval(from, to)
  })
  const read = intervals.filter((interval) => interval !== null)
  return read.length === intervals.length && read.length <= mostIntervals ? read : null
}

/** Null if one of them is not a time. 26:00 is 02:00 of the next day. */
export function readInterval(from: string, to: string): OpenInterval | null {
  const [opens, closes] = [readMinutes(from), readMinutes(to)]
  if (opens === null || closes === null || opens >= 1_440 || closes > 2_880) return null
  const interval: OpenInterval = [writeClock(opens), writeClock(closes)]
  // Equal times, such as 09:00 to 09:00, are a typo. Only 00:00 to 24:00 is a whole day.
  return interval[0] === interval[1] && !(opens === 0 && closes === 1_440) ? null : interval
}

function readMinutes(text: string): number | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? []
  return hour === undefined || Number(minute) > 59 ? null : Number(hour) * 60 + Number(minute)
}

function writeClock(minutes: number): string {
  const inDay = minutes % 1_440
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

const duskMinutes = 30
/** The minute at which it gets dark in the middle of each month, January first: sunsets in Seoul, to five minutes. */
const dusks = [
  '17:35',
  '18:10',
  '18:35',
  '19:05',
  '19:30',
  '19:55',
  '19:50',
  '19:25',
  '18:40',
  '17:55',
  '17:20',
  '17:15',
].map((sunset) => Number(sunset.slice(0, 2)) * 60 + Number(sunset.slice(3)) + duskMinutes)
const usualDusk = 19 * 60 + duskMinutes

/** The minute of the day at which it gets dark, by the number of the month. */
export function duskOf(month: number): number {
  return dusks[month - 1] ?? usualDusk
}

import { weekdayOf } from '#domain/korea/calendar-dates.ts'

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const monthsOfSeason = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
  christmas: [11, 12],
  'end of the year': [11, 12],
}

/** The sentences of a description. A full stop after a single letter or a short title does not end a sentence. */
export function sentencesOf(description: string): string[] {
  const text = description.replace(/\s+/gu, ' ').trim()
  const pieces = text.split(/(?<=[^A-Z.][.!?]["’”)]?) (?=["“‘(]?\p{Lu}|\d)/u)
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}

/** The months, 1 to 12, that a sentence is about; empty if it is about the whole year. */
function monthsIn(sentence: string): Set<number> {
  const months = new Set<number>()
  for (const [index, name] of monthNames.entries())
    if (new RegExp(String.raw`\b${name}\b(?! \d{4})`, 'u').test(sentence)) months.add(index + 1)
  for (const [season, ofSeason] of Object.entries(monthsOfSeason))
    if (new RegExp(String.raw`\b${season}\b`, 'iu').test(sentence)) for (const month of ofSeason) months.add(month)
  return months
}

/** Whether a sentence about the weekend suits a date: it says nothing of a Tuesday. */
export function suitsWeekday(sentence: string, date: string): boolean {
  return !/\bweekends?\b|\bS(?:atur|un)days?\b/u.test(sentence) || ['sat', 'sun'].includes(weekdayOf(date))
}

/** Whether a sentence suits the month of a date: a sentence about cherry trees in April does not suit November. */
export function suitsMonth(sentence: string, date: string): boolean {
  const months = monthsIn(sentence)
  return months.size === 0 || months.has(Number(date.slice(5, 7)))
}

const months = [
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
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** How days are written and read in English. web/ui/dates/typed-date.ts reads days in numbers, in every language. */
export const dates = {
  months,
  /** A word before a day that has no meaning of its own. */
  weekday: /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/u,
  dayFirst: /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s.-]+(?<month>[a-z]{3,9})\.?(?:[\s,-]+(?<year>\d{2}|\d{4}))?$/u,
  monthFirst: /^(?<month>[a-z]{3,9})\.?[\s-]+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:[\s,-]+(?<year>\d{2}|\d{4}))?$/u,
  /** `Sat 12 Jun 2027`: short enough for a field. */
  write: (day: Date) =>
    `${weekdayOf(day).slice(0, 3)} ${day.getUTCDate()} ${shortMonthOf(day)} ${day.getUTCFullYear()}`,
  /** Within a year: `Saturday 12 June`. */
  writeShort: (day: Date) => `${weekdayOf(day)} ${day.getUTCDate()} ${monthOf(day)}`,
  /** A short date for summaries: `Sat 12 June`. */
  writeBrief: (day: Date) => `${weekdayOf(day).slice(0, 3)} ${day.getUTCDate()} ${monthOf(day)}`,
  /** For what was true in a month: `June 2027`. */
  writeMonth: (day: Date) => `${monthOf(day)} ${day.getUTCFullYear()}`,
  /** For a sentence: `12 June 2027`. */
  writeLong: (day: Date) => `${day.getUTCDate()} ${monthOf(day)} ${day.getUTCFullYear()}`,
}

// Of a moment that is midnight of that day in UTC. Not by toLocaleDateString: a browser reads the rules of a language
// at its first use, which held up first views.
function weekdayOf(day: Date): string {
  return weekdays[day.getUTCDay()] ?? ''
}

function monthOf(day: Date): string {
  return months[day.getUTCMonth()] ?? ''
}

function shortMonthOf(day: Date): string {
  const month = monthOf(day)
  return month === 'September' ? 'Sept' : month.slice(0, 3)
}

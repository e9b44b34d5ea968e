/** How days are written and read in English. web/ui/dates/typed-date.ts reads days in numbers, in every language. */
export const dates = {
  months: [
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
  ],
  /** A word before a day that has no meaning of its own. */
  weekday: /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/u,
  dayFirst: /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s.-]+(?<month>[a-z]{3,9})\.?(?:[\s,-]+(?<year>\d{2}|\d{4}))?$/u,
  monthFirst: /^(?<month>[a-z]{3,9})\.?[\s-]+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:[\s,-]+(?<year>\d{2}|\d{4}))?$/u,
  /** `Sat 12 Jun 2027`: short enough for a field. */
  write: (day: Date) =>
    writeDay(day, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }).replaceAll(',', ''),
  /** Within a year: `Saturday 12 June`. */
  writeShort: (day: Date) => writeDay(day, { weekday: 'long', day: 'numeric', month: 'long' }).replaceAll(',', ''),
  /** A short date for summaries: `Sat 12 June`. */
  writeBrief: (day: Date) => writeDay(day, { weekday: 'short', day: 'numeric', month: 'long' }).replaceAll(',', ''),
  /** For what was true in a month: `June 2027`. */
  writeMonth: (day: Date) => writeDay(day, { month: 'long', year: 'numeric' }),
  /** For a sentence: `12 June 2027`. */
  writeLong: (day: Date) => writeDay(day, { day: 'numeric', month: 'long', year: 'numeric' }),
}

/** Of a moment that is midnight of that day in UTC. */
function writeDay(day: Date, options: Intl.DateTimeFormatOptions): string {
  return day.toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' })
}

/** What the typed dates and their calendar say; loaded with them. */
export const dateEntry = {
  openStart: 'Choose the start date from a calendar',
  openEnd: 'Choose the end date from a calendar',
  calendarStart: 'Choose the start date',
  calendarEnd: 'Choose the end date',
  calendarFailed: 'The calendar could not be loaded. Please type the date, or try again.',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  startsHere: 'start',
  endsHere: 'end',
  nights: (nights: number) => (nights === 1 ? '1 night' : `${nights} nights`),
  unreadable: 'Enter a date like 12 June 2027',
  noSuchDay: 'This date does not exist. Enter a date like 12 June 2027',
  ambiguous: (one: string, other: string) => `This can mean ${one} or ${other}. Write the month as a word`,
  tooEarly: (first: string) => `Choose ${first} or later`,
  tooLate: (last: string) => `Choose ${last} or earlier`,
  endBeforeStart: (start: string) => `Choose an end date on or after the start, ${start}`,
}

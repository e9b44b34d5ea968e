const countWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** The words that the reusable parts bring along; everything else comes from those who use them. */
export const ui = {
  optional: '(optional)',
  errorPrefix: 'Error:',
  close: 'Close',
  loading: 'Loading',
  characters: (typed: number, longest: number) =>
    `${typed.toLocaleString('en')} of ${longest.toLocaleString('en')} characters`,
  passwordField: {
    show: 'Show password',
    hide: 'Hide password',
    shown: 'The password is shown.',
    hidden: 'The password is hidden.',
  },
  badges: { sample: 'Sample listing', featured: 'Featured', advertisement: 'Advertisement' },
  rating: {
    none: 'No rating yet',
    spoken: (value: number) => `${value.toFixed(1)} of 5 stars`,
    count: (count: number) => (count === 1 ? '1 review' : `${count.toLocaleString('en')} reviews`),
    kinds: { reviews: '', editor: 'Editor’s rating', sample: 'sample rating', source: 'rating' },
  },
  toasts: { region: 'Notices', dismiss: 'Dismiss' },
  carousel: { previous: 'Previous', next: 'Next' },
  pagination: { previous: 'Previous page', next: 'Next page', first: 'First page' },
  errorSummary: {
    title: (count: number) =>
      count === 1 ? 'One thing needs another look' : `${countWords[count] ?? count} things need another look`,
    kept: 'Everything you typed is still here.',
  },
  dates: {
    start: 'Start Date',
    end: 'End Date',
    hint: 'For example: 12 June 2027 or 2027-06-12',
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
    noSuchDay: 'There is no such day. Enter a date like 12 June 2027',
    ambiguous: (one: string, other: string) => `This can mean ${one} or ${other}. Write the month as a word`,
    tooEarly: (first: string) => `Choose ${first} or later`,
    tooLate: (last: string) => `Choose ${last} or earlier`,
    endBeforeStart: (start: string) => `Choose an end date on or after the start, ${start}`,
  },
}

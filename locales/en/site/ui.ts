import { grouped } from './figures.ts'

/** The words that the reusable parts bring along; everything else comes from those who use them. */
export const ui = {
  optional: '(optional)',
  errorPrefix: 'Error:',
  close: 'Close',
  loading: 'Loading',
  badges: { sample: 'Sample listing', featured: 'Featured', advertisement: 'Advertisement' },
  rating: {
    spoken: (value: number) => `${value.toFixed(1)} of 5 stars`,
    count: (count: number) => (count === 1 ? '1 review' : `${grouped(count)} reviews`),
    kinds: { reviews: '', editor: 'Editor’s rating', source: 'rating' },
  },
  toasts: { region: 'Notices', dismiss: 'Dismiss', folded: (count: number) => `${count} more notices` },
  carousel: { previous: 'Previous', next: 'Next' },
  pagination: { previous: 'Previous page', next: 'Next page', first: 'First page' },
  dates: {
    start: 'Start Date',
    end: 'End Date',
    hint: 'For example: 12 June 2027 or 2027-06-12',
  },
}

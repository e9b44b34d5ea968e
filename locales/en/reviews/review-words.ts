import type { ClinicLanguage } from '#domain/clinics/clinics.ts'
import type { RemovalGround, ReviewFacet, ReviewFacets } from '#domain/reviews/reviews.ts'
import { languageNames } from '#locales/en/site/language-names.ts'

type FacetAnswers = { [Facet in ReviewFacet]: Record<NonNullable<ReviewFacets[Facet]>, string> }

const answers: FacetAnswers = {
  price: { as_quoted: 'As quoted', higher: 'Higher than quoted', not_quoted: 'No quote before' },
  spoken: { easy: 'Easy to understand', partly: 'Partly understood', hard: 'Hard to understand' },
  waiting: { short: 'Under 30 minutes', fair: '30 to 60 minutes', long: 'Over an hour' },
  pressure: { none: 'None', some: 'Some', strong: 'Strong' },
}

const facets: Record<ReviewFacet, string> = {
  price: 'Price',
  spoken: 'Language',
  waiting: 'Waiting',
  pressure: 'Pressure to decide',
}

const grounds: Record<RemovalGround, string> = {
  unlawful: 'against the law, such as the one on medical advertising',
  personal_data: 'personal data of somebody else',
  insult: 'an insult or a threat',
  advertisement: 'an advertisement, or written for a reward',
  no_visit: 'not about this visit',
}

/** Words of reviews that several pages share. */
export const reviewWords = {
  facets,
  answers,
  grounds,
  stars: (rating: number) => (rating === 1 ? '1 star' : `${rating} stars`),
  languageName: (code: ClinicLanguage) => languageNames[code],
}

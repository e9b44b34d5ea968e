import { askedStep3, type TripSteps } from '#domain/trips/answers/trips.ts'
import type { BriefChip } from '#domain/wishes/brief/brief-chips.ts'
import { type BriefText, spanOf } from '#domain/wishes/brief/brief-text.ts'
import type { Range } from '#domain/wishes/brief/collected-chips.ts'
import { readDateMentions } from '#domain/wishes/brief/dates/date-mentions.ts'
import { readKeptHours } from '#domain/wishes/brief/dates/kept-hours.ts'
import { findMentions, overlaps } from '#domain/wishes/brief/mentions.ts'
import { actionWords } from './talk-words.ts'

/** More hours of a planned trip that are to be kept free, and the words that tell them. */
export function readTalkKeptHours(
  text: BriefText,
  { step1, step3 }: TripSteps,
  today: string,
): { chips: BriefChip[]; ranges: Range[] } {
  const { days, others } = readDateMentions(text, step1.startDate < today ? step1.startDate : today)
  const treatmentOn = askedStep3(step3).treatmentOn ?? null
  const { kept, covered } = readKeptHours(text, {
    today,
    medical: [],
    days: [...days, ...others],
    trip: { first: step1.startDate, last: step1.endDate, ends: [], treatmentOn },
  })
  // "Move the concert to 20:00" changes a stop.
  const changes = findMentions(text, actionWords).filter(({ value }) => value !== 'lock')
  const ranges = covered.filter((range) => !overlaps(range, changes))
  return {
    chips: kept
      .filter((hours) => overlaps(hours, ranges) && !overlaps(hours, changes))
      .map(({ value, from, to }) => ({ field: 'step2.keptHours', value, ...spanOf(text, from, to) })),
    ranges,
  }
}

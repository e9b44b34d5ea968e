import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import { askedStep3, type TripSteps } from '#domain/trips/answers/trips.ts'
import type { BriefChip } from '#domain/wishes/brief/brief-chips.ts'
import { type BriefText, sentenceRange, spanOf } from '#domain/wishes/brief/brief-text.ts'
import type { Range } from '#domain/wishes/brief/collected-chips.ts'
import { readDateMentions } from '#domain/wishes/brief/dates/date-mentions.ts'
import { longestFirst, namedAgain, readTreatmentDay } from '#domain/wishes/brief/treatment-day.ts'
import { readTreatmentMentions } from '#domain/wishes/brief/treatment-mentions.ts'

// "Move the surgery to 10 May" asks for nothing else.
const moves =
  /^\s*(?:please |can (?:you|we) |could (?:you|we) )*(?:move|shift|put|reschedule|postpone|change)\b|옮|바꿔|바꾸|미뤄|변경|移|変え|変更|ずら|改到|改成|改为|改為|挪|推[迟遲]/u

/** Another day for the treatment of a trip, and the words that tell it; null where none is told. */
export function readTalkTreatmentDay(
  text: BriefText,
  { step1, step3 }: TripSteps,
  { today, treatments }: { today: string; treatments: readonly TreatmentFacts[] },
): { chip: BriefChip; ranges: Range[] } | null {
  const { beautyCategories } = askedStep3(step3)
  const longest = longestFirst.find((category) => beautyCategories.includes(category))
  if (!longest) return null
  const again = namedAgain(text)
  const { days, others } = readDateMentions(text, step1.startDate < today ? step1.startDate : today)
  const day = readTreatmentDay(text, {
    medical: [
      ...readTreatmentMentions(text, treatments),
      ...again.map((range) => ({ field: 'beautyCategories' as const, value: longest, ...range })),
    ],
    days: [...days, ...others],
    ends: [],
    today,
    first: step1.startDate,
    last: step1.endDate,
  })
  if (!day) return null
  const sentence = sentenceRange(text.plain, day)
  const isAll = moves.test(text.plain.slice(sentence.from, sentence.to))
  return {
    chip: { field: 'step3.treatmentOn', value: day.value, ...spanOf(text, day.from, day.to) },
    ranges: isAll ? [sentence] : [day, ...again],
  }
}

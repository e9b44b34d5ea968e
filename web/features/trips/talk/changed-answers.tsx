import { cityStays } from '#domain/trips/plan/trip-cities.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import type { BriefChip } from '#domain/wishes/brief/brief-chips.ts'
import { readRegion } from '#domain/wishes/region-names.ts'
import { tripBrief } from '#locales/en/trips/steps/trip-brief.ts'
import { describeChip } from '#web/features/trips/steps/brief/describe-chip.ts'
import type { TalkProposal } from './talk-proposal.ts'
import { tripTalk } from '#locales/en/trips/trip-talk.ts'

type ChangedAnswersProps = { proposal: TalkProposal; document: TripDocument }

/** The answers that change, with the words that they came from, and that the trip is planned again. */
export function ChangedAnswers({ proposal: { chips, waiting }, document }: ChangedAnswersProps) {
  const { names } = tripBrief
  const isLonger = chips.some(({ field }) => field === 'step1.endDate')
  const isShared = chips.every(({ field }) => field !== 'step2.nights')
  const hasCity = chips.some(({ field, words: typed }) => field === 'step2.mustVisitPlaces' && readRegion(typed))
  return (
    <div className="text-small">
      <p className="font-semibold">{tripTalk.again}</p>
      <ul className="mt-2 grid gap-1.5">
        {chips.map((chip) => {
          const value = describeChip(chip)
          const before = chipBefore(chip, document.steps)
          return (
            <li key={`${chip.field} ${chip.from} ${value}`}>
              <span className="font-semibold">
                {value === '' ? names[chip.field] : `${names[chip.field]}: ${value}`}
              </span>{' '}
              <span className="text-soft">
                {before ? tripTalk.fromBefore(chip.words, describeChip(before)) : tripTalk.from(chip.words)}
              </span>
            </li>
          )
        })}
      </ul>
      {isLonger && isShared && (hasCity || cityStays(document.plan.days).length > 1) ? (
        <p className="mt-2">{tripTalk.nights}</p>
      ) : null}
      {waiting.length > 0 ? (
        <>
          <p className="mt-3">{tripTalk.waiting}</p>
          <ul className="mt-1">
            {waiting.map((typed) => (
              <li key={typed}>“{typed}”</li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

/** The answer that a chip replaces; null where there was none, or where it is added to others. */
function chipBefore(chip: BriefChip, { step1, step2 }: TripSteps): BriefChip | null {
  const { field } = chip
  if (field === 'step1.startDate' || field === 'step1.endDate')
    return { ...chip, value: field === 'step1.endDate' ? step1.endDate : step1.startDate }
  if (chip.field === 'step2.nights') {
    const before = step2.nights?.findLast(({ city }) => city === chip.value.city)
    return before ? { ...chip, value: before } : null
  }
  if (field === 'step2.dailyBudgetRange') return { ...chip, value: step2.dailyBudgetRange }
  if (field === 'step2.party.adults') return step2.party ? { ...chip, value: step2.party.adults } : null
  if (field === 'step2.activityIntensity') return step2.activityIntensity && { ...chip, value: step2.activityIntensity }
  return field === 'step2.accommodationType' && step2.accommodationType
    ? { ...chip, value: step2.accommodationType }
    : null
}

import { NotUnderstood } from './not-understood.tsx'
import { addDays } from '#domain/korea/calendar-dates.ts'
import type { BriefChip, BriefQuestion } from '#domain/wishes/brief/brief-chips.ts'
import type { BriefReading } from '#domain/wishes/brief/read-brief.ts'
import { Button } from '#web/ui/button.tsx'
import { useTripStep } from '#web/features/trips/steps/use-trip-step.ts'
import { tripSteps } from '#locales/en/trips/steps/trip-steps.ts'
import { applyBrief } from './apply-brief.ts'
import { BriefChips } from './brief-chips.tsx'
import { keepBrief, readKeptBrief } from './brief-store.ts'
import { tripBrief as words } from '#locales/en/trips/steps/trip-brief.ts'

export type BriefAnswerProps = { reading: BriefReading; onChange: (reading: BriefReading) => void }

const asksForDates: readonly BriefQuestion['ask'][] = ['dates', 'start', 'end', 'date']

/** What was understood, as chips that can be removed; what was not; and one question. */
export function BriefAnswer({ reading, onChange }: BriefAnswerProps) {
  const { box } = words
  const { chips, notUnderstood, question } = reading
  const { draft, change } = useTripStep('step1')
  const { writeLongDay } = tripSteps
  // A length waits for the first day, which may be chosen below.
  const days = chips.reduce((length, chip) => (chip.field === 'days' ? chip.value : length), 0)
  const endDate = days > 0 && draft.startDate && !draft.endDate ? addDays(draft.startDate, days - 1) : null
  const isAnswered = question && asksForDates.includes(question.ask) && draft.startDate && draft.endDate
  function remove(chip: BriefChip) {
    const { before } = readKeptBrief()
    if (!before) return
    const rest = { ...reading, chips: chips.filter((other) => other !== chip) }
    applyBrief(rest.chips, chips, before)
    keepBrief({ reading: rest })
    onChange(rest)
  }
  return (
    <section aria-label={box.understood} className="mt-5">
      <output className="block text-small">{chips.length === 0 ? box.nothing : box.filled}</output>
      <BriefChips chips={chips} onRemove={remove} />
      {notUnderstood.length > 0 ? (
        <div className="mt-4">
          <NotUnderstood title={box.notUnderstood} pieces={notUnderstood} />
        </div>
      ) : null}
      {endDate ? (
        <div className="mt-4">
          <Button size="small" onClick={() => change({ endDate })}>
            {box.endOn(words.values.days(days), writeLongDay(endDate))}
          </Button>
        </div>
      ) : null}
      {question && !isAnswered ? (
        <p className="mt-4 border-s-3 border-indigo ps-3 font-semibold">{words.ask(question)}</p>
      ) : null}
    </section>
  )
}

import { Form, useNavigation } from 'react-router'
import { seoulZone, visitTimes } from '#domain/consultations/consultation-windows.ts'
import { type SlotMistake, proposalLimits, type TypedSlot } from '#domain/consultations/visit-slots.ts'
import { seoulDay, seoulMoment } from '#domain/korea/seoul-time.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { GroupFrame } from '#web/ui/form/field-frame.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useCount } from '#web/ui/form/use-count.ts'
import { HiddenFields } from './act.tsx'
import { clinicDesk } from '#locales/en/consultations/clinic-desk.ts'

type Span = { from: number; to: number }

/** A proposal that was not made, and why. */
export type UnmadeProposal = {
  typed: TypedSlot[]
  chosen: number[]
  problem:
    | { kind: 'mistakes'; mistakes: Partial<Record<number, SlotMistake>> }
    | { kind: 'too_many' }
    | { kind: 'taken'; nearest: Span[] }
}

type ProposeFormProps = {
  fields: Readonly<Record<string, string>>
  /** The free times of the hours that the clinic keeps here. */
  free: readonly Span[]
  slotMinutes: number
  unmade: UnmadeProposal | undefined
}

/** Proposes up to three times: from the free ones, or typed by hand. */
export function ProposeForm({ fields, free, slotMinutes, unmade }: ProposeFormProps) {
  const { propose: words, day: writeDay } = clinicDesk
  const isPending = useNavigation().formData?.get('intent') === 'propose'
  const days = [...Map.groupBy(free, ({ from }) => seoulDay(from))]
  const mistakes: Partial<Record<number, SlotMistake>> =
    unmade?.problem.kind === 'mistakes' ? unmade.problem.mistakes : {}
  const errors = Object.entries(mistakes).flatMap(([place, mistake]) =>
    mistake ? [{ fieldId: `date${place}`, message: words.mistakes[mistake] }] : [],
  )
  return (
    <section aria-labelledby="propose">
      <h2 id="propose" className="text-h3">
        {words.title}
      </h2>
      <p className="mt-2 max-w-[62ch] text-small text-soft">{words.lead}</p>
      <ErrorSummary errors={errors} attempt={useCount(unmade)} className="mt-4" />
      {unmade ? <Unmade problem={unmade.problem} /> : null}
      <Form method="post" noValidate className="mt-4 grid gap-5">
        <HiddenFields fields={{ intent: 'propose', ...fields }} />
        {days.length > 0 ? (
          <GroupFrame id="free" label={words.free}>
            <div className="grid gap-4">
              {days.map(([day, spans]) => (
                <div key={day}>
                  <p className="font-medium">{writeDay(day)}</p>
                  <div className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
                    {spans.map(({ from }) => (
                      <label key={from} className="inline-flex min-h-11 cursor-pointer items-center gap-2">
                        <input
                          type="checkbox"
                          name="free"
                          value={from}
                          defaultChecked={unmade?.chosen.includes(from) ?? false}
                          className="size-5 accent-jade"
                        />
                        {seoulMoment(from).clock}
                      </label>
                    ))}
                  </div>
                </div>
              ))}
            </div>
          </GroupFrame>
        ) : null}
        <GroupFrame id="by-hand" label={words.byHand} hint={words.minutes(slotMinutes)}>
          <div className="grid gap-3">
            {Array.from({ length: proposalLimits.slots }, (_, place) => (
              <div key={place} className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
                <TextField
                  id={`date${place}`}
                  name={`date${place}`}
                  type="date"
                  label={`${words.date} ${place + 1}`}
                  defaultValue={unmade?.typed[place]?.date}
                  error={mistakes[place] && words.mistakes[mistakes[place]]}
                />
                <TextField
                  id={`clock${place}`}
                  name={`clock${place}`}
                  type="time"
                  label={`${words.clock} ${place + 1}`}
                  defaultValue={unmade?.typed[place]?.clock}
                />
              </div>
            ))}
          </div>
        </GroupFrame>
        <div>
          <Button type="submit" kind="primary" isPending={isPending}>
            {words.send}
          </Button>
        </div>
      </Form>
    </section>
  )
}

function Unmade({ problem }: { problem: UnmadeProposal['problem'] }) {
  const { propose: words, write } = clinicDesk
  if (problem.kind === 'mistakes') return null
  return (
    <div role="alert" className="mt-4 border-s-4 border-vermilion bg-wash-vermilion p-4">
      <p>{problem.kind === 'too_many' ? words.tooMany : words.taken}</p>
      {problem.kind === 'taken' && problem.nearest.length > 0 ? (
        <>
          <p className="mt-1">{words.nearest}</p>
          <ul className="mt-1 list-disc ps-5">
            {problem.nearest.map((span) => (
              <li key={span.from}>{write(visitTimes(span, seoulZone))}</li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

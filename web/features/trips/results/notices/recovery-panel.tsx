import { type RecoveryDayNote, type RecoveryNote, recoveryOn } from '#domain/trips/plan/trip-recovery.ts'
import { TreatmentPages } from '#web/travel/places/treatment-pages.tsx'
import { Leaf } from 'lucide-react'
import { tripReport } from '#locales/en/trips/trip-report.ts'

type RecoveryPanelProps = { date: string; notes: readonly RecoveryNote[]; isLastDay: boolean }

/** The recovery notes for this day, with dates and their source, and that the clinic decides. */
export function RecoveryPanel({ date, notes, isLastDay }: RecoveryPanelProps) {
  const { recovery: words } = tripReport
  const told = recoveryOn(date, notes)
  const early = isLastDay && notes.some(({ isFlightEarly }) => isFlightEarly)
  const sentences = writeSentences(told)
  if (sentences.length === 0 && !early) return null
  const cares = told.flatMap((one) => (one.kind === 'treatment' ? one.note.cares : []))
  const sources = [
    ...new Map(told.flatMap(({ note }) => note.sources.map((source) => [source.id, source] as const))).values(),
  ]
  return (
    <aside
      className="mb-4 rounded-panel p-4 text-small"
      style={{ background: 'color-mix(in oklab, var(--day) 9%, var(--ground))' }}
    >
      <div className="flex gap-3">
        <Leaf aria-hidden className="mt-0.5 size-5 shrink-0" style={{ color: 'var(--day)' }} />
        <div className="grid gap-1.5">
          {sentences.length > 2 ? (
            <ul className="grid list-disc gap-0.5 ps-4">
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          ) : (
            <p>{sentences.join(' ')}</p>
          )}
          {early ? <p className="font-semibold">{words.flightEarly}</p> : null}
          {cares.length > 0 ? (
            <p>
              {words.careLead} {cares.map(({ care, until }) => words.care(care, until)).join('; ')}.
            </p>
          ) : null}
          <p className="font-semibold">{words.decides}</p>
          {sources.length > 0 ? (
            <details>
              <summary className="w-max max-w-full cursor-pointer text-mini text-soft underline underline-offset-4 pointer-coarse:py-2.5">
                {words.sources}
              </summary>
              <div className="mt-1 text-mini text-soft">
                {sources.map(({ id, name, source, checkedOn, sources: pages = [] }) =>
                  pages.length > 0 ? null : <p key={id}>{words.source(name.en, source, checkedOn)}</p>,
                )}
                <TreatmentPages
                  ranges={sources.map(({ id, name, sources: pages = [], open = [] }) => ({
                    id,
                    name: name.en,
                    pages,
                    open,
                  }))}
                />
              </div>
            </details>
          ) : null}
        </div>
      </div>
    </aside>
  )
}

/** On the day of the treatment all notes; on later days only those for that day. */
function writeSentences(told: readonly RecoveryDayNote[]): string[] {
  const { recovery: words } = tripReport
  const isTreatedOn = told.some(({ kind }) => kind === 'treatment')
  return told.flatMap((one): string[] => {
    const { note } = one
    switch (one.kind) {
      case 'before':
        return [words.before(note.treatment, one.cares)]
      case 'treatment':
        return [
          `${words.treatment(note.treatment)}. ${words.books}`,
          words.quietUntil(note.quietUntil),
          ...note.checkups.map(({ what, window, plannedOn }) =>
            (plannedOn ? words.checkup : words.unplanned)(what, window.from, window.to),
          ),
          ...(note.secondVisit ? [words.secondVisit(note.secondVisit.from, note.secondVisit.to)] : []),
          ...(note.earliestFlight > note.treatedOn ? [words.flight(note.earliestFlight)] : []),
        ]
      case 'quiet':
        return [words.quiet(one.age, note.treatment), words.quietUntil(note.quietUntil)]
      case 'checkup':
        return [words.checkup(one.checkup.what, one.checkup.window.from, one.checkup.window.to)]
      case 'no_flight':
        return isTreatedOn ? [] : [words.flight(note.earliestFlight)]
    }
  })
}

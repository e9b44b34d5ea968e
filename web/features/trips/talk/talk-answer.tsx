import { NotUnderstood } from '#web/features/trips/steps/brief/not-understood.tsx'
import { useState } from 'react'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { tellsOfClinics } from '#domain/trips/document/trip-privacy.ts'
import { hideBreaches } from '#domain/trips/plan/hidden-changes.ts'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import { sayBreach } from '#locales/en/trips/trip-edits.ts'
import { useHidesClinics } from '#web/features/trips/current/hidden-clinics.ts'
import { takeEdited } from '#web/features/trips/editing/trip-editor-store.ts'
import { readStoredTrip, type StoredTrip } from '#web/travel/trip/stored-trip.ts'
import { useTripFocus } from '#web/features/trips/results/page/trip-focus.ts'
import { Button } from '#web/ui/button.tsx'
import { TriangleAlert } from 'lucide-react'
import { ChangedAnswers } from './changed-answers.tsx'
import { ChangedDays } from './changed-days.tsx'
import type { TalkProposal } from './talk-proposal.ts'
import { tripTalk } from '#locales/en/trips/trip-talk.ts'

type TalkAnswerProps = {
  proposal: TalkProposal
  /** The trip that the words were tried out on. */
  before: StoredTrip
  onPick: (placeId: string) => void
  onLeave: () => void
  onEdited: (after: TripDocument) => void
  /** `rest`: the words that wait until the trip was planned again. */
  onPlan: (steps: TripSteps, rest: string) => void
}

/** What words would change, and one button that does it. */
export function TalkAnswer({ proposal, before, onPick, onLeave, onEdited, onPlan }: TalkAnswerProps) {
  const { openDay, showDay } = useTripFocus()
  const [isBusy, setBusy] = useState(false)
  const { edited, steps, waiting } = proposal
  const { document } = before

  async function apply() {
    if (!edited) return
    setBusy(true)
    const isMade = await takeEdited(document, edited)
    setBusy(false)
    const after = readStoredTrip()?.document
    if (!isMade || !after) return
    const changed = after.plan.days.flatMap((day, index) =>
      JSON.stringify(day) === JSON.stringify(document.plan.days[index]) ? [] : [index],
    )
    const [first] = changed
    if (first !== undefined && !changed.includes(openDay)) showDay(first)
    onEdited(after)
  }

  return (
    <section
      aria-label={tripTalk.title}
      className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-4"
    >
      {steps ? <ChangedAnswers proposal={proposal} document={document} /> : null}
      {edited ? <ChangedDays edited={edited} document={document} /> : null}
      {edited ? <Breaches proposal={proposal} document={document} /> : null}
      {!steps && !edited && !proposal.question ? <p className="text-small">{tripTalk.nothing}</p> : null}
      <Unmade proposal={proposal} document={document} />
      <Question proposal={proposal} onPick={onPick} document={document} />
      {!steps && !edited && proposal.notUnderstood.length > 0 ? (
        <p className="text-mini text-soft">{tripTalk.examples}</p>
      ) : null}
      {steps || edited ? (
        <div className="flex flex-wrap gap-2">
          {steps ? (
            <Button size="small" kind="primary" onClick={() => onPlan(steps, waiting.join(', '))}>
              {tripTalk.planAgain}
            </Button>
          ) : null}
          {edited ? (
            <Button size="small" kind="primary" isPending={isBusy} onClick={() => void apply()}>
              {tripTalk.apply}
            </Button>
          ) : null}
          <Button size="small" kind="quiet" onClick={onLeave}>
            {tripTalk.leave}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

type PartProps = { proposal: TalkProposal; document: TripDocument }

function Breaches({ proposal: { edited }, document }: PartProps) {
  const hides = useHidesClinics()
  if (!edited || edited.breaches.length === 0) return null
  const breaches = hides ? hideBreaches(edited.breaches, document) : edited.breaches
  return (
    <div className="flex items-start gap-3 rounded-control bg-wash-ochre p-3 text-small">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-ochre" />
      <div>
        <p className="font-semibold">{tripTalk.breaks(breaches.length)}</p>
        <ul className="mt-1 grid gap-1">
          {breaches.map((breach) => {
            const text = sayBreach(breach)
            return <li key={JSON.stringify(breach)}>{breach.day === null ? text : tripTalk.onDay(breach.day, text)}</li>
          })}
        </ul>
      </div>
    </div>
  )
}

/** What is not changed, and why; what was not understood. */
function Unmade({ proposal: { problems, notUnderstood }, document }: PartProps) {
  const hides = useHidesClinics()
  const say = (text: string) => (hides && tellsOfClinics(text, document) ? tripTalk.private : text)
  return (
    <>
      {problems.length > 0 ? (
        <div className="text-small">
          <p className="font-semibold text-ochre">{tripTalk.problems}</p>
          <ul className="mt-1 grid gap-1">
            {problems.map(({ from, words: typed, problem }) => (
              <li key={`${from} ${problem.why}`}>{tripTalk.quoted(typed, say(tripTalk.problem(problem)))}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <NotUnderstood title={tripTalk.notUnderstood} pieces={notUnderstood} />
    </>
  )
}

function Question({ proposal: { question }, onPick, document }: PartProps & Pick<TalkAnswerProps, 'onPick'>) {
  const hides = useHidesClinics()
  if (!question) return null
  const stops = question.ask === 'which' ? question.stops : []
  const shown = stops.filter(({ name }) => !hides || !tellsOfClinics(name, document))
  return (
    <div className="border-s-3 border-indigo ps-3">
      <p className="text-small font-semibold">{tripTalk.ask(question)}</p>
      {shown.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-2">
          {shown.map(({ placeId, name, day }) => (
            <li key={`${placeId} ${day}`}>
              <Button size="small" onClick={() => placeId !== null && onPick(placeId)}>
                {tripTalk.pick(name, day)}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

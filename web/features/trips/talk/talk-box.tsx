import { type KeyboardEvent, useRef, useState } from 'react'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { cityStays } from '#domain/trips/plan/trip-cities.ts'
import { useStoredTrip } from '#web/features/trips/current/use-stored-trip.ts'
import { useTripFocus } from '#web/features/trips/results/page/trip-focus.ts'
import { tripResults } from '#locales/en/trips/trip-results.ts'
import { readStoredTrip, type StoredTrip } from '#web/travel/trip/stored-trip.ts'
import { Button } from '#web/ui/button.tsx'
import { controlClasses, FieldFrame } from '#web/ui/form/field-frame.tsx'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { askTalk } from './ask-talk.ts'
import type { TalkProposal } from './talk-proposal.ts'
import { keepTalk, settleTalk, undoTalk } from './talk-store.ts'
import './talk-box.css'

/** As long as the reader reads. */
const longest = 2000

type Found = { proposal: TalkProposal; before: StoredTrip; text: string }

/** Changes of the plan in one's own words. They are shown before they are made. */
export function TalkBox({ onPlan }: { onPlan: (steps: TripSteps) => void }) {
  const { talk: words } = tripResults
  const kept = useStoredTrip()
  const { openDay } = useTripFocus()
  const [{ text, done }, setTalk] = useState(settleTalk)
  const [found, setFound] = useState<Found | null>(null)
  const [state, setState] = useState<'idle' | 'reading' | 'failed' | 'undone'>('idle')
  const box = useRef<HTMLTextAreaElement>(null)
  // What was tried out on another state of the trip, or with other words, says nothing of these.
  const shown = found && found.before.document === kept?.document && found.text === text ? found : null
  const { part, hasFailed } = useOnDemand(found !== null, loadAnswer)
  const isTooLong = text.length > longest

  function change(next: Parameters<typeof keepTalk>[0]) {
    keepTalk(next)
    setTalk((talk) => ({ ...talk, ...next }))
  }

  async function read(picked: string | null = null) {
    const before = readStoredTrip()
    if (text.trim() === '' || isTooLong || !before || state === 'reading') return
    setState('reading')
    const proposal = await askTalk(text, before.document, { openDay, picked })
    setFound(proposal && { proposal, before, text })
    setState(proposal ? 'idle' : 'failed')
  }

  function close(next: Parameters<typeof keepTalk>[0]) {
    setFound(null)
    change(next)
    box.current?.focus()
  }

  async function undo() {
    if (!done) return
    await undoTalk(done)
    setTalk((talk) => ({ ...talk, text: done.text, done: null }))
    setState('undone')
    box.current?.focus()
  }

  function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While Korean, Japanese or Chinese is composed, the key ends a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void read()
  }

  return (
    <section aria-label={words.label} className="mt-4 rounded-panel border border-line bg-surface p-4 print:hidden">
      <form
        className="talk-form flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void read()
        }}
      >
        <FieldFrame
          id="plan-talk"
          label={words.label}
          hint={words.hint}
          error={isTooLong ? words.tooLong(longest) : undefined}
          className="min-w-0 max-w-none! flex-1 basis-72"
        >
          {(wiring) => (
            <textarea
              {...wiring}
              ref={box}
              rows={1}
              value={text}
              placeholder={words.placeholder}
              onChange={({ target }) => {
                change({ text: target.value })
                setState('idle')
              }}
              onKeyDown={submitOnEnter}
              className={`${controlClasses(isTooLong)} field-sizing-content max-h-48 resize-none`}
            />
          )}
        </FieldFrame>
        <Button type="submit" isPending={state === 'reading'} className="max-sm:w-full">
          {words.read}
        </Button>
      </form>
      <output className="block text-small">
        {state === 'failed' || (found && hasFailed) ? <span className="mt-3 block">{words.failed}</span> : null}
        {state === 'undone' ? <span className="mt-3 block">{words.undone}</span> : null}
        {done && done.after === kept?.document && !shown ? (
          <span className="mt-3 flex flex-wrap items-center gap-3">
            {words.done[done.kind]} {done.kind === 'planned' ? words.nights(nightsOf(done.after)) : null}
            <Button size="small" onClick={() => void undo()}>
              {words.undo}
            </Button>
          </span>
        ) : null}
      </output>
      <div aria-live="polite">
        {part && shown ? (
          <part.TalkAnswer
            {...shown}
            onPick={(placeId) => void read(placeId)}
            onLeave={() => close({})}
            onEdited={(after) =>
              close({ text: '', done: { kind: 'edited', text: shown.text, before: shown.before, after } })
            }
            onPlan={(steps, rest) => {
              keepTalk({ planning: { before: shown.before, rest } })
              onPlan(steps)
            }}
          />
        ) : null}
      </div>
    </section>
  )
}

/** The nights in each city of a trip of several. */
function nightsOf({ plan }: TripDocument): { city: string; nights: number }[] {
  const nights = new Map<string, number>()
  for (const stay of cityStays(plan.days)) {
    nights.set(stay.city.name.en, (nights.get(stay.city.name.en) ?? 0) + stay.nights)
  }
  return nights.size > 1 ? [...nights].map(([city, count]) => ({ city, nights: count })) : []
}

async function loadAnswer() {
  return import('./talk-answer.tsx')
}

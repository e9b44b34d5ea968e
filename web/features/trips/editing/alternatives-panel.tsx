import { useEffect, useState } from 'react'
import { sceneOf } from '#domain/places/place-scenes.ts'
import type { TripPlace } from '#domain/trips/plan/plans.ts'
import type { Alternative, StopPosition } from '#domain/trips/plan/trip-edits.ts'
import type { AlternativesHere } from '#web/features/trips/planning/planner-messages.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { PlaceName } from '#web/travel/places/place-name.tsx'
import { Button } from '#web/ui/button.tsx'
import { findStop } from './find-stop.ts'
import { findAlternatives } from './trip-editor-store.ts'
import { useTripChanges } from './use-trip-changes.ts'
import { useTripEditor } from './use-trip-editor.ts'
import { tripEditing as words } from '#locales/en/trips/trip-editing.ts'

/** Three alternative places for a stop, and what each would change. */
export function AlternativesPanel({ at: { day, stop }, onDone }: { at: StopPosition; onDone: () => void }) {
  const editor = useTripEditor()
  const { change } = useTripChanges()
  const found = useAlternatives(day, stop)
  const shown = editor && findStop(editor.document, { day, stop }, words)
  if (!shown) return null

  async function take(placeId: string): Promise<void> {
    if (await change({ do: 'replace', at: { day, stop }, placeId }, 'alternatives')) onDone()
  }

  return (
    <div>
      <h4 className="font-text text-small font-semibold">{words.alternatives.title(shown.name)}</h4>
      {found === 'loading' || found === null || found.alternatives.length === 0 ? (
        <p aria-live="polite" className="mt-2 text-small text-soft">
          {found === 'loading'
            ? words.alternatives.loading
            : found
              ? words.alternatives.none
              : words.alternatives.failed}
        </p>
      ) : (
        <ul className="mt-3 grid gap-3 sm:grid-cols-3">
          {found.alternatives.map((alternative) => {
            const place = found.places[alternative.placeId]
            return place ? (
              <li key={place.id} className="flex">
                <AlternativeCard alternative={alternative} place={place} onTake={() => void take(place.id)} />
              </li>
            ) : null
          })}
        </ul>
      )}
    </div>
  )
}

type CardProps = { alternative: Alternative; place: TripPlace; onTake: () => void }

function AlternativeCard({ alternative, place, onTake }: CardProps) {
  const { arrive, leave, minutesMore, costMore, because } = alternative
  const reason = because.map((code) => words.because(code)).find((text) => text !== null)
  return (
    <article className="flex min-w-0 flex-1 gap-3 rounded-panel border border-line bg-surface p-3 sm:flex-col">
      <Picture
        scene={sceneOf(place)}
        id={place.id}
        ratio="card"
        className="h-18 w-24 shrink-0 rounded-control sm:h-auto sm:w-full"
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <p className="text-mini text-soft">
          {words.kinds[place.kind]} · {place.district.en || place.district.ko}
        </p>
        <h5 className="text-small leading-snug font-semibold">
          <PlaceName name={place.name} />
        </h5>
        {reason ? <p className="mt-0.5 text-mini text-soft">{reason}</p> : null}
        <ul className="mt-2 mb-3 grid gap-0.5 text-mini">
          <li className="font-semibold tabular-nums">{words.alternatives.when(arrive, leave)}</li>
          <li>{words.alternatives.way(minutesMore)}</li>
          <li>{words.alternatives.cost(costMore)}</li>
        </ul>
        <Button
          size="small"
          className="mt-auto"
          aria-label={words.alternatives.chooseNamed(place.name.en || place.name.ko)}
          onClick={onTake}
        >
          {words.alternatives.choose}
        </Button>
      </div>
    </article>
  )
}

/** Loads alternatives once for each stop; null when loading failed. */
function useAlternatives(day: number, stop: number): AlternativesHere | null | 'loading' {
  const [found, setFound] = useState<AlternativesHere | null | 'loading'>('loading')
  useEffect(() => {
    const asking = new AbortController()
    void findAlternatives({ day, stop }, asking.signal).then((answer) => {
      if (!asking.signal.aborted) setFound(answer)
    })
    return () => asking.abort()
  }, [day, stop])
  return found
}

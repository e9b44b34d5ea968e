import { useEffect, useState } from 'react'
import type { PlaceKind, PlaceName } from '#domain/places/places.ts'
import { askPlanner } from '#web/features/trips/planning/planner-client.ts'
import { useSuggestions } from '#web/travel/places/use-suggestions.ts'

type FoundPlace = { id: string; name: PlaceName; district: PlaceName; kind: PlaceKind }

// The server's search is better. After this time without an answer, the places on the device are searched.
const patienceMs = 1500

/**
 * The places that match the typed text: by the server, or offline among those stored on the device. Null: no answer
 * yet.
 */
export function useStopSearch(query: string): readonly FoundPlace[] | null {
  const suggestions = useSuggestions(query === '' ? null : query)
  const [own, setOwn] = useState<{ query: string; places: readonly FoundPlace[] } | null>(null)
  const isAnswered = suggestions !== null
  useEffect(() => {
    if (query === '' || isAnswered) return undefined
    let isWanted = true
    const timer = setTimeout(
      () => {
        // Not aborted: that would end the worker, and the next key would load its facts again.
        void askPlanner('find', { typed: query }).then((result) => {
          if (result.ok && isWanted) setOwn({ query, places: result.answer.places })
        })
      },
      navigator.onLine ? patienceMs : 0,
    )
    return () => {
      clearTimeout(timer)
      isWanted = false
    }
  }, [query, isAnswered])
  return suggestions ?? (own?.query === query ? own.places : null)
}

import { useEffect, useState } from 'react'
import type { AnswerTemplate } from '#domain/consultations/answer-templates.ts'
import { callApi } from '#web/api.ts'

/** The administrators' own templates; null until they are there. Without them the built-in ones still work. */
export function useOwnTemplates() {
  const [loaded, setLoaded] = useState<{ at: number; templates: readonly AnswerTemplate[] } | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const stopped = new AbortController()
    callApi('GET /api/answer-templates', { signal: stopped.signal }).then(
      ({ templates }) => setLoaded({ at: attempt, templates }),
      () => {}, // The list above says why nothing is loaded.
    )
    return () => stopped.abort()
  }, [attempt])
  return { templates: loaded?.templates ?? null, loadAgain: () => setAttempt(attempt + 1) }
}

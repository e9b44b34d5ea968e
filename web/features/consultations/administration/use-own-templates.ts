import { useCallback, useEffect, useState } from 'react'
import type { AnswerTemplate } from '#domain/consultations/answer-templates.ts'
import { ApiProblem, callApi } from '#web/api.ts'

/** The administrators' own templates; null until they are there. Without them the built-in ones still work. */
export function useOwnTemplates() {
  const [templates, setTemplates] = useState<readonly AnswerTemplate[] | null>(null)
  const load = useCallback(async (signal?: AbortSignal) => {
    const loaded = await callApi('GET /api/answer-templates', { signal })
    setTemplates(loaded.templates)
  }, [])
  useEffect(() => {
    const left = new AbortController()
    load(left.signal).catch((error: unknown) => {
      if (!left.signal.aborted && !(error instanceof ApiProblem)) throw error
    })
    return () => left.abort()
  }, [load])
  return { templates, load }
}

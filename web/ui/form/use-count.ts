import { useState } from 'react'

/** Counts the different answers of a form so far, for `ErrorSummary`. */
export function useCount(answer: unknown): number {
  const [seen, setSeen] = useState({ answer, count: answer ? 1 : 0 })
  if (seen.answer === answer) return seen.count
  const next = { answer, count: seen.count + 1 }
  setSeen(next)
  return next.count
}

import { useState } from 'react'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'

/** Names the saved answers that could not be read. It stays after the next answer overwrites them. */
export function LostAnswers({ lost }: { lost: readonly string[] }) {
  const [told, setTold] = useState<readonly string[]>([])
  const missing = [...told, ...lost.filter((field) => !told.includes(field))]
  if (missing.length > told.length) setTold(missing)
  const { part: Note } = useOnDemand(missing.length > 0, loadNote)
  return Note ? <Note missing={missing} /> : null
}

async function loadNote() {
  return (await import('./lost-answers-note.tsx')).LostAnswersNote
}

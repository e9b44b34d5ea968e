import { TriangleAlert } from 'lucide-react'
import { lostAnswers as words } from '#locales/en/trips/steps/lost-answers.ts'

/** Hardly anybody sees it, so it is loaded when answers are missing. */
export function LostAnswersNote({ missing }: { missing: readonly string[] }) {
  const names = missing.flatMap((field) => words.fields[field] ?? [])
  return (
    <output className="mt-6 flex gap-3 rounded-control bg-wash-ochre p-4 text-small">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-ochre" />
      {missing.includes('all') ? words.all : words.some(names.join(', '))}
    </output>
  )
}

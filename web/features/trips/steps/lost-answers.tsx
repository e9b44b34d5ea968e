import { useState } from 'react'
import { TriangleAlert } from 'lucide-react'
import { useTripStepsMessages } from './trip-steps-messages.ts'

/** Names the saved answers that could not be read. It stays after the next answer overwrites them. */
export function LostAnswers({ lost }: { lost: readonly string[] }) {
  const words = useTripStepsMessages().lost
  const [told, setTold] = useState<readonly string[]>([])
  const missing = [...told, ...lost.filter((field) => !told.includes(field))]
  if (missing.length > told.length) setTold(missing)
  if (missing.length === 0) return null
  const names = missing.flatMap((field) => words.fields[field] ?? [])
  return (
    <output className="mt-6 flex gap-3 rounded-control bg-wash-ochre p-4 text-small">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-ochre" />
      {missing.includes('all') ? words.all : words.some(names.join(', '))}
    </output>
  )
}

import type { Replan } from '#domain/trips/plan/trip-edits.ts'
import { sayBreach } from '#locales/en/trips/trip-edits.ts'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { tripToday } from '#locales/en/trips/trip-today.ts'

/** When one is back, and which rules the new plan breaks. */
export function ReplanVerdict({ replan: { back, breaches }, base }: { replan: Replan; base: string }) {
  const { replan: words } = tripToday
  const Icon = breaches.length === 0 ? CircleCheck : TriangleAlert
  return (
    <div className="mt-4 flex items-start gap-3 rounded-panel bg-sunk p-4">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${breaches.length === 0 ? 'text-jade' : 'text-ochre'}`} />
      <div>
        <p className="font-semibold">{words.back(base, back)}</p>
        {breaches.length === 0 ? (
          <p className="text-small text-soft">{words.holds}</p>
        ) : (
          <>
            <p className="text-small">{words.breaks}</p>
            <ul className="list-disc ps-5 text-small">
              {breaches.map((breach) => (
                <li key={JSON.stringify(breach)}>{sayBreach(breach)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}

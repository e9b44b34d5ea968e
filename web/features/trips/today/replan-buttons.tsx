import { useState } from 'react'
import { type ReplanReason, replanReasons } from '#domain/trips/plan/trip-edits.ts'
import { Button } from '#web/ui/button.tsx'
import { BatteryLow, Clock, CloudRain } from 'lucide-react'
import { ReplanSheet } from './replan-sheet.tsx'
import { useTripTodayMessages } from './trip-today-messages.ts'

const icons = { late: Clock, tired: BatteryLow, rain: CloudRain }

/** Actions for a day that does not go as planned. */
export function ReplanButtons({ dayIndex, now }: { dayIndex: number; now: number }) {
  const { replan: words } = useTripTodayMessages()
  const [reason, setReason] = useState<ReplanReason | null>(null)
  return (
    <section aria-labelledby="plans-change">
      <h2 id="plans-change" className="sr-only">
        {words.open}
      </h2>
      <div className="grid grid-cols-3 gap-2">
        {replanReasons.map((each) => {
          const Icon = icons[each]
          return (
            <Button
              key={each}
              aria-haspopup="dialog"
              className="px-1! max-sm:min-h-14 max-sm:flex-col max-sm:gap-0.5"
              onClick={() => setReason(each)}
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              {words.reasons[each]}
            </Button>
          )
        })}
      </div>
      {reason === null ? null : (
        <ReplanSheet reason={reason} dayIndex={dayIndex} now={now} onClose={() => setReason(null)} />
      )}
    </section>
  )
}

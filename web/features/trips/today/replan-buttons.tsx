import { useState } from 'react'
import type { ReplanReason } from '#domain/trips/plan/trip-edits.ts'
import { useStoredTrip } from '#web/features/trips/current/use-stored-trip.ts'
import { readStoredTrip, type StoredTrip } from '#web/travel/trip/stored-trip.ts'
import { Button } from '#web/ui/button.tsx'
import { BatteryLow, Clock, CloudRain, DoorClosed, Ticket, Undo2 } from 'lucide-react'
import { ReplanSheet } from './replan-sheet.tsx'
import { tripToday } from '#locales/en/trips/trip-today.ts'
import { undoReplan } from './use-replan.ts'

const reasons = [
  { reason: 'late', Icon: Clock },
  { reason: 'rain', Icon: CloudRain },
  { reason: 'tired', Icon: BatteryLow },
  { reason: 'closed', Icon: DoorClosed },
  { reason: 'sold_out', Icon: Ticket },
] as const satisfies readonly { reason: ReplanReason; Icon: unknown }[]

type ReplanButtonsProps = {
  dayIndex: number
  now: number
  /** The first button of the grid. */
  children: React.ReactNode
}

export const replanButtonLook = 'px-1! max-sm:min-h-14 max-sm:flex-col max-sm:gap-0.5'

/** Actions for a day that does not go as planned, and the way back to the plan of before. */
export function ReplanButtons({ dayIndex, now, children }: ReplanButtonsProps) {
  const { replan: words } = tripToday
  const [reason, setReason] = useState<ReplanReason | null>(null)
  const [taken, setTaken] = useState<{ before: StoredTrip; after: StoredTrip['document'] | null } | null>(null)
  const document = useStoredTrip()?.document ?? null
  return (
    <section aria-labelledby="plans-change">
      <h2 id="plans-change" className="sr-only">
        {words.open}
      </h2>
      <div className="grid grid-cols-3 gap-2">
        {children}
        {reasons.map(({ reason: each, Icon }) => (
          <Button key={each} aria-haspopup="dialog" className={replanButtonLook} onClick={() => setReason(each)}>
            <Icon aria-hidden className="size-5 shrink-0" />
            {words.reasons[each]}
          </Button>
        ))}
      </div>
      {taken && taken.after === document ? (
        <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-small">
          {words.changedByYou}
          <Button
            size="small"
            onClick={() => {
              undoReplan(taken.before)
              setTaken(null)
            }}
          >
            <Undo2 aria-hidden className="size-5" />
            {words.undoChange}
          </Button>
        </p>
      ) : null}
      {reason === null ? null : (
        <ReplanSheet
          reason={reason}
          dayIndex={dayIndex}
          now={now}
          onUsed={(before) => setTaken({ before, after: readStoredTrip()?.document ?? null })}
          onClose={() => setReason(null)}
        />
      )}
    </section>
  )
}

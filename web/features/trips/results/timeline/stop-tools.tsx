import { useState } from 'react'
import type { Point } from '#domain/korea/distances.ts'
import type { PlanStop, TripPlace } from '#domain/trips/plan/plans.ts'
import type { StopPosition } from '#domain/trips/plan/trip-edits.ts'
import { ActionButton } from '#web/features/trips/editing/action-button.tsx'
import { StopGrip } from '#web/features/trips/editing/drag-stop.tsx'
import { StopActions } from '#web/features/trips/editing/stop-actions.tsx'
import { useTripChanges } from '#web/features/trips/editing/use-trip-changes.ts'
import { classes } from '#web/ui/classes.ts'
import { ArrowLeftRight, CarTaxiFront, Lock, LockOpen, type LucideIcon, X } from 'lucide-react'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { stopKey } from './trip-days.ts'
import { useTripFocus } from '#web/features/trips/results/page/trip-focus.ts'
import { tripTimeline as words } from '#locales/en/trips/trip-timeline.ts'

type OpenStopToolsProps = { at: StopPosition; place: TripPlace | null; from: Point | null }

/** The actions of the selected stop: changes, and the taxi card. */
export function OpenStopTools({ at, place, from }: OpenStopToolsProps) {
  return <StopActions at={at}>{place ? <TaxiCardButton place={place} from={from} /> : null}</StopActions>
}

/** The taxi card, whose code is loaded when it is first opened. */
export function TaxiCardButton({ place, from }: { place: TripPlace; from: Point | null }) {
  const [isOpen, setOpen] = useState(false)
  const { part } = useOnDemand(isOpen, loadTaxiCard)
  return (
    <>
      <ActionButton icon={CarTaxiFront} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.taxiCard}
      </ActionButton>
      {part ? <part.StopTaxiCard place={place} from={from} isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

async function loadTaxiCard() {
  return import('#web/features/trips/take-along/stop-taxi-card.tsx')
}

type QuietToolsProps = { at: StopPosition; shownAt: StopPosition; stop: PlanStop; name: string }

/** Three icons for devices with hover; the selected stop shows all actions with labels. */
export function QuietTools({ at, shownAt, stop, name }: QuietToolsProps) {
  const { chooseStop } = useTripFocus()
  const { change } = useTripChanges()
  const isLocked = stop.locked === true
  return (
    <span className="stop-quiet">
      <StopGrip at={at} />
      <QuietTool
        icon={isLocked ? Lock : LockOpen}
        label={isLocked ? words.tools.unlock(name) : words.tools.lock(name)}
        isOn={isLocked}
        onPress={() => void change({ do: 'lock', at, locked: !isLocked })}
      />
      <QuietTool
        icon={ArrowLeftRight}
        label={words.tools.change(name)}
        onPress={() => chooseStop(stopKey(shownAt.day, shownAt.stop))}
      />
      <QuietTool icon={X} label={words.tools.remove(name)} onPress={() => void change({ do: 'remove', at })} />
    </span>
  )
}

type QuietToolProps = { icon: LucideIcon; label: string; isOn?: boolean; onPress: () => void }

function QuietTool({ icon: ToolIcon, label, isOn = false, onPress }: QuietToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className={classes(
        'grid size-7 cursor-pointer place-items-center rounded-control hover:bg-sunk hover:text-ink',
        isOn ? 'text-jade' : 'text-soft',
      )}
    >
      <ToolIcon aria-hidden className="size-4" />
    </button>
  )
}

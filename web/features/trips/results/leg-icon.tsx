import type { LegMode } from '#domain/plans.ts'
import type { Icon } from '#web/ui/icon.tsx'
import { Bus } from '#web/ui/icons/bus.generated.ts'
import { CarTaxiFront } from '#web/ui/icons/car-taxi-front.generated.ts'
import { Footprints } from '#web/ui/icons/footprints.generated.ts'
import { Plane } from '#web/ui/icons/plane.generated.ts'
import { Ship } from '#web/ui/icons/ship.generated.ts'
import { TrainFront } from '#web/ui/icons/train-front.generated.ts'

const icons: Record<LegMode, Icon> = {
  walk: Footprints,
  bus: Bus,
  subway: TrainFront,
  transit: TrainFront,
  taxi: CarTaxiFront,
  train: TrainFront,
  ktx: TrainFront,
  flight: Plane,
  ferry: Ship,
}

/** The icon of a leg's mode; decorative, because the mode is also written out. */
export function LegIcon({ mode, className }: { mode: LegMode; className?: string }) {
  const ModeIcon = icons[mode]
  return <ModeIcon aria-hidden className={className} />
}

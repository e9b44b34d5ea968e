import type { LegMode } from '#domain/trips/plan/plans.ts'
import { Bus, Car, CarTaxiFront, Footprints, type LucideIcon, Plane, Ship, TrainFront } from 'lucide-react'

const icons: Record<LegMode, LucideIcon> = {
  walk: Footprints,
  bus: Bus,
  subway: TrainFront,
  transit: TrainFront,
  taxi: CarTaxiFront,
  car: Car,
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

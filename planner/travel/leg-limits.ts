import type { LegMode, PlanLeg } from '#domain/trips/plan/plans.ts'

/** Top speeds in metres per minute on the straight line, and the fixed minutes of every ride. */
const fastest: Record<LegMode, { metresPerMinute: number; extraMinutes: number }> = {
  walk: { metresPerMinute: 100, extraMinutes: 0 },
  bus: { metresPerMinute: 500, extraMinutes: 4 },
  transit: { metresPerMinute: 500, extraMinutes: 4 },
  subway: { metresPerMinute: 583, extraMinutes: 4 },
  taxi: { metresPerMinute: 833, extraMinutes: 2 },
  car: { metresPerMinute: 833, extraMinutes: 2 },
  train: { metresPerMinute: 4166, extraMinutes: 15 },
  ktx: { metresPerMinute: 4166, extraMinutes: 15 },
  flight: { metresPerMinute: 12_000, extraMinutes: 75 },
  ferry: { metresPerMinute: 900, extraMinutes: 15 },
}

// Beyond this distance, motorways are used: 70 km/h on the straight line.
const motorway = {
  metres: 40_000,
  metresPerMinute: 1166,
  modes: ['bus', 'transit', 'taxi', 'car'] as readonly LegMode[],
}

/** The shortest possible duration of a leg. */
export function leastMinutes(mode: LegMode, straight: number): number {
  const { metresPerMinute, extraMinutes } = fastest[mode]
  const isMotorway = straight > motorway.metres && motorway.modes.includes(mode)
  return straight / (isMotorway ? motorway.metresPerMinute : metresPerMinute) + extraMinutes
}

/** Rounds to whole minutes and metres, and to no less than is possible. */
export function atLeast(straight: number, { mode, minutes, metres, cost }: PlanLeg): PlanLeg {
  return {
    mode,
    minutes: Math.ceil(Math.max(minutes, leastMinutes(mode, straight))),
    metres: Math.ceil(Math.max(metres, straight)),
    cost,
  }
}

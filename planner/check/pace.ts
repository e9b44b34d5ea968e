import type { StopKind, UnplacedReason } from '#domain/trips/plan/plans.ts'
import { isSight, type PlanReading, type ReadDay, type ReadStop } from './plan-reading.ts'
import { isSetByClinic } from '#domain/wishes/treatment-wishes.ts'
import { recoveryOn } from './recovery.ts'
import { judge, type Tally } from './verdict.ts'

/**
 * Each day has as many sights as the pace requires, a cafe on light days and no gaps on packed ones. A day with fewer
 * gives a reason.
 */
export function checkPace(reading: PlanReading) {
  return judge('pace', (tally) => {
    for (const day of reading.days) checkDay(day, reading, tally)
  })
}

// Time with the luggage is not waiting.
const atBase: readonly StopKind[] = ['lodging', 'transfer']

function isAtBase(read: ReadStop | undefined, reading: PlanReading): boolean {
  return read !== undefined && (atBase.includes(read.stop.kind) || isKeptFree(read, reading))
}

/** Why a treatment is left out for which a day may be kept free. */
const leftOutTreatment: readonly UnplacedReason[] = ['no_clinic', 'trip_too_short', 'budget']

/** Whether a day is kept free for a treatment without a clinic of the guide. */
export function keepsDayFree({ plan, wishes }: Pick<PlanReading, 'plan' | 'wishes'>): boolean {
  return (
    plan.unplaced.some(({ placeId, reason }) => placeId === null && leftOutTreatment.includes(reason)) ||
    wishes.treatments.some((wish) => isSetByClinic(wish, wishes.days))
  )
}

/** Whether a stop is the rest of a day that is reserved for a treatment that is not in the plan. */
function isKeptFree({ stop, day }: ReadStop, { days, plan, wishes }: PlanReading): boolean {
  const isReserved = stop.because.some((code) => code.startsWith('kept-free:'))
  const isTreatment = days[day]?.day.shortfall === 'treatment'
  return isReserved && isTreatment && keepsDayFree({ plan, wishes })
}

function checkDay(read: ReadDay, reading: PlanReading, tally: Tally): void {
  const { day, index, stops } = read
  const { sightsFrom, sightsTo, cafesFrom, longestGapMinutes } = reading.wishes.pace
  const sights = stops.filter(isSight).length
  const cafes = stops.filter(({ stop }) => stop.kind === 'cafe').length
  const said = (day.shortfall ?? '').trim() !== ''
  if (sightsTo !== null)
    tally.test(
      sights <= sightsTo,
      () => `${day.date} has ${sights} sights; the pace asks for ${sightsTo} at the most.`,
      false,
      () => ({ code: 'many_sights', day: index, count: sights, most: sightsTo }),
    )
  if (!recoveryOn(reading, day.date).isTreatmentOrRecovery) {
    tally.test(
      sights >= sightsFrom || said,
      () => `${day.date} has ${sights} sights, fewer than ${sightsFrom}, and does not say why.`,
      false,
      () => ({ code: 'few_sights', day: index, count: sights, least: sightsFrom }),
    )
    tally.test(
      cafes >= cafesFrom || said,
      () => `${day.date} has no cafe, and does not say why.`,
      false,
      () => ({ code: 'no_cafe', day: index }),
    )
  }
  if (longestGapMinutes === null) return
  tally.test(
    !stops.some((rest) => rest.stop.kind === 'rest' && !isKeptFree(rest, reading)),
    () => `${day.date} has a rest, and the pace asks for none.`,
  )
  for (const [at, { stop, arrive, name, title }] of stops.entries()) {
    const before = stops[at - 1]
    if (!before || [at, at - 1].some((place) => isAtBase(stops[place], reading))) continue
    const idle = arrive - before.leave - (stop.leg?.minutes ?? 0)
    tally.test(
      idle <= longestGapMinutes,
      () => `Before ${name} one waits ${idle} minutes.`,
      false,
      () => ({ code: 'long_wait', day: index, name: title, minutes: idle, most: longestGapMinutes }),
    )
  }
}

import type { Filling } from './filling.ts'
import { detourMinutes } from './insertion.ts'
import type { Instance } from './instance.ts'
import { type Plan, shortageFilled } from './plan.ts'

/** Finds the day on which a visit has the best value per time. */
export function rankVisit(instance: Instance, plan: Plan, filling: Filling, visit: number): void {
  const { days } = instance
  let best = 0
  for (let day = 0; day < days; day += 1) {
    const ratio = ratioOn(instance, plan, filling, visit, day)
    filling.ratio[visit * days + day] = ratio
    if (ratio <= best) continue
    best = ratio
    filling.bestDay[visit] = day
  }
  filling.bestRatio[visit] = best
}

/** The same after one day changed. */
export function rankDay(instance: Instance, plan: Plan, filling: Filling, visit: number, day: number): void {
  const ratio = ratioOn(instance, plan, filling, visit, day)
  filling.ratio[visit * instance.days + day] = ratio
  const best = filling.bestRatio[visit]
  if (filling.bestDay[visit] === day && ratio < best) pickDay(instance, filling, visit)
  else if (ratio > best || (ratio === best && day < filling.bestDay[visit])) {
    filling.bestRatio[visit] = ratio
    filling.bestDay[visit] = day
  }
}

function pickDay(instance: Instance, filling: Filling, visit: number): void {
  let best = 0
  for (let day = 0; day < instance.days; day += 1) {
    const ratio = filling.ratio[visit * instance.days + day]
    if (ratio <= best) continue
    best = ratio
    filling.bestDay[visit] = day
  }
  filling.bestRatio[visit] = best
}

function ratioOn(instance: Instance, plan: Plan, filling: Filling, visit: number, day: number): number {
  const cost = filling.cost[visit * instance.days + day]
  if (cost < 0) return 0
  const shortage = instance.wantedKindsOf[visit].length > 0 ? shortageFilled(instance, plan, visit, day) : 0
  const value =
    instance.countsTravel && shortage === 0 ? netOf(instance, plan, filling, visit, day) : filling.noise[visit]
  // A missing minimum outweighs every power of a score.
  const worth = shortage > 0 ? (filling.noise[visit] + 1) * shortage * instance.heaviest : value
  return worth / (cost + 1)
}

// A distant place alone may not be worth its detour, but several together may be.
const leastShare = 0.05

/**
 * The value of a visit less the cost of its detour. A visit that is not worth its detour has the value 0 in thrifty
 * rounds and a small one in others.
 */
function netOf(instance: Instance, plan: Plan, filling: Filling, visit: number, day: number): number {
  const position = filling.position[visit * instance.days + day]
  const lost = instance.travelWorth[day] * detourMinutes(instance, plan.routes[day], visit, position)
  const value = instance.value[visit]
  if (lost < value) return (filling.noise[visit] * (value - lost)) / value
  return filling.isThrifty ? 0 : filling.noise[visit] * leastShare
}

/** The visit with the best value per time, or -1. */
export function takeBest(filling: Filling): number {
  let best = -1
  let bestRatio = 0
  for (let index = 0; index < filling.count; index += 1) {
    const ratio = filling.bestRatio[filling.candidates[index]]
    if (ratio > bestRatio) {
      bestRatio = ratio
      best = filling.candidates[index]
    }
  }
  return best
}

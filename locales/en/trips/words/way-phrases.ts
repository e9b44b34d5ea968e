import type { LegMode, PlanLeg } from '#domain/trips/plan/plans.ts'
import type { StoryPlace } from '#domain/trips/plan/trip-story.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { asText, duration } from './trip-figures.ts'

const railModes: readonly LegMode[] = ['subway', 'transit', 'train', 'ktx']

const rides: Record<Exclude<LegMode, 'walk'>, { ride: string; by: string; take: string }> = {
  bus: { ride: 'bus ride', by: 'by bus', take: 'take the bus' },
  subway: { ride: 'subway ride', by: 'by subway', take: 'take the subway' },
  transit: { ride: 'ride by bus and subway', by: 'by bus and subway', take: 'take bus and subway' },
  taxi: { ride: 'taxi ride', by: 'by taxi', take: 'take a taxi' },
  car: { ride: 'drive', by: 'by car', take: 'drive' },
  train: { ride: 'train ride', by: 'by train', take: 'take the train' },
  ktx: { ride: 'ride on the KTX', by: 'by KTX', take: 'take the KTX' },
  flight: { ride: 'flight', by: 'by plane', take: 'fly' },
  ferry: { ride: 'ferry ride', by: 'by ferry', take: 'take the ferry' },
}

// In minutes. The timeline has every way to the minute; a story says only what kind of way it is.
const besideWalk = 2
const shortWalk = 12
const shortRide = 15
/** From here on a way is part of the day, and its length is told. */
export const longWay = 40

/** Where one gets off. */
export type Station = Pick<StoryPlace, 'station' | 'stationKo' | 'isTour'> | null

/** The way as something that stands beside a name: `a short walk on`, `a short subway ride to Anguk (안국)`. */
export function wayAside(leg: PlanLeg, to: Station, decks: PhraseDecks): string {
  if (leg.mode !== 'walk') return `${lengthOfRide(leg.mode, leg.minutes, to)}${stationOf(leg, to)}`
  if (leg.minutes <= besideWalk) return decks.draw('beside', ['next door', 'a few steps on', 'round the corner'])
  if (leg.minutes <= shortWalk) return decks.draw('walk', ['a short walk on', 'a short walk away', 'close by'])
  return leg.minutes < longWay ? 'a longer walk away' : `${roughly(leg.minutes)} on foot`
}

/** The same with where one sets out from: `a short walk from your hotel`. */
export function wayFrom(stay: string, leg: PlanLeg, to: Station): string {
  if (leg.mode !== 'walk') return `${lengthOfRide(leg.mode, leg.minutes, to)} from ${stay}${stationOf(leg, to)}`
  if (leg.minutes <= besideWalk) return `next door to ${stay}`
  if (leg.minutes <= shortWalk) return `a short walk from ${stay}`
  return leg.minutes < longWay ? `a longer walk from ${stay}` : `${roughly(leg.minutes)} on foot from ${stay}`
}

/** The way as something to do, up to the name that follows: `walk to`, `take the subway to Anguk (안국) for`. */
export function goTo(leg: PlanLeg, to: Station): string {
  if (leg.mode === 'walk') return leg.minutes <= besideWalk ? 'go a few steps to' : 'walk to'
  const station = stationOf(leg, to)
  if (to?.isTour) return 'join a tour to'
  const take = `${rideOf(leg.mode, leg.minutes).take}${station}`
  if (leg.minutes < longWay) return `${take} ${station === '' ? 'to' : 'for'}`
  return station === '' ? `${take} (${roughly(leg.minutes)}) to` : `${take}, ${roughly(leg.minutes)}, for`
}

function lengthOfRide(mode: Exclude<LegMode, 'walk'>, minutes: number, to: Station): string {
  if (to?.isTour) return `${minutes >= longWay ? roughly(minutes) : 'a ride'} with the coach of a tour`
  if (minutes >= longWay) return `${roughly(minutes)} ${rideOf(mode, minutes).by}`
  return `a ${minutes <= shortRide ? 'short ' : ''}${rides[mode].ride}`
}

/** Most of a long way to an island is by road or rail. */
function rideOf(mode: Exclude<LegMode, 'walk'>, minutes: number): { by: string; take: string } {
  return mode === 'ferry' && minutes >= longWay
    ? { by: 'by land and boat', take: 'travel by land and boat' }
    : rides[mode]
}

/** `about three quarters of an hour`, `about an hour and a half`. */
function roughly(minutes: number): string {
  return minutes < 55 ? 'about three quarters of an hour' : `about ${duration(minutes)}`
}

function stationOf({ mode }: PlanLeg, to: Station): string {
  if (!to?.station || !railModes.includes(mode)) return ''
  return ` to ${asText(to.station)}${to.stationKo === null ? '' : ` (${to.stationKo})`}`
}

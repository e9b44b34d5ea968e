import type { LegMode, PlanLeg } from '#domain/trips/plan/plans.ts'
import type { StoryPlace } from '#domain/trips/plan/trip-story.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { asText, wayTime, won } from './trip-figures.ts'

const railModes: readonly LegMode[] = ['subway', 'transit', 'train', 'ktx']

const rides: Record<Exclude<LegMode, 'walk'>, { by: string; take: string }> = {
  bus: { by: 'by bus', take: 'take the bus' },
  subway: { by: 'by subway', take: 'take the subway' },
  transit: { by: 'by bus and subway', take: 'take bus and subway' },
  taxi: { by: 'by taxi', take: 'take a taxi' },
  train: { by: 'by train', take: 'take the train' },
  ktx: { by: 'by KTX', take: 'take the KTX' },
  flight: { by: 'by plane', take: 'fly' },
  ferry: { by: 'by ferry', take: 'take the ferry' },
}

// A fare is told from this amount on; smaller ones are only in the total of the day.
const dearFare = 3000

/** Where one gets off. */
export type Station = Pick<StoryPlace, 'station' | 'stationKo'> | null

/** The way as something that stands beside a name: `12 minutes on foot`, `about 18 minutes by subway to Anguk`. */
export function wayAside(leg: PlanLeg, to: Station, decks: PhraseDecks): string {
  const time = wayTime(leg.minutes)
  if (leg.mode === 'walk') {
    if (leg.minutes <= 2) return decks.draw('beside', ['next door', 'a few steps on', 'round the corner'])
    return decks.draw('walk', [`${time} on foot`, `a walk of ${time}`, `${time} on foot`])
  }
  return `about ${time} ${rides[leg.mode].by}${stationOf(leg, to)}${asideFare(leg)}`
}

/** The same with where one sets out from: `12 minutes on foot from your hotel`. */
export function wayFrom(stay: string, leg: PlanLeg, to: Station, decks: PhraseDecks): string {
  if (leg.mode === 'walk' && leg.minutes <= 2) return `next door to ${stay}`
  return `${wayAside({ ...leg, cost: 0 }, to, decks)} from ${stay}${asideFare(leg)}`
}

/** The way as something to do: `walk 12 minutes`, `take the subway to Anguk, about 18 minutes,`. */
export function wayToDo(leg: PlanLeg, to: Station, decks: PhraseDecks): string {
  const time = wayTime(leg.minutes)
  if (leg.mode === 'walk') {
    if (leg.minutes <= 2) return 'go a few steps'
    return decks.draw('walk-to', [`walk ${time}`, `go ${time} on foot`, `walk ${time}`])
  }
  return `${rides[leg.mode].take}${stationOf(leg, to)} (about ${time}${fareOf(leg)})`
}

function asideFare({ cost }: PlanLeg): string {
  return cost >= dearFare ? ` (${won(cost)})` : ''
}

function fareOf({ cost }: PlanLeg): string {
  return cost >= dearFare ? `, ${won(cost)}` : ''
}

function stationOf({ mode }: PlanLeg, to: Station): string {
  if (!to?.station || !railModes.includes(mode)) return ''
  return ` to ${asText(to.station)}${to.stationKo === null ? '' : ` (${to.stationKo})`}`
}

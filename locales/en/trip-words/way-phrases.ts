import type { LegMode, PlanLeg } from '#domain/plans.ts'
import type { StoryStop } from '#domain/trip-story.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { asText, wayTime, won } from './trip-figures.ts'

const stationModes: readonly LegMode[] = ['subway', 'transit', 'train', 'ktx']

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

/** The way as something that stands beside a name: `12 minutes on foot`. */
export function wayAside(leg: PlanLeg, station: string | null, decks: PhraseDecks): string {
  const time = wayTime(leg.minutes)
  if (leg.mode === 'walk') {
    if (leg.minutes <= 2) return decks.draw('beside', ['right beside it', 'next door', 'a few steps on'])
    if (leg.minutes <= 5) return decks.draw('steps', [`${time} on foot`, `${time} up the street`, `a walk of ${time}`])
    return decks.draw('walk', [`${time} on foot`, `a walk of ${time}`, `${time} on foot`])
  }
  const details = [fareOf(leg), exitOf(leg, station)].filter((each) => each !== null)
  return `about ${time} ${rides[leg.mode].by}${details.length > 0 ? ` (${details.join(', ')})` : ''}`
}

/** The way as something to do: `walk 12 minutes`, `take the subway to Anguk (about 18 minutes, ₩1,500)`. */
export function wayToDo(leg: PlanLeg, station: string | null, decks: PhraseDecks): string {
  const time = wayTime(leg.minutes)
  if (leg.mode === 'walk')
    return leg.minutes <= 2 ? 'go a few steps' : decks.draw('walk-to', [`walk ${time}`, `go ${time} on foot`])
  const details = [`about ${time}`, fareOf(leg), exitOf(leg, station)].filter((each) => each !== null)
  return `${rides[leg.mode].take} (${details.join(', ')})`
}

function fareOf({ cost }: PlanLeg): string | null {
  return cost > 0 ? won(cost) : null
}

function exitOf({ mode }: PlanLeg, station: string | null): string | null {
  return station !== null && stationModes.includes(mode) ? `station: ${asText(station)}` : null
}

export function stationOf({ place }: StoryStop): string | null {
  return place?.station ?? null
}

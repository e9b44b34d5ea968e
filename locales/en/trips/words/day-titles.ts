import type { StoryDay, StoryStop, TripStory } from '#domain/trips/plan/trip-story.ts'
import { motifKey, motifsOf } from './day-motifs.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { baseName, isAirport, nameOf } from './stop-names.ts'
import { asText, capital } from './trip-figures.ts'

/** A title for each day, made from its stops. */
export function titleDays({ days, bases }: TripStory, decks: PhraseDecks): string[] {
  const used = new Map<string, number>()
  const cityOf = (base: string) => asText(bases.find(({ name }) => name === base)?.city ?? baseName(base))
  return days.map((day) => {
    const [first, second] = motifsOf(day, used)
    for (const motif of [first, second])
      if (motif !== undefined) used.set(motifKey(motif), (used.get(motifKey(motif)) ?? 0) + 1)
    const told = { first: first ?? mainSight(day), second, to: cityOf(day.to) }
    return capital(titleOf(day, days.length, told, decks))
  })
}

type Told = { first: string | undefined; second: string | undefined; to: string }

function titleOf(day: StoryDay, count: number, { first, second, to }: Told, decks: PhraseDecks): string {
  const special = specialTitle(day, first, to)
  if (special !== null) return special
  const quarter = mainQuarter(day.stops)
  if (first === undefined) return quarter ?? (isAirport(day.to) ? 'The flight home' : 'A day of your own')
  if (day.index === count - 1 && count > 1)
    return decks.draw<string>('last-title', [
      second === undefined ? `A last look: ${first}` : `A last look: ${first} and ${second}`,
      second === undefined ? `${first} to end with` : `${first} and ${second} to end with`,
    ])
  if (second === undefined) return quarter === null ? first : `${first} in ${quarter}`
  return decks.draw<() => string>('title', [
    () => `${first} and ${second}`,
    () => (quarter === null ? `${first}, then ${second}` : `${quarter}: ${first} and ${second}`),
    () => `${first}, then ${second}`,
    () => (quarter === null ? `${first} and ${second}` : `${first} and ${second} around ${quarter}`),
    () => (first.includes('from') ? `${first} and ${second}` : `from ${first} to ${second}`),
  ])()
}

/** Days that are about something else than their sights. */
function specialTitle(day: StoryDay, first: string | undefined, city: string): string | null {
  const { stops, from, to, recovery, index } = day
  const rest = first === undefined ? '' : ` and ${first}`
  const has = (kind: StoryStop['kind']) => stops.some((stop) => stop.kind === kind)
  if (has('treatment')) return 'The treatment'
  if (has('consultation')) return `The consultation${rest}`
  if (recovery.some(({ kind }) => kind === 'treatment')) return 'A day kept free for the treatment'
  if (has('checkup')) return `The check-up${rest}`
  if (recovery.some(({ kind }) => kind === 'quiet'))
    return first === undefined ? 'A quiet day' : `A quiet day: ${first}`
  if (index === 0 && isAirport(from)) return `Arriving${first === undefined ? '' : `: ${first}`}`
  if (has('transfer') && !isAirport(to)) return `To ${city}${first === undefined ? '' : `: ${first}`}`
  return null
}

/** The quarter in which most stops lie; null where none holds two of five. */
export function mainQuarter(stops: readonly StoryStop[]): string | null {
  const counts = new Map<string, number>()
  for (const { place } of stops)
    if (place && place.quarter !== '') counts.set(place.quarter, (counts.get(place.quarter) ?? 0) + 1)
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one)
  return best && best[1] >= Math.max(2, stops.length * 0.4) ? best[0] : null
}

function mainSight({ stops }: StoryDay): string | undefined {
  const sights = stops.filter(({ kind, place }) => place && kind !== 'meal' && kind !== 'cafe')
  const [longest] = sights.toSorted((one, other) => other.minutes - one.minutes)
  return longest && nameOf(longest)
}

import type { StoryDay, TripStory } from '#domain/trip-story.ts'
import { motifKey, motifsOf } from './day-motifs.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { baseName } from './stop-names.ts'
import { capital } from './trip-figures.ts'

/** A title for each day, made from its stops; no two days are called alike as long as their stops differ. */
export function titleDays({ days }: TripStory, decks: PhraseDecks): string[] {
  const used = new Map<string, number>()
  return days.map((day) => {
    const [first, second] = motifsOf(day, used)
    for (const told of [first, second])
      if (told !== undefined) used.set(motifKey(told), (used.get(motifKey(told)) ?? 0) + 1)
    return capital(titleOf(day, days.length, { first, second }, decks))
  })
}

type Told = { first: string | undefined; second: string | undefined }

function titleOf(day: StoryDay, count: number, { first, second }: Told, decks: PhraseDecks): string {
  const special = specialTitle(day, first)
  if (special !== null) return special
  const quarter = mainQuarter(day)
  if (first === undefined) return quarter ?? 'A day of your own'
  const isLast = day.index === count - 1 && count > 1
  if (isLast) return second === undefined ? `a last look: ${first}` : `a last look: ${first} and ${second}`
  if (second === undefined) return quarter === null ? first : `${first} in ${quarter}`
  return decks.draw<() => string>('title', [
    () => `${first} and ${second}`,
    () => (quarter === null ? `${first}, then ${second}` : `${quarter}: ${first} and ${second}`),
    () => `${first}, then ${second}`,
    () => (quarter === null ? `${first} and ${second}` : `${first} and ${second} around ${quarter}`),
    () => `from ${first} to ${second}`,
  ])()
}

/** Days that are about something else than their sights. */
function specialTitle({ stops, from, to, shortfall, index }: StoryDay, first: string | undefined): string | null {
  const rest = first === undefined ? '' : ` and ${first}`
  if (stops.some(({ kind }) => kind === 'treatment')) return 'The treatment'
  if (stops.some(({ kind }) => kind === 'consultation')) return `The consultation${rest}`
  if (shortfall === 'treatment') return 'A day kept for the treatment'
  if (stops.some(({ kind }) => kind === 'checkup')) return `The check-up${rest}`
  if (shortfall === 'recovery') return first === undefined ? 'A quiet day' : `A quiet day: ${first}`
  if (stops.some(({ kind }) => kind === 'transfer'))
    return `To ${baseName(to)}${first === undefined ? '' : `: ${first}`}`
  if (index === 0 && /airport/iu.test(from)) return `Arriving${first === undefined ? '' : `: ${first}`}`
  return null
}

/** The quarter in which most of the day's stops lie; null where no quarter holds two of five. */
export function mainQuarter({ stops }: StoryDay): string | null {
  const counts = new Map<string, number>()
  for (const { place } of stops) if (place) counts.set(place.quarter, (counts.get(place.quarter) ?? 0) + 1)
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one)
  return best && best[0] !== '' && best[1] >= Math.max(2, stops.length * 0.4) ? best[0] : null
}

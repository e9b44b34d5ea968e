import { type OpenSpan, spanOf } from '#domain/opening-hours.ts'
import type { PlaceFacts } from '#domain/places.ts'

/** What a row says that cannot be right, in words: each names the place. The schema has looked at its shape before. */
export function findMistakes(place: PlaceFacts): string[] {
  const mistakes = [
    ...findMistakesInWords(place),
    ...findMistakesInHours(place),
    ...findMistakesInMeals(place),
    ...findRepeated(place),
  ]
  return mistakes.map((mistake) => `${place.id}: ${mistake}`)
}

const hangulName = /^[\p{Script=Hangul}\d ·-]*\p{Script=Hangul}[\p{Script=Hangul}\d ·-]*$/u

function findMistakesInWords({ name, district, address, aliases, description, area, province }: PlaceFacts): string[] {
  const pairs = [name, district, address]
  const sentences = description.match(/[.!?](?=\s|$)/gu)?.length ?? 0
  return [
    ...pairs.filter(({ ko }) => !hangulName.test(ko)).map(({ ko }) => `${ko} is not written in Hangul`),
    ...pairs.filter(({ en }) => /\p{Script=Hangul}/u.test(en)).map(({ en }) => `${en} is not written in Latin letters`),
    ...(aliases.some((alias) => alias === name.en || alias === name.ko) ? ['an alias repeats the name'] : []),
    ...(sentences < 2 || sentences > 4 ? [`the description has ${sentences} sentences`] : []),
    ...(area !== null && province !== 'Seoul' ? ['an area is a part of Seoul'] : []),
    ...(address.ko.startsWith(district.ko) ? [] : ['the address is not in the district']),
  ]
}

const minutesOfDay = 24 * 60
/** Nobody is served by a night that ends later. */
const latestEnd = minutesOfDay + 6 * 60

function findMistakesInHours({ hours, lastEntry, visitMinutes, exceptions, closed }: PlaceFacts): string[] {
  if (hours === null || hours === '24h') {
    const rest = [lastEntry, ...closed, ...Object.keys(exceptions)].some((known) => known !== null)
    return rest ? ['a last entry, a closed day or an exception belongs to hours that are known'] : []
  }
  const days = Object.values(hours)
  const spans = [...days, ...Object.values(exceptions)].map((day) => day.map((span) => spanOf(span, lastEntry)))
  const open = spans.flat()
  const longest = Math.max(...open.map(({ from, to }) => to - from), 0)
  return [
    ...(days.some((day) => day.length > 0) ? [] : ['it is never open']),
    ...(open.some(({ to }) => to > latestEnd) ? ['it closes before it opens'] : []),
    ...(spans.some(overlaps) ? ['intervals of a day overlap'] : []),
    ...(longest < visitMinutes ? ['a visit is longer than it is ever open'] : []),
    ...(lastEntry !== null && !spans.every((day) => day.length === 0 || day.some((span) => span.lastEntry !== null))
      ? ['the last entry lies outside of the hours']
      : []),
    ...(String(closed) === String(closed.toSorted()) ? [] : ['closed days are not in order']),
  ]
}

function overlaps(day: readonly OpenSpan[]): boolean {
  return day.some(({ from }, index) => index > 0 && from < (day[index - 1]?.to ?? 0))
}

const mealKinds = new Set(['restaurant', 'cafe', 'street-food'])
/** Won a meal, below which a budget level ends; the fourth has no end. */
const budgetLimits = [10_000, 20_000, 50_000, Infinity] as const

function findMistakesInMeals({ kind, cost, cuisine, budgetLevel, interests }: PlaceFacts): string[] {
  const isMeal = mealKinds.has(kind)
  const level = cost === null ? null : budgetLimits.findIndex((limit) => cost < limit) + 1
  return [
    ...(isMeal && (budgetLevel === null || cost === null || cuisine === null)
      ? ['a place to eat says its cuisine, its typical price and its level']
      : []),
    ...(isMeal && !interests.includes('food') ? ['a place to eat is for those who come for food'] : []),
    ...(budgetLevel !== null && budgetLevel !== level ? [`level ${budgetLevel} does not fit ${cost} won`] : []),
    ...(interests.length === 0 ? ['it is for nobody'] : []),
  ]
}

function findRepeated({ aliases, categories, interests, tags, closed }: PlaceFacts): string[] {
  return Object.entries({ aliases, categories, interests, tags, closed })
    .filter(([, list]) => new Set<string>(list).size !== list.length)
    .map(([list]) => `${list} repeat themselves`)
}

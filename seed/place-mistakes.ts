import { type OpenSpan, spanOf } from '#domain/places/opening-hours.ts'
import { mealPlaceKinds, type OpenInterval, type PlaceFacts } from '#domain/places/places.ts'

/** Finds contradictions in a row. Each is a sentence with the place's name. The schema was checked before. */
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
/** The latest plausible closing time: 06:00 of the next day. */
const latestEnd = minutesOfDay + 6 * 60

function findMistakesInHours(place: PlaceFacts): string[] {
  const { hours, lastEntry, visitMinutes, exceptions, closed, seasons } = place
  const ofSeasons = seasons.flatMap((season) => findMistakesInDays(season))
  const ordered = String(closed) === String(closed.toSorted()) ? [] : ['closed days are not in order']
  if (hours === null || hours === '24h') {
    const rest = lastEntry !== null || (hours === null && Object.keys(exceptions).length > 0)
    return [
      ...(rest ? ['a last entry or an exception belongs to hours that are known'] : []),
      ...(hours === null && seasons.length === 0 && closed.length > 0
        ? ['a closed day belongs to hours that are known']
        : []),
      ...ofSeasons,
      ...ordered,
    ]
  }
  const all = [{ hours }, ...seasons]
  const days = [...all.flatMap(({ hours: given }) => daysOf(given)), ...Object.values(exceptions)]
  const open = days.flat().map((span) => spanOf(span))
  const isOftenOpen = all.some(({ hours: given }) => given === null || given === '24h')
  const longest = isOftenOpen ? minutesOfDay : Math.max(...open.map(({ from, to }) => to - from), 0)
  return [
    ...(days.some((day) => day.length > 0) || isOftenOpen ? [] : ['it is never open']),
    ...(longest < visitMinutes ? ['a visit is longer than it is ever open'] : []),
    ...findMistakesInDays({ hours, lastEntry }, Object.values(exceptions)),
    ...ofSeasons,
    ...ordered,
  ]
}

function daysOf(hours: PlaceFacts['hours']): OpenInterval[][] {
  return hours === null || hours === '24h' ? [] : Object.values(hours)
}

/** Finds mistakes in the usual hours with the single days, or in the hours of a season. */
function findMistakesInDays(
  { hours, lastEntry }: Pick<PlaceFacts, 'hours' | 'lastEntry'>,
  others: readonly OpenInterval[][] = [],
): string[] {
  const days = daysOf(hours).map((day) => day.map((span) => spanOf(span, lastEntry)))
  const spans = [...days, ...others.map((day) => day.map((span) => spanOf(span)))]
  return [
    ...(spans.flat().some(({ to }) => to > latestEnd) ? ['it closes before it opens'] : []),
    ...(spans.some(overlaps) ? ['intervals of a day overlap'] : []),
    ...(lastEntry !== null && !days.every((day) => day.length === 0 || day.some((span) => span.lastEntry !== null))
      ? ['the last entry lies outside of the hours']
      : []),
  ]
}

function overlaps(day: readonly OpenSpan[]): boolean {
  return day.some(({ from }, index) => index > 0 && from < (day[index - 1]?.to ?? 0))
}

/** The upper limits of the budget levels in won per meal. The fourth level has none. */
const budgetLimits = [10_000, 20_000, 50_000, Infinity] as const

function findMistakesInMeals({ kind, cost, cuisine, budgetLevel, interests }: PlaceFacts): string[] {
  const isMeal = mealPlaceKinds.includes(kind)
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

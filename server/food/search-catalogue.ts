import { type Point, straightMetres } from '#domain/korea/distances.ts'
import {
  type FoodAnswer,
  type FoodCategory,
  type FoodInstead,
  type FoodSearch,
  type FoodTab,
  foodTabs,
} from '#domain/food/food-search.ts'
import { type FoodTerm, type FoundBy, rankOf } from '#domain/food/food-terms.ts'
import { noPlaceQuery, placeLimits } from '#domain/places/place-lists.ts'
import type { Place, PlaceKind } from '#domain/places/places.ts'
import type { Places } from '#server/places/places.ts'
import { findEateries } from './find-eateries.ts'
import { keepWanted } from './food-filters.ts'
import { type FoodRows, isEatenAt } from './food-rows.ts'
import type { FoodWhere } from './read-location.ts'
import type { FoodQuestion, FoodQuestions } from './read-question.ts'

const kindsOf: Record<FoodCategory, readonly PlaceKind[]> = {
  restaurant: ['restaurant'],
  cafe: ['cafe'],
  'street-food': ['street-food', 'market'],
  place: ['restaurant', 'cafe', 'street-food', 'market'],
}
/** Each is a search in the database. */
const mostSingleWords = 3
/** When no place is near, the smallest of these distances that has any is used. */
const widerMetres = [20_000, placeLimits.metres]

export type FoodMatches = Pick<FoodAnswer, 'instead' | 'tabs'> & {
  where: FoodWhere
  category: FoodCategory
  /** What matches words and location in this category, with and without the filters. */
  places: Place[]
  unfiltered: Place[]
  foundBy: ReadonlyMap<string, FoundBy>
  isTotalAtLeast: boolean
  /** The larger distance that was used because the usual one had no places; otherwise null. */
  widenedTo: number | null
}

type Asked = { search: FoodSearch; questions: FoodQuestions; now: number }
type Catalogue = Pick<Places, 'catalogue' | 'ids'>

/**
 * All places of the catalogue that match a search, best first, or nearest first from the visitor's position. If there
 * is none in any tab, the nearest that was found, with what was left out of the search.
 */
export async function searchCatalogue(places: Catalogue, rows: FoodRows, asked: Asked): Promise<FoodMatches> {
  let first: FoodMatches | null = null
  for (const { question, instead } of listAttempts(asked.questions)) {
    const matches = await answerQuestion(places, rows, { ...asked, question, instead })
    first ??= matches
    const isInAnyTab = Object.values(matches.tabs).some((count) => count > 0)
    if (matches.places.length > 0 || (instead === null && isInAnyTab)) return matches
  }
  if (!first) throw new Error('a search has at least one question')
  return first
}

type Attempt = { question: FoodQuestion; instead: FoodInstead | null }

/** The questions in the order in which they are tried: the search itself, then what is nearest to it. */
function listAttempts({ asked, asTyped, outside: words }: FoodQuestions): Attempt[] {
  const { where, terms, text } = asked
  const area = where.name && where.words === '' && !where.isPerson ? where.name : null
  const hasWords = terms.length > 0 || text !== ''
  const leave = (left: FoodInstead['left'], change: Partial<FoodQuestion>): Attempt => ({
    question: { ...asked, ...change },
    instead: { left, words: words || text, area },
  })
  const known = { text: '' }
  const understood = { question: asked, instead: null }
  const typed = asTyped ? [{ question: asTyped, instead: null }] : []
  // Without a term, an area in the words may be a part of a name.
  const whole = terms.length > 0 ? [understood, ...typed] : [...typed, understood]
  if (avoiding.test(text)) return whole
  return [
    ...whole,
    ...singleWords(text).map((word) => leave('rest', { text: word })),
    ...(terms.length > 0 && text !== '' ? [leave('rest', known)] : []),
    ...(terms.length > 1 ? [leave('rest', { ...known, terms: mainTerms(terms) })] : []),
    ...(area && hasWords ? [leave('area', { ...(terms.length > 0 && known), where: elsewhere(where) })] : []),
    ...(area && hasWords ? [leave('words', { terms: [], text: '' })] : []),
  ]
}

// Who must not eat something is not helped by a place that serves it, nor by a free bowl of soup for "gluten free".
const avoiding =
  /\b(?:free|without|no|non|not|allerg\w*|intoleran\w*)\b|알레르기|알러지|없는|빼고|제외|アレルギー|抜き|なし|过敏|過敏|不含|不吃/u

/** The longest words of several: they say the most. */
function singleWords(text: string): string[] {
  const words = text.split(' ').filter(({ length }) => length > 1)
  return words.length < 2 ? [] : words.toSorted((one, other) => other.length - one.length).slice(0, mostSingleWords)
}

/** The needs of the visitor; without any, the first term. */
function mainTerms(terms: readonly FoodTerm[]): readonly FoodTerm[] {
  const needs = terms.filter(({ isNeed }) => isNeed)
  return needs.length > 0 ? needs : terms.slice(0, 1)
}

/** Anywhere, with the nearest places to the location first. */
function elsewhere(where: FoodWhere): FoodWhere {
  return { ...where, near: where.about && { ...where.about, metres: Infinity }, province: null, district: null }
}

async function answerQuestion(
  places: Catalogue,
  rows: FoodRows,
  { search, question, instead, now }: Asked & Attempt,
): Promise<FoodMatches> {
  const { where } = question
  const isAnyTab = rows.isWhole || search.category === null
  const kinds = isAnyTab ? kindsOf.place : kindsOf[search.category ?? 'place']
  const { list, foundBy } = rows.isWhole
    ? await findEateries(places, rows, question)
    : { list: await findInDatabase(places, kinds, question), foundBy: new Map<string, FoundBy>() }
  const { around, widenedTo } = keepAround(list, where, (kept) => keepWanted(kept, search.filters, now).length > 0)
  const wanted = sortByMatch(keepWanted(around, search.filters, now), foundBy)
  const tabs = countTabs(wanted)
  const category =
    search.category ??
    chooseTab(wanted, { tabs, foundBy, isByName: question.terms.length === 0 && question.text !== '' })
  const ofCategory = (each: Place) => kindsOf[category].includes(each.kind)
  return {
    where,
    category,
    instead,
    tabs,
    places: wanted.filter(ofCategory),
    unfiltered: around.filter(ofCategory),
    foundBy,
    isTotalAtLeast: !rows.isWhole && list.length >= placeLimits.most,
    widenedTo,
  }
}

/** The places around a named spot or the visitor, whose own search is widened until some place is wanted. */
function keepAround(list: Place[], { near, isPerson }: FoodWhere, isEnough: (kept: Place[]) => boolean) {
  if (!near) return { around: list, widenedTo: null }
  const sorted = isPerson || near.metres === Infinity ? sortByDistance(list, near) : list
  const placed = sorted.filter(({ locationQuality }) => locationQuality === 'usual')
  const within = (metres: number) => placed.filter((place) => straightMetres(near, place) <= metres)
  const usual = within(near.metres)
  if (!isPerson || isEnough(usual)) return { around: usual, widenedTo: null }
  for (const metres of widerMetres) {
    const around = within(metres)
    if (isEnough(around)) return { around, widenedTo: metres }
  }
  return { around: usual, widenedTo: null }
}

/** Places that are of the searched kind or name it come before those that only cook in this way. */
function sortByMatch(list: Place[], foundBy: ReadonlyMap<string, FoundBy>): Place[] {
  if (foundBy.size === 0) return list
  const rank = ({ id }: Place) => rankOf(foundBy.get(id)?.by ?? 'cuisine')
  return list.toSorted((one, other) => rank(one) - rank(other))
}

function countTabs(list: readonly Place[]): FoodMatches['tabs'] {
  const count = (tab: FoodTab) => list.filter(({ kind }) => kindsOf[tab].includes(kind)).length
  return { restaurant: count('restaurant'), cafe: count('cafe'), 'street-food': count('street-food') }
}

/** The tab of the best match by name, else that with the most good matches, then with the most matches. */
function chooseTab(wanted: readonly Place[], { tabs, foundBy, isByName }: Choosing): FoodTab {
  const [best] = wanted
  const bestTab = foodTabs.find((tab) => best && kindsOf[tab].includes(best.kind))
  if (isByName && bestTab) return bestTab
  const by = best && foundBy.get(best.id)?.by
  const isGood = ({ id }: Place) => {
    const reason = foundBy.get(id)?.by
    return by === 'kitchen' || by === 'cuisine' ? reason === by : reason === 'name' || reason === 'text'
  }
  const counts = by ? countTabs(wanted.filter(isGood)) : tabs
  return foodTabs.reduce((chosen, tab) => {
    const more = counts[tab] - counts[chosen] || tabs[tab] - tabs[chosen]
    return more > 0 ? tab : chosen
  })
}

type Choosing = Pick<FoodMatches, 'tabs' | 'foundBy'> & { isByName: boolean }

/** If the catalogue does not fit into memory, only the first matches are considered. */
async function findInDatabase(
  places: Pick<Places, 'catalogue'>,
  kinds: readonly PlaceKind[],
  { terms, text, where }: FoodQuestion,
): Promise<Place[]> {
  const { province, district, near, isPerson } = where
  const isWide = isPerson || near?.metres === Infinity
  const widest = near && { ...near, metres: isWide ? placeLimits.metres : near.metres }
  const order = isWide ? ('near' as const) : ('guide' as const)
  // The database knows no dishes: it finds the places that name them.
  const words = [...terms.map(({ names }) => names[0] ?? ''), text].join(' ').trim()
  const query = {
    ...noPlaceQuery,
    kinds: [...kinds],
    words,
    province,
    district,
    near: widest,
    order,
    limit: placeLimits.most,
  }
  return (await places.catalogue(query)).places.filter(isEatenAt)
}

function sortByDistance(places: readonly Place[], from: Point): Place[] {
  const measured = places.map((place) => ({ place, metres: straightMetres(from, place) }))
  return measured.toSorted((one, other) => one.metres - other.metres).map(({ place }) => place)
}

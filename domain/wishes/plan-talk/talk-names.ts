import { type BriefText, maskRanges } from '#domain/wishes/brief/brief-text.ts'
import { findMentions, type Mention, withoutInner } from '#domain/wishes/brief/mentions.ts'
import { readPlaceMentions } from '#domain/wishes/brief/place-mentions.ts'
import { findAlike, findNamed, type PlaceNames } from '#domain/wishes/place-names.ts'
import { lettersOnly } from '#domain/wishes/plain-text.ts'
import type { StopsMeant } from './talk-asks.ts'
import { kindWords, mealWords, orderWords } from './talk-words.ts'

type Range = { from: number; to: number }

/** `isPlanned`: the plan has such a stop. A region is no stop. */
export type NamedStops = { what: StopsMeant; isPlanned: boolean } | { what: null }

export type TalkNames = {
  all: PlaceNames
  /** The names of the places of the plan. */
  planned: PlaceNames
  plannedIds: ReadonlySet<string>
}

/** What a text names of stops, in the order of the text: places, kinds, meals and positions. */
export function findNamedStops(text: BriefText, names: TalkNames): Mention<NamedStops>[] {
  // The plan is short, so that its names are believed without capitals.
  const shouted = { ...text, source: text.source.replaceAll(/[a-z]/gu, (letter) => letter.toUpperCase()) }
  const planned = readPlaceMentions(shouted, names.planned).flatMap(({ from, to }) =>
    named(text, { from, to }, names.planned),
  )
  const known = readPlaceMentions(text, names.all).flatMap(({ value, from, to }): Mention<NamedStops>[] => {
    if (value.kind !== 'place') return [{ value: { what: null }, from, to }]
    return named(text, { from, to }, names.all)
  })
  const marked = planned.map((one) => markPlanned(one, names))
  const places = withoutInner([...marked, ...known.map((one) => markPlanned(one, names))])
  const others = [
    ...findMentions(text, mealWords).map(({ value, ...range }) => ({
      what: { by: 'meal' as const, meal: value },
      range,
    })),
    ...findMentions(text, orderWords).map(({ value, ...range }) => ({
      what: { by: 'order' as const, index: value },
      range,
    })),
    ...findMentions(text, kindWords).map(
      ({ value, ...range }) =>
        longerName(text, range, names) ?? {
          what: { by: 'kind' as const, like: value, isAll: isPlural(text.plain, range) },
          range,
        },
    ),
  ].map(({ what, range }): Mention<NamedStops> => ({ value: { what, isPlanned: true }, ...range }))
  return [
    ...places,
    ...others.filter((other) => places.every((place) => other.to <= place.from || other.from >= place.to)),
  ].toSorted((a, b) => a.from - b.from)
}

/** A name of the plan that was typed in part or with a typo: the plan is short, so that little else sounds like it. */
export function findAlikeInPlan(
  text: BriefText,
  { from, to }: Range,
  names: TalkNames,
  taken: readonly Range[],
): Mention<NamedStops>[] {
  const { plain } = maskRanges(text, taken)
  const words = Array.from(plain.slice(from, to).matchAll(/[\p{L}\p{N}'-]+/gu), (match) => ({
    from: from + match.index,
    to: from + match.index + match[0].length,
  }))
  for (let length = Math.min(4, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const [first, last] = [words[at], words[at + length - 1]]
      if (!first || !last) continue
      const phrase = plain.slice(first.from, last.to).replace(length === 1 ? particles : /(?!)/u, '')
      if (phrase.replace(/[^\p{L}]/gu, '').length < (/[^\p{ASCII}]/u.test(phrase) ? 2 : 4)) continue
      const found = findNamed(phrase, names.planned) ?? findAlike(phrase, names.planned)
      if (found && found.placeIds.length <= 3)
        return [
          {
            value: { what: { by: 'place', placeIds: found.placeIds }, isPlanned: true },
            from: first.from,
            to: first.from + (length === 1 ? phrase.length : last.to - first.from),
          },
        ]
    }
  }
  return lastWordOfName(plain, words, names.planned)
}

/** "The tower": the last word of the name of one stop of the plan, and of no other. */
function lastWordOfName(plain: string, words: readonly Range[], planned: PlaceNames): Mention<NamedStops>[] {
  for (const { from, to } of words) {
    const word = plain.slice(from, to)
    if (!/^[a-z]{5,}$/u.test(word)) continue
    const ending = [...planned.byLetters].flatMap(([name, ids]) => (name.endsWith(word) ? [...ids] : []))
    const placeIds = [...new Set(ending)]
    if (placeIds.length === 1) return [{ value: { what: { by: 'place', placeIds }, isPlanned: true }, from, to }]
  }
  return []
}

const particles = /(?<=\p{Script=Hangul}{2})(?:은|는|이|가|을|를|도|만|에|의|에서|으로|로)$/u

/** "The hanok village": a kind with the word after it, in the name of one stop of the plan. */
function longerName(
  { plain }: BriefText,
  { from, to }: Range,
  { planned }: TalkNames,
): { what: StopsMeant; range: Range } | null {
  const [next] = /^ [a-z]{4,}/u.exec(plain.slice(to)) ?? []
  const found = next && findAlike(plain.slice(from, to + next.length), planned)
  if (!next || !found || found.match === 'typo' || found.placeIds.length !== 1) return null
  return { what: { by: 'place', placeIds: found.placeIds }, range: { from, to: to + next.length } }
}

/** 익선동: the only place whose name begins with it. */
function findBeginning(phrase: string, { names }: PlaceNames): { placeIds: string[] } | null {
  const letters = lettersOnly(phrase)
  const placeIds = [...new Set(names.flatMap((one) => (one.letters.startsWith(letters) ? [one.placeId] : [])))]
  return placeIds.length === 1 ? { placeIds } : null
}

function named(text: BriefText, { from, to }: Range, names: PlaceNames): Mention<NamedStops>[] {
  const phrase = text.plain.slice(from, to)
  const found = findNamed(phrase, names) ?? findBeginning(phrase, names)
  return found && found.placeIds.length <= 3
    ? [{ value: { what: { by: 'place', placeIds: found.placeIds }, isPlanned: false }, from, to }]
    : []
}

function markPlanned({ value, from, to }: Mention<NamedStops>, { plannedIds }: TalkNames): Mention<NamedStops> {
  if (value.what?.by !== 'place') return { value, from, to }
  const here = value.what.placeIds.filter((id) => plannedIds.has(id))
  if (here.length === 0) return { value, from, to }
  return { value: { what: { by: 'place', placeIds: here }, isPlanned: true }, from, to }
}

/** "One of the palaces" is one. */
function isPlural(plain: string, { from, to }: Range): boolean {
  const words = plain.slice(from, to)
  return words.endsWith('s') && !words.endsWith('ss') && !/\bone of (?:the |our |these )?$/u.test(plain.slice(0, from))
}

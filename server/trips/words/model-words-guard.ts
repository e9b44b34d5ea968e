import { parseTripMarkdown } from '#domain/trips/document/trip-markdown.ts'
import { mentionsTreatment } from '#domain/clinics/treatment-mentions.ts'
import type { NamedPlace } from '#planner/words/place-mentions.ts'
import type { ModelDay } from './model-day.ts'
import { mustBeNamed, type ModelProse, readModelProse } from './model-prose.ts'
import { hasContact } from './model-words-contacts.ts'
import { withoutFacts } from './model-facts.ts'
import { findForeignFigure } from './model-words-figures.ts'
import { findForeignName } from './model-words-names.ts'

/** Why a model's text is not used. */
export type Refusal =
  | 'length'
  | 'shape'
  | 'script'
  | 'address'
  | 'instruction'
  | 'treatment'
  | 'missing_stop'
  | 'order'
  | 'other_place'
  | 'name'
  | 'time'
  | 'money'
  | 'figure'
  | 'way'
  | 'hours'

export type Guarded = { prose: string } | { refused: Refusal }

const lengths = { leastOfStop: 30, mostOfStop: 900 }
const instructions =
  /\b(?:ignore|disregard|forget)\b[^.]{0,200}\b(?:instruction|previous|above|prompt)|\bsystem prompt\b|\binstructions?\b|\blanguage model\b|\bas an ai\b|\bI(?:'m|’m| am| can| cannot| will|'ll|’ll)\b|\bassistant\b|\bjson\b|^\s*(?:sure|certainly|of course|here is|here’s|here's)\b|\b(?:click|download|subscribe|sign up|whatsapp|telegram|kakaotalk|instagram|dm|contact us|call us|discount code|promo)\b/imu
/** Longer than any name. It limits backtracking of the patterns. */
const longestWord = /\S{80}/u
/** Characters that hide, reverse or imitate others. */
const hiddenCharacters = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cn}\p{Cs}]|(?!\n)\p{Cc}/u
const otherScripts = /[^\p{Script=Latin}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]/u

/**
 * Compares what a model wrote about a day with the day itself. A text is refused if it names something else, states
 * another time, figure, opening hour or mode of travel, leaves out a stop, gives a contact or addresses the reader with
 * instructions. The built-in text of the day is used then.
 */
export function guardModelWords(answer: string, given: ModelDay, findOthers: (text: string) => NamedPlace[]): Guarded {
  const text = tidy(answer)
  if (hiddenCharacters.test(text)) return { refused: 'script' }
  // Full-width and other forms of letters and digits are compared as what they look like.
  const [seen, day] = [text.normalize('NFKC'), normalizeDay(given)]
  const read = readModelProse(seen, day.stops)
  const { plain } = read
  const refused =
    findMisshape(seen, plain, day) ??
    findMissingStop(read, day) ??
    (findOthers(plain).length > 0 ? 'other_place' : null) ??
    findForeignName(plain, day) ??
    findForeignFigure(read, day)
  return refused === null ? { prose: text } : { refused }
}

function normalizeDay(day: ModelDay): ModelDay {
  const stops = day.stops.map((stop) => ({
    ...stop,
    name: stop.name.normalize('NFKC'),
    koreanName: stop.koreanName.normalize('NFKC'),
    description: stop.description.normalize('NFKC'),
  }))
  return { ...day, stops }
}

function factsOf(stops: ModelDay['stops']): string {
  return stops.map(({ name, koreanName, description }) => `${name}\n${koreanName}\n${description}`).join('\n')
}

/** Removes headings, because the page has its own, and replaces exclamation marks by full stops. */
function tidy(answer: string): string {
  return answer
    .normalize('NFC')
    .replace(/\r\n?/gu, '\n')
    .split('\n')
    .filter((line) => !/^\s*#{1,6}\s/u.test(line))
    .join('\n')
    .replace(/!+/gu, '.')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}

function findMisshape(text: string, plain: string, { stops }: ModelDay): Refusal | null {
  if (plain.length < stops.length * lengths.leastOfStop || text.length > 400 + stops.length * lengths.mostOfStop)
    return 'length'
  if (longestWord.test(text)) return 'shape'
  if (otherScripts.test(text)) return 'script'
  if (hasContact(text, factsOf(stops))) return 'address'
  if (instructions.test(text)) return 'instruction'
  if (parseTripMarkdown(text).some(({ kind }) => kind !== 'paragraph')) return 'shape'
  return mentionsTreatment(withoutFacts(plain, stops)) ? 'treatment' : null
}

/** Checks that every place is named, in the order in which it is visited. */
function findMissingStop({ begins }: ModelProse, { stops }: ModelDay): Refusal | null {
  let last = -1
  for (const [index, stop] of stops.entries()) {
    if (!mustBeNamed(stop)) continue
    const at = begins[index] ?? -1
    if (at < 0) return 'missing_stop'
    if (at <= last) return 'order'
    last = at
  }
  return null
}

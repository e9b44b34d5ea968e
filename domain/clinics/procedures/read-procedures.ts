import { soundKey } from '#domain/korea/sound-key.ts'
import { editDistance } from '#domain/wishes/edit-distance.ts'
import { isLatin, nameKey, stemOf, unorderedKey, wordsIn } from './name-words.ts'
import { type Procedure, procedures, romanisedNames } from './procedures.ts'

/** What a search for clinics asks for. */
export type ProcedureReading = {
  /** The procedures and departments that it names, each with the words that named it. */
  found: { procedure: Procedure; words: string[] }[]
  /** The other words that narrow the search, such as a place. */
  others: string[]
}

type Options = {
  /** Whether the directory has a word in Latin letters. Such a word is no typo. */
  isKnown?: (word: string) => boolean
}

/** Words around the name of a procedure that do not narrow a search for clinics. */
const fillers = new Set(
  [
    'best top good great famous popular recommended cheap cheapest affordable low price prices pricing cost costs much fee',
    'discount package deal review reviews list clinic clinics hospital hospitals centre center centres doctor doctors dr',
    'surgeon surgeons specialist specialists expert surgery surgeries operation operations treatment treatments procedure',
    'procedures therapy consultation consult korea korean south republic make made done doing please help looking find',
    'foreigner foreigners foreign tourist tourists korean asian natural adult adults men women man woman vs injection',
    'injections shot shots cosmetic medical advanced professional safe painless session sessions face',
    '병원 의원 클리닉 수술 시술 치료 상담 비용 가격 추천 후기 전문 잘하는 잘하는곳 잘하는데 잘하는병원 유명한 유명 싼 싼곳 저렴한 좋은',
    '좋은곳 곳 한국 대한민국 하고 싶어요 싶다 받고 하는곳 하는데 하는 외국인 전문의 의사 센터 알려줘 알려주세요 찾기 어디',
  ]
    .join(' ')
    .split(' '),
)

const mostCharacters = 200
/** The words of the longest name. */
const mostWords = 6
/** Typos are forgiven as in the search for names: one from five letters on, two from seven. */
const [shortestTypo, shortestTwoTypos] = [5, 7]
const shortestSound = 6

const names = procedures.flatMap((procedure) =>
  [...procedure.english, ...procedure.onlySearched, ...procedure.korean, ...procedure.eastAsian].map((name) => ({
    procedure,
    words: wordsIn(name),
  })),
)
/** By name. Of two procedures with the same name the first counts. */
const byKey = mapOf(names.map(({ procedure, words }) => [nameKey(words), procedure]))
const byUnorderedKey = mapOf(
  names.filter(({ words }) => words.length > 1).map(({ procedure, words }) => [unorderedKey(words), procedure]),
)
const bySound = mapOf(
  procedures.flatMap((procedure) => romanisedNames(procedure).map((name) => [soundKey(name), procedure] as const)),
)
/** The keys of names in Latin letters, each with the words of its names. */
const latinNames = [...Map.groupBy(names, ({ words }) => nameKey(words))]
  .filter(([key]) => isLatin(key) && key.length >= shortestTypo - 1)
  .map(([key, same]) => ({ key, stems: new Set(same.flatMap(({ words }) => words.map(stemOf))) }))
const nameStems = new Set(names.flatMap(({ words }) => words.map(stemOf)))
/** Names in scripts that are written without spaces, the longest first. A single character is part of many words. */
const unspacedKeys = [...byKey.keys()]
  .filter((key) => !isLatin(key) && key.length > 1)
  .toSorted((one, other) => other.length - one.length)

/** Finds the procedures and departments that a search names, in any spelling, word order and script. */
export function readProcedures(text: string, { isKnown = () => false }: Options = {}): ProcedureReading {
  const found = new Map<Procedure, string[]>()
  const others: string[] = []
  const take = (procedure: Procedure, words: readonly string[]) =>
    found.set(procedure, [...(found.get(procedure) ?? []), ...words])
  const open = wordsIn(text.slice(0, mostCharacters))
  while (open.length > 0) {
    const match = findAtStart(open, isKnown)
    if (match) take(match.procedure, open.splice(0, match.length))
    else {
      const word = open.shift() ?? ''
      const inside = isLatin(word) ? null : findInside(word)
      if (inside) {
        take(inside.procedure, [inside.name])
        open.unshift(...inside.around)
      } else if (!fillers.has(word)) others.push(withoutParticle(word))
    }
  }
  return {
    found: Array.from(found, ([procedure, words]) => ({ procedure, words })),
    others: others.filter((word) => !fillers.has(word)),
  }
}

/** The longest name with which the words begin. */
function findAtStart(
  words: readonly string[],
  isKnown: (word: string) => boolean,
): { procedure: Procedure; length: number } | null {
  for (let length = Math.min(mostWords, words.length); length > 0; length--) {
    const part = words.slice(0, length)
    const procedure =
      byKey.get(nameKey(part)) ?? byUnorderedKey.get(unorderedKey(part)) ?? findSound(part) ?? findTypo(part, isKnown)
    if (procedure) return { procedure, length }
  }
  return null
}

function findSound(words: readonly string[]): Procedure | undefined {
  const spelled = words.join('')
  return isLatin(spelled) && spelled.length >= shortestSound ? bySound.get(soundKey(spelled)) : undefined
}

/** The nearest name. Only words that are neither in the table nor in the directory may have a typo. */
function findTypo(words: readonly string[], isKnown: (word: string) => boolean): Procedure | undefined {
  const key = nameKey(words)
  const isOdd = (word: string) => !nameStems.has(stemOf(word)) && !fillers.has(word) && !isKnown(word)
  const mayHaveTypo = isLatin(key) && key.length >= shortestTypo && words.some(isOdd)
  if (!mayHaveTypo) return undefined
  // A word of the directory at either end is a part of the name, or it is another wish, such as a place.
  const ends = [words[0] ?? '', words.at(-1) ?? ''].filter(isKnown).map(stemOf)
  const typos = key.length < shortestTwoTypos ? 1 : 2
  let best: { key: string; distance: number } | null = null
  for (const { key: name, stems } of latinNames) {
    if (!beginsAlike(key, name) || !ends.every((end) => stems.has(end))) continue
    const distance = editDistance(key, name, typos)
    if (distance <= typos && (best === null || distance < best.distance)) best = { key: name, distance }
  }
  return best ? byKey.get(best.key) : undefined
}

/** Most typos are not at the beginning. The others leave out, add or swap the first letter. */
function beginsAlike(key: string, name: string): boolean {
  return name[0] === key[0] || name[0] === key[1] || name[1] === key[0]
}

/** The longest name inside a word of a script without spaces, and what stands around it. */
function findInside(word: string): { procedure: Procedure; name: string; around: string[] } | null {
  const name = unspacedKeys.find((key) => word.includes(key))
  const procedure = name === undefined ? undefined : byKey.get(name)
  if (name === undefined || !procedure) return null
  const start = word.indexOf(name)
  const after = word.slice(start + name.length).replace(/^[가과는도로를만에와은을의이]$/u, '')
  return { procedure, name, around: [word.slice(0, start), after].filter((part) => part !== '') }
}

/** Hangul without the particle of a place or an object: 강남에서 is 강남. */
function withoutParticle(word: string): string {
  return word.replace(/(?<=[가-힣]{2})(?:에서|에|근처|쪽|을|를|은|는|랑|이랑|하고|및)$/u, '')
}

function mapOf(entries: readonly (readonly [string, Procedure])[]): ReadonlyMap<string, Procedure> {
  const map = new Map<string, Procedure>()
  for (const [key, procedure] of entries) if (!map.has(key)) map.set(key, procedure)
  return map
}

import { mealPlaceKinds } from '#domain/places/places.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'

type Row = Pick<PlanPlace, 'name' | 'kind' | 'tags' | 'cuisine' | 'dish' | 'stairs' | 'dusk' | 'visitMinutes'>

const hot =
  /spicy|chill?i|tteokbokki|maeun|buldak|mala\b|jjamppong|nakji|nakgopsae|jukkumi bokkeum|dakgalbi|dakbokkeumtang|jeyuk|duruchigi|(?:kimchi|budae|dubu|sundubu|galchi) jji(?:gae|m)|yukgaejang|dakgyejang|haejangguk|seonji|gamjatang|(?:galchi|godeungeo) jorim|agu ?jjim|jjolmyeon|bibim (?:guksu|milmyeon|naengmyeon|dangmyeon)|hamheung naengmyeon|mulhoe|jang kalguksu|haemultang|kkotge tang|(?:sundae|ojingeo|nakji) bokkeum|tom yum/u
// Of the same names, but mild.
const mild = /salt-grilled|(?:hwangtae|bugeo|kongnamul) haejangguk/u
const fish =
  /seafood|fish|crab|oyster|squid|octopus|\beels?\b|clam|abalone|shrimp|prawn|shellfish|sushi|(?<!yuk)hoe\b|haemul|galchi|godeungeo|nakji|jukkumi|jogae|bajirak|jeonbok|ojingeo|daegu|meongge|chueotang|gejang|saengseon|kkotge|kkomak|maeuntang|scallop|lobster|jjamppong|bomal|\bbok(?:guk|eo|jiri)|hwangtae|bugeo|pollack|mussel|hongeo|myeolchi|gwamegi|sea urchin/u

type Meaning = [asked: RegExp, isMeant: (known: string, first: string) => boolean]

/** Words of travellers that are no words of the catalogue, and what they mean in it. */
const ofSights: Meaning[] = [
  // Steps up to a view are no hike: Seongsan, Gamcheon.
  [/\bhik(?:e|ing)|climb|mountain|trek/u, (known) => /long climb|\bmountain|\btrail\b/u.test(known)],
  [/\bwalk/u, (known) => /strenuous|\bmountain/u.test(known)],
  [/\bstair|\bsteps?\b|steep/u, (known) => /\bstairs\b/u.test(known)],
  [/crowd|busy|touristy|tourist traps?/u, (known) => /\bviral\b/u.test(known)],
  [/heights?\b/u, (known) => /cable car|sky ?walk|sky ?bridge|suspension bridge|observatory/u.test(known)],
  [/alcohol|drinking|\bbars?\b|\bpubs?\b/u, (known) => /\balcohol\b|\bbar\b|\bpub\b|\bnightlife\b/u.test(known)],
  [/night ?life|\bclub/u, (known) => /\bnightlife\b|\badult\b/u.test(known)],
  [
    /(?:theme|amusement) parks?|\brides\b/u,
    (known) => /amusement|everland|lotte world adventure|seoul land|legoland|e-world|gyeongju world/u.test(known),
  ],
  [/\bmalls?\b|shopping cent/u, (known) => /\bmall\b|department store|outlet|starfield/u.test(known)],
  [/\bspas?\b|sauna|jj?imjilbang|hot springs?/u, (known) => /\bspa\b|\bsauna\b|hot spring/u.test(known)],
  [/\baquari/u, (known) => /aquarium|aqua planet/u.test(known)],
  [
    /\banimals?\b|\bzoos?\b/u,
    (known) => /\bzoo\b|aquarium|aqua planet|farmland|sheep farm|ranch|everland/u.test(known),
  ],
  [
    /\bart\b(?! museum)|galler/u,
    (known) => /museum of (?:contemporary |modern )?art\b|\bart museum|mmca|galler|\bart village/u.test(known),
  ],
  [/^\s*museums?\s*$/u, (known) => /\bmuseum\b|mmca|war memorial/u.test(known)],
  [/\bgardens?\b/u, (known) => /\bgardens?\b|arboretum|botanic/u.test(known)],
  [/\bbook/u, (known) => /\bbook|library/u.test(known)],
  [/\btrains?\b|\brail/u, (known) => /\brail (?:park|bike)|\btrain\b|railway (?:town|village)|monorail/u.test(known)],
  [/\bnight views?\b/u, (known) => /\bview after dark\b/u.test(known)],
  [/\btowers?\b|observation|\bviews?\b/u, (known) => /tower\b|observatory|seoul sky|the sky\b/u.test(known)],
  [/\bk-?pop\b/u, (known) => /kwangya|k-star|hybe/u.test(known)],
  [/\bhanoks?\b|\bvillages?\b/u, (known) => /hanok (?:village|street)|folk village|traditional village/u.test(known)],
  [/\bgreen tea\b|\btea (?:field|plantation|farm)/u, (known) => /tea (?:plantation|museum|field)/u.test(known)],
  [/\bwater ?fall/u, (known) => /waterfall|\bfalls\b/u.test(known)],
  [/\bwater ?parks?\b/u, (known) => /waterpia|caribbean|cimer|aquafield|d oasis|splas/u.test(known)],
  [/\boreums?\b/u, (known) => /\boreum\b|seongsan ilchulbong/u.test(known)],
]
/** The same for what is eaten at a table. */
const ofKitchens: Meaning[] = [
  [/\bfish ?markets?\b/u, (known) => /fish(?:ery)? market|jagalchi/u.test(known)],
  [/\bstreet (?:food|eats|snack)/u, (known) => /\bstreet-food\b|\bmarket\b/u.test(known) && !/coffee/u.test(known)],
  [/spic(?:y|es)|chill?i|\bhot (?:food|dish)/u, (_, first) => hot.test(first) && !mild.test(first)],
  [/\braw\b|sashimi|sushi/u, (known) => /\braw\b|hoe\b|sashimi|sushi|yukhoe/u.test(known)],
  [/seafood|\b(?:shell)?fish\b/u, (known) => fish.test(known)],
  [/offal|intestine|organ|innards/u, (known) => /offal|tripe|gopchang|makchang|sundae|seonji/u.test(known)],
  [
    /barbecue|\bbbq\b|\bgrill/u,
    (_, first) => /barbecue|galbi(?!tang|jjim)|samgyeopsal|bulgogi|galmaegi|moksal|chadolbagi/u.test(first),
  ],
  [/\bbaker|\bbread|\bpastr/u, (known) => /baker|bread|jegwa|bagel|croissant/u.test(known)],
  [/\btea ?(?:house|room)/u, (known) => /chatjip|dawon|dabang|tea (?:house|room)|ssanghwa|-cha\b/u.test(known)],
  [/\bdesserts?\b|\bcakes?\b/u, (known) => /cake|bingsu|dessert|tart|gelato|ice cream|doughnut/u.test(known)],
  [/noodle/u, (known) => /noodle|guksu|myeon\b|udon|pasta/u.test(known)],
]
// A shorter word is in too many others: `eel` in steel.
const leastInside = 4
const between = /,|;|\/|&|\b(?:and|or)\b/u
const fillers = new Set([
  'any',
  'anything',
  'dish',
  'food',
  'meal',
  'place',
  'restaurant',
  'stuff',
  'the',
  'thing',
  'too',
])

const limit = /^at most (\d+) (.+)$/u

/** What somebody wants to see of a kind at the most: of `at most 2 palaces` two; null for other words. */
export function readLimit(words: string): { most: number; kind: string } | null {
  const [, most, kind] = limit.exec(words.trim().toLowerCase()) ?? []
  return kind === undefined ? null : { most: Number(most), kind }
}

/** Whether somebody means a place by words for what is liked or to be avoided: `museums`, `raw fish`, `thai food`. */
export function isMeantBy(row: Row, words: string): boolean {
  if (limit.test(words)) return false
  const isTable = servesFood(row)
  const known = wordsOf(row, isTable)
  const first = isTable ? `${row.name.en} ${row.dish?.[0] ?? ''}`.toLowerCase() : ''
  return words
    .toLowerCase()
    .split(between)
    .some((part) => isPartOf(part, { known, first, isKitchen: isTable }))
}

/** Whether a place is what somebody likes: a sight for a kind of sights, a kitchen for its first dish. */
export function isLikedAs(row: Row, words: string): boolean {
  if (!servesFood(row)) return !isOfKitchens(words) && isMeantBy(row, words)
  const [first] = row.dish ?? []
  return !isOfSights(words) && isMeantBy({ ...row, dish: first === undefined ? [] : [first] }, words)
}

function servesFood({ kind }: Row): boolean {
  return kind === 'market' || mealPlaceKinds.includes(kind)
}

function isOfSights(words: string): boolean {
  return ofSights.some(([asked]) => asked.test(words.toLowerCase()))
}

function isOfKitchens(words: string): boolean {
  return ofKitchens.some(([asked]) => asked.test(words.toLowerCase()))
}

/** Whether a kitchen is known for a spicy dish: of several one may take another. */
export function isSpicy(row: Row): boolean {
  return isMeantBy(row, 'spicy')
}

type Known = { known: string; first: string; isKitchen: boolean }

function isPartOf(part: string, { known, first, isKitchen }: Known): boolean {
  const meanings = isKitchen ? [...ofSights, ...ofKitchens] : ofSights
  const meaning = meanings.find(([asked]) => asked.test(part))
  if (meaning) return meaning[1](known, first)
  const words = part
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .map(singular)
  // `Thai food` is any kitchen that is Thai, and `street food` no street of shops.
  const telling = isKitchen ? words.filter((word) => !fillers.has(word)) : words
  const needed = telling.length > 0 ? telling : words
  const here = new Set(known.split(/[^\p{L}]+/u).map(singular))
  // For an allergy one kitchen too many is better: `memil` is in memiljeon.
  const isIn = (word: string) => here.has(word) || (isKitchen && word.length >= leastInside && known.includes(word))
  return needed.length > 0 && needed.every(isIn)
}

// In minutes: whoever is out for so long on a strenuous path hikes.
const longClimb = 100

/** The dishes of a kitchen count, and no dish of a sight. */
function wordsOf(
  { name, kind, tags, cuisine, dish = [], stairs = null, dusk = null, visitMinutes }: Row,
  isKitchen: boolean,
) {
  const food = isKitchen ? [cuisine ?? '', ...dish] : []
  const effort = [
    ...(stairs === 2 ? ['stairs'] : []),
    ...(tags.includes('strenuous') && visitMinutes >= longClimb ? ['long climb'] : []),
    ...(dusk === 'best' || dusk === 'only' ? ['view after dark'] : []),
  ]
  return [name.en, kind, ...tags, ...food, ...effort].join(' ').toLowerCase()
}

function singular(word: string): string {
  return word.replace(/(?<=(?:ch|sh|ss|x))es$|(?<!s)s$/u, '')
}

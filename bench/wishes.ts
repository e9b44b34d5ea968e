import { readFileSync } from 'node:fs'
import { readPlaces } from '#seed/places.ts'
import { readTreatments } from '#seed/treatments.ts'
import type { BriefField } from '#domain/wishes/brief/brief-chips.ts'
import { longestBrief, readBrief } from '#domain/wishes/brief/read-brief.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { note, quantile, report } from './parts/report.ts'
import { fieldsOfReading, fieldsOfWants, type WantedFields } from './parts/wish-fields.ts'

/**
 * How well the rules read wishes in one's own words. The rules were written with the first set. The others were written
 * before anybody looked at what the rules make of them; what they showed at that first look stands in
 * docs/decisions/wishes.md. A field counts when all of its values are right. A wish is whole when all of its fields
 * are, and nothing was read that the traveller did not say.
 *
 *   npm run bench -- wishes          add BENCH_SHOW=1 to see each difference
 */
type Wish = { id: string; language: string; text: string; wants: WantedFields }
/** `judges`: the later fields of which the set says what is right. */
type WishSet = { today: string; judges?: BriefField[]; wishes: Wish[] }
type Score = { fields: number; right: number; wishes: number; whole: number; values: number; wrong: number }

/**
 * The public queries of the benchmark TravelPlanner, for trips in another country. Only what their wording says without
 * doubt is compared: the days, the budget and the number of adults.
 */
const foreignSet = 'travel-planner'
const foreignFields = ['startDate', 'endDate', 'totalBudget', 'adults']
const sets = [
  'first-set',
  'second-set',
  'third-set',
  'fourth-set',
  'fifth-set',
  'sixth-set',
  'seventh-set',
  'eighth-set',
  'ninth-set',
  'tenth-set',
  'eleventh-set',
  'twelfth-set',
  'thirteenth-set',
  'fourteenth-set',
  'fifteenth-set',
  'sixteenth-set',
  'seventeenth-set',
  'eighteenth-set',
  'nineteenth-set',
  'twentieth-set',
  'twenty-first-set',
  'twenty-second-set',
  'twenty-third-set',
  'twenty-fourth-set',
  'twenty-fifth-set',
  'twenty-sixth-set',
  'twenty-seventh-set',
  'twenty-eighth-set',
  'twenty-ninth-set',
  'thirtieth-set',
  'thirty-first-set',
]
const known = { names: indexPlaceNames(readPlaces()), treatments: readTreatments() }
const showsDifferences = process.env['BENCH_SHOW'] === '1'
const scores = new Map<string, Score>()
const all = sets.flatMap((set) => readWishes(set).map((asked) => ({ ...asked, set })))

for (const { set, wish, today, judges } of all) {
  const { chips } = readBrief(wish.text, { today, ...known })
  compare(
    wish,
    ['all', set, `language ${wish.language}`],
    fieldsOfWants(wish.wants, known),
    fieldsOfReading(chips, known, judges),
  )
}
for (const { wish, today } of readWishes(foreignSet)) {
  const wanted = fieldsOfWants(wish.wants, known)
  const read = fieldsOfReading(readBrief(wish.text, { today, ...known }).chips, known)
  const isCompared = ([field]: [string, string[]]) => foreignFields.includes(field) && wanted.has(field)
  compare(wish, [foreignSet], new Map([...wanted].filter(isCompared)), new Map([...read].filter(isCompared)))
}
for (const [group, score] of [...scores].toSorted(([one], [other]) => one.localeCompare(other))) {
  if (group.startsWith('field ')) note(`${group}, of ${score.fields}`, share(score.right, score.fields), ' %')
  else if (group === 'all') {
    report(`fields right, of ${score.fields}`, share(score.right, score.fields), { atLeast: 90 }, ' %')
    report(`wishes whole, of ${score.wishes}`, share(score.whole, score.wishes), { atLeast: 60 }, ' %')
    report(`wrong readings, of ${score.values}`, share(score.wrong, score.values), { atMost: 1 }, ' %')
  } else {
    note(`${group}: fields right, of ${score.fields}`, share(score.right, score.fields), ' %')
    note(`${group}: wishes whole, of ${score.wishes}`, share(score.whole, score.wishes), ' %')
    note(`${group}: wrong readings, of ${score.values}`, share(score.wrong, score.values), ' %')
  }
}
const ms = all.map(({ wish, today }) => timeReading(wish.text, today))
report('a wish is read, p95', quantile(ms, 0.95), { atMost: 50 }, ' ms')
const longest = 'We love palaces, no museums, 3 kids aged 4 and 6. '.repeat(100).slice(0, longestBrief)
report('the longest wish is read', timeReading(longest, '2027-01-15'), { atMost: 200 }, ' ms')

function timeReading(text: string, today: string): number {
  const began = performance.now()
  readBrief(text, { today, ...known })
  return performance.now() - began
}

function share(part: number, whole: number): number {
  return Math.round((1000 * part) / Math.max(1, whole)) / 10
}

function readWishes(set: string): { wish: Wish; today: string; judges?: readonly BriefField[] | undefined }[] {
  const file = new URL(`wishes/${set}.json`, import.meta.url)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own file
  const { today, judges, wishes } = JSON.parse(readFileSync(file, 'utf8')) as WishSet
  return wishes.map((wish) => ({ wish, today, judges }))
}

/** `wanted` and `read`: the values of each field, as texts that compare. */
function compare(
  wish: Wish,
  groups: readonly string[],
  wanted: Map<string, string[]>,
  read: Map<string, string[]>,
): void {
  let isWhole = true
  for (const field of new Set([...wanted.keys(), ...read.keys()])) {
    const [hoped, found] = [wanted.get(field) ?? [], read.get(field) ?? []]
    const isRight = JSON.stringify(hoped.toSorted()) === JSON.stringify(found.toSorted())
    const wrong = found.filter((value) => !hoped.includes(value))
    isWhole &&= isRight
    for (const group of groups[0] === 'all' ? [...groups, `field ${field}`] : groups) {
      const score = scoreOf(group)
      if (wanted.has(field)) score.fields += 1
      if (wanted.has(field) && isRight) score.right += 1
      score.values += found.length
      score.wrong += wrong.length
    }
    if (!isRight && showsDifferences)
      process.stdout.write(
        `${groups.join(' ')} ${wish.id} ${field}: ${found.join(' | ')} instead of ${hoped.join(' | ')}\n`,
      )
  }
  for (const group of groups) {
    scoreOf(group).wishes += 1
    if (isWhole) scoreOf(group).whole += 1
  }
}

function scoreOf(group: string): Score {
  const score = scores.get(group) ?? { fields: 0, right: 0, wishes: 0, whole: 0, values: 0, wrong: 0 }
  scores.set(group, score)
  return score
}

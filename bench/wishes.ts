import { readFileSync } from 'node:fs'
import { readPlaces } from '#seed/places.ts'
import { readTreatments } from '#seed/treatments.ts'
import { longestBrief, readBrief } from '#domain/wishes/brief/read-brief.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { note, quantile, report } from './parts/report.ts'
import { fieldsOfReading, fieldsOfWants, type WantedFields } from './parts/wish-fields.ts'

/**
 * How well the rules read wishes in one's own words: 75 that the rules were written with, and 75 that were written
 * before anybody looked at what the rules make of them. A field counts when all of its values are right; a wish is
 * whole when all of its fields are, and nothing was read that the traveller did not say.
 *
 *   npm run bench -- wishes          add BENCH_SHOW=1 to see each difference
 */
type Wish = { id: string; language: string; text: string; wants: WantedFields }
type Score = { fields: number; right: number; wishes: number; whole: number; values: number; wrong: number }

const known = { names: indexPlaceNames(readPlaces()), treatments: readTreatments() }
const showsDifferences = process.env['BENCH_SHOW'] === '1'
const scores = new Map<string, Score>()
const ms: number[] = []

for (const half of ['first-half', 'second-half']) {
  for (const { wish, today } of readWishes(half)) {
    const began = performance.now()
    const { chips } = readBrief(wish.text, { today, ...known })
    ms.push(performance.now() - began)
    compare(wish, half, fieldsOfWants(wish.wants, known), fieldsOfReading(chips, known))
  }
}
for (const [group, score] of [...scores].toSorted(([one], [other]) => one.localeCompare(other))) {
  const share = (part: number, all: number) => Math.round((1000 * part) / Math.max(1, all)) / 10
  if (group.startsWith('field ')) note(`${group}, of ${score.fields}`, share(score.right, score.fields), ' %')
  else {
    const isJudged = group === 'second-half'
    const tell = (what: string, value: number, bar: { atLeast: number } | { atMost: number }) =>
      isJudged ? report(`${group}: ${what}`, value, bar, ' %') : note(`${group}: ${what}`, value, ' %')
    tell(`fields right, of ${score.fields}`, share(score.right, score.fields), { atLeast: 90 })
    tell(`wishes whole, of ${score.wishes}`, share(score.whole, score.wishes), { atLeast: 60 })
    tell(`wrong readings, of ${score.values}`, share(score.wrong, score.values), { atMost: 1 })
  }
}
report('a wish is read, p95', quantile(ms, 0.95), { atMost: 20 }, ' ms')
const longest = 'We love palaces, no museums, 3 kids aged 4 and 6. '.repeat(100).slice(0, longestBrief)
const begun = performance.now()
readBrief(longest, { today: '2027-01-15', ...known })
report('the longest wish is read', performance.now() - begun, { atMost: 200 }, ' ms')

function readWishes(half: string): { wish: Wish; today: string }[] {
  const file = new URL(`wishes/${half}.json`, import.meta.url)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own file
  const { today, wishes } = JSON.parse(readFileSync(file, 'utf8')) as { today: string; wishes: Wish[] }
  return wishes.map((wish) => ({ wish, today }))
}

/** `wanted` and `read`: the values of each field, as texts that compare. */
function compare(wish: Wish, half: string, wanted: Map<string, string[]>, read: Map<string, string[]>): void {
  let isWhole = true
  const groups = [half, `${half} ${wish.language}`]
  for (const field of new Set([...wanted.keys(), ...read.keys()])) {
    const [hoped, found] = [wanted.get(field) ?? [], read.get(field) ?? []]
    const isRight = JSON.stringify(hoped.toSorted()) === JSON.stringify(found.toSorted())
    const wrong = found.filter((value) => !hoped.includes(value))
    isWhole &&= isRight
    for (const group of [...groups, `field ${field}`]) {
      const score = scoreOf(group)
      if (wanted.has(field)) score.fields += 1
      if (wanted.has(field) && isRight) score.right += 1
      score.values += found.length
      score.wrong += wrong.length
    }
    if (!isRight && showsDifferences)
      process.stdout.write(`${half} ${wish.id} ${field}: ${found.join(' | ')} instead of ${hoped.join(' | ')}\n`)
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

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readBudgetText } from '#domain/wishes/budget-text.ts'
import { readBrief } from '#domain/wishes/brief/read-brief.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readPlaces } from '#seed/places.ts'
import { readTreatments } from '#seed/treatments.ts'
import { fieldsOfReading } from './wish-fields.ts'

// The ordinary ways in which travellers of each language say one thing. Each table holds the wordings between bars.
type Wordings = Record<string, string>

const known = { today: '2027-02-01', names: indexPlaceNames(readPlaces()), treatments: readTreatments() }

function readTable(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../wordings/${name}.json`, import.meta.url), 'utf8'))
}

function textsOf(wordings: Wordings): string[] {
  return Object.values(wordings).flatMap((texts) => texts.split(' | '))
}

function read(text: string): Record<string, string[]> {
  const { chips } = readBrief(text, known)
  const [budget] = chips.flatMap((chip) => (chip.field === 'step2.totalBudget' ? [readBudgetText(chip.value)] : []))
  const won: Record<string, string[]> = budget?.kind === 'won' ? { won: [String(budget.to)] } : {}
  const foreign = budget?.kind === 'foreign' ? budget.currencies.map((code) => `${budget.to} ${code}`) : []
  return { ...Object.fromEntries(fieldsOfReading(chips, known)), ...won, foreign }
}

const tables = ['diets-and-dislikes', 'interests', 'choices', 'treatments']
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own files
const single = tables.flatMap((name) => Object.entries(readTable(name) as Record<string, Wordings>))

test.each(single)('%s is read from all of its ordinary wordings', (wish, wordings) => {
  const [field = '', value = ''] = wish.split('=')
  const isMissing = (text: string) => !read(text)[field]?.includes(value.toLowerCase())
  expect(textsOf(wordings).filter((text) => isMissing(text))).toEqual([])
})

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own files
const several = readTable('dates-people-and-money') as { wants: Wordings; wordings: Wordings }[]

test.each(several.map(({ wants, wordings }) => [JSON.stringify(wants), wants, wordings] as const))(
  '%s is read from all of its ordinary wordings',
  (_, wants, wordings) => {
    const isMissing = (text: string) => {
      const fields = read(text)
      return Object.entries(wants).some(([field, value]) =>
        field === 'childAges'
          ? fields[field]?.toSorted((a, b) => Number(a) - Number(b)).join() !== value
          : !fields[field]?.includes(field === 'foreign' ? value : value.toLowerCase()),
      )
    }
    expect(textsOf(wordings).filter((text) => isMissing(text))).toEqual([])
  },
)

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own files
test.each(Object.entries(readTable('not-wished') as Record<string, Wordings>))(
  '%s is not read from words that only sound like it',
  (field, wordings) => {
    expect(textsOf(wordings).filter((text) => read(text)[field] !== undefined)).toEqual([])
  },
)

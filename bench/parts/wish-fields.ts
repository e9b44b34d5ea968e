import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import { dietsByOwner } from '#domain/trips/answers/needs.ts'
import type { TripParty } from '#domain/trips/answers/trips.ts'
import { type BriefChip, type BriefField, laterFields } from '#domain/wishes/brief/brief-chips.ts'
import { readBudgetText } from '#domain/wishes/budget-text.ts'
import { readMustVisitText } from '#domain/wishes/must-visit-text.ts'
import type { PlaceNames } from '#domain/wishes/place-names.ts'
import { readTreatmentText } from '#domain/wishes/treatment-text.ts'

/** The gold reading of a wish, by the names of the fields of the steps. Treatments are ids of the table. */
export type WantedFields = Record<string, unknown> & { party?: TripParty }

type Known = { names: PlaceNames; treatments: readonly TreatmentFacts[] }

/** The values of each field as texts, of what a wish should be read as. */
export function fieldsOfWants({ party, ...wants }: WantedFields, known: Known): Map<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const [name, value] of Object.entries(wants)) {
    const values = (Array.isArray(value) ? value : [value]).map(textOf)
    add(fields, name, name === 'plasticSurgeryType' ? values : values.flatMap((one) => comparable(name, one, known)))
  }
  if (!party) return fields
  add(fields, 'adults', [String(party.adults)])
  if (party.childAges.length > 0) add(fields, 'childAges', party.childAges.map(String))
  if (party.older) add(fields, 'older', ['true'])
  if (party.mobility) add(fields, 'mobility', [party.mobility])
  return fields
}

/**
 * The same of what was read. Later fields are read since after the first sets were written: a set that says what is
 * right of one names it under `judges`.
 */
export function fieldsOfReading(
  chips: readonly BriefChip[],
  known: Known,
  judges: readonly BriefField[] = [],
): Map<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const { field, value } of chips) {
    if (laterFields.includes(field) && !judges.includes(field)) continue
    const name = field.split('.').at(-1) ?? field
    add(fields, name, comparable(name, textOf(value), known))
  }
  return fields
}

function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? Object.values(value).join(' ') : String(value)
}

function add(fields: Map<string, string[]>, name: string, values: readonly string[]): void {
  const isCounted = name === 'childAges'
  const all = [...(fields.get(name) ?? []), ...values]
  fields.set(name, isCounted ? all : [...new Set(all)])
}

/** Texts of travellers are compared by what they mean: places by what they are, budgets by their amounts. */
function comparable(name: string, text: string, { names, treatments }: Known): string[] {
  switch (name) {
    case 'totalBudget':
      return [JSON.stringify(readBudgetText(text))]
    case 'mustVisitPlaces':
      return readMustVisitText(text, names).map((wish) => {
        if (wish.kind === 'place') return wish.placeId
        if (wish.kind === 'several') return wish.placeIds.join()
        return wish.kind === 'region' ? wish.region.name.en : wish.text.toLowerCase()
      })
    case 'plasticSurgeryType':
      return readTreatmentText(text, treatments).understood.map(({ id }) => id)
    case 'diet':
      // The sets do not say whose it is.
      return [...dietsByOwner([text]).all, ...dietsByOwner([text]).some].map((one) => one.toLowerCase())
    default:
      return [text.toLowerCase()]
  }
}

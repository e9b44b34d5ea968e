import { placeForm } from '#locales/en/places/place-form.ts'
import type { PlaceFacts, PlaceSeason, PlaceSource } from '#domain/places/places.ts'
import { describeHours, describePlain, isNothing } from '#web/administration/versions/describe-value.ts'

/** Describes a field's value, one line per item. An empty value has one line that says so. */
export function describeValue(field: string, value: unknown): string[] {
  // A record of one field, as the server stores it.
  const facts: Partial<PlaceFacts> = { [field]: value }
  const lines = isNothing(value) ? [] : describeFact(facts)
  return lines.length > 0 ? lines : [placeForm.values.none]
}

function describeFact(facts: Partial<PlaceFacts>): string[] {
  const { values, basis, budgets, access, sense } = placeForm
  if (facts.kind) return [placeForm.kinds[facts.kind]]
  if (facts.categories) return facts.categories.map((category) => placeForm.categories[category])
  if (facts.interests) return facts.interests.map((interest) => placeForm.interests[interest])
  if (facts.tags) return facts.tags.map((tag) => placeForm.tags[tag])
  if (facts.hours) return describeHours(facts.hours, placeForm)
  if (facts.seasons) return facts.seasons.flatMap((season) => describeSeason(season))
  if (facts.sources) return facts.sources.map((page) => describePage(page))
  if (facts.access) return [access[facts.access]]
  if (facts.best) return [sense.best[facts.best]]
  if (facts.dusk) return [sense.dusk[facts.dusk]]
  if (facts.shelter) return [sense.shelter[facts.shelter]]
  if (typeof facts.stairs === 'number') return [sense.stairs[facts.stairs]]
  if (typeof facts.headline === 'number') return [sense.headline[facts.headline]]
  if (facts.activeHours) return [facts.activeHours.join('–')]
  const seasons = facts.seasonBest ?? facts.seasonAvoid
  if (seasons) return seasons.map(({ from, to, what }) => `${from}–${to}: ${what}`)
  if (facts.exceptions) return describeDays(facts.exceptions)
  if (facts.cost !== undefined && facts.cost !== null) return [values.won(facts.cost)]
  if (facts.visitMinutes) return [values.minutes(facts.visitMinutes)]
  if (facts.budgetLevel) return [budgets[facts.budgetLevel]]
  if (facts.image) return [values.picture(facts.image)]
  if (facts.basis) return [basis[facts.basis]]
  return Object.values(facts).flatMap((value) => describePlain(value, values))
}

function describeSeason({ from, to, hours, lastEntry }: PlaceSeason): string[] {
  const lines = hours === null ? [placeForm.values.none] : describeHours(hours, placeForm)
  const last = lastEntry === null ? [] : [`${placeForm.fields.lastEntry}: ${lastEntry}`]
  return [...lines, ...last].map((line) => `${from}–${to}: ${line}`)
}

function describePage({ publisher, address, facts, disputes, readOn }: PlaceSource): string {
  const { sources } = placeForm
  const said = facts.map((fact) => sources.facts[fact])
  const contradicted = disputes.map((fact) => `${sources.disputes}: ${sources.facts[fact]}`)
  return `${publisher}, ${address}, ${readOn}: ${[...said, ...contradicted].join(', ')}`
}

function describeDays(days: PlaceFacts['exceptions']): string[] {
  return Object.entries(days).map(([on, intervals]) => {
    const times = intervals.map(([from, to]) => `${from}–${to}`)
    return `${on}: ${times.join(', ') || placeForm.values.closed}`
  })
}

import * as z from 'zod'
import { type ClinicChanges, clinicFacts, type ClinicForm, clinicForm } from '#domain/clinics/clinic-schemas.ts'
import { findFutureDays } from '#domain/clinics/clinic-days.ts'
import { type Clinic, type ClinicFacts, unknownClinic } from '#domain/clinics/clinics.ts'
import { sourcesAfter } from '#domain/clinics/clinic-sources.ts'
import { Problem } from '#domain/site/problems.ts'
import { listMistakes } from '#server/platform/api/mistakes.ts'
import { differingFields, isSame, namesOf, pick, withTheirWholes } from '#server/platform/edits/overlays.ts'

/** Applies an editor's changes to a clinic. The result is validated as a whole, because fields depend on each other. */
export function applyChanges(current: ClinicFacts, changes: ClinicChanges, today: string): ClinicFacts {
  const { ratedOn, doctorCount, sources, ...edited } = onlyFacts(current)
  const judged = judge(clinicForm, { ...edited, ...changes })
  refuseFutureDays(judged, changes, today)
  const isRated = !isSame(judged.rating, current.rating)
  const changed = namesOf(changes).filter((name) => !isSame(judged[name], current[name]))
  return {
    ...edited,
    ...pick(judged, namesOf(changes)),
    doctorCount,
    sources: sourcesAfter(sources, changed),
    ratedOn: isRated ? dayOf(judged.rating, today) : ratedOn,
  }
}

/** The facts before these changes. The changes are given newest first. */
export function undoChanges(current: ClinicFacts, changes: readonly { before: object }[]): ClinicFacts {
  const facts = onlyFacts(current)
  for (const { before } of changes) Object.assign(facts, before)
  judge(clinicFacts, facts)
  return facts
}

/** Fields that have a meaning only together. An overlay holds either all fields of a group or none. */
const wholes: readonly (readonly (keyof ClinicFacts)[])[] = [
  ['basis', 'source', 'checkedOn'],
  ['lat', 'lng'],
]

/** The overlay that turns the imported facts into these facts. */
export function overlayOf(imported: ClinicFacts, facts: ClinicFacts): Partial<ClinicFacts> {
  return pick(facts, withTheirWholes(changedFields(imported, facts), wholes))
}

/** The fields whose values differ. */
export function changedFields(before: ClinicFacts, after: ClinicFacts): (keyof ClinicFacts)[] {
  return differingFields(namesOf(unknownClinic), before, after)
}

/** A clinic without its other fields, such as id and version. */
export function onlyFacts(clinic: ClinicFacts | Clinic): ClinicFacts {
  return pick(clinic, namesOf(unknownClinic))
}

function dayOf(rating: number | null, today: string): string | null {
  return rating === null ? null : today
}

function judge<Schema extends z.core.$ZodType>(schema: Schema, facts: unknown): z.output<Schema> {
  const judged = z.safeParse(schema, facts)
  if (judged.success) return judged.data
  throw new Problem('clinics.invalid', {}, { mistakes: listMistakes(judged.error) })
}

function refuseFutureDays(judged: ClinicForm, changes: ClinicChanges, today: string): void {
  const future = findFutureDays(judged, today).filter(([name = '']) => name in changes)
  if (future.length === 0) return
  const mistakes = future.map((path) => ({ field: path.join('.'), reason: 'custom', message: 'a day to come' }))
  throw new Problem('clinics.invalid', {}, { mistakes })
}

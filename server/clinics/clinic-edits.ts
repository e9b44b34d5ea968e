import * as z from 'zod'
import { type ClinicChanges, clinicFacts, type ClinicForm, clinicForm } from '#domain/clinic-schemas.ts'
import { findFutureDays } from '#domain/clinic-days.ts'
import { type Clinic, type ClinicFacts, unknownClinic } from '#domain/clinics.ts'
import { sourcesAfter } from '#domain/clinic-sources.ts'
import { Problem } from '#domain/problems.ts'
import { listMistakes } from '#server/platform/api/mistakes.ts'
import { differingFields, isSame, namesOf, pick, withTheirWholes } from '#server/platform/edits/overlays.ts'

/**
 * What an editor's changes make of a clinic. Judged as a whole: a field alone may be right and its neighbour forgotten.
 */
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

/** The facts as they stood before these changes, given the newest first. */
export function undoChanges(current: ClinicFacts, changes: readonly { before: object }[]): ClinicFacts {
  const facts = onlyFacts(current)
  for (const { before } of changes) Object.assign(facts, before)
  judge(clinicFacts, facts)
  return facts
}

/** What says something only together. */
const wholes: readonly (readonly (keyof ClinicFacts)[])[] = [
  ['basis', 'source', 'checkedOn'],
  ['lat', 'lng'],
]

/** What has to stand over the import for these facts to be shown. */
export function overlayOf(imported: ClinicFacts, facts: ClinicFacts): Partial<ClinicFacts> {
  return pick(facts, withTheirWholes(changedFields(imported, facts), wholes))
}

/** Which fields say something else. */
export function changedFields(before: ClinicFacts, after: ClinicFacts): (keyof ClinicFacts)[] {
  return differingFields(namesOf(unknownClinic), before, after)
}

/** Without what a clinic has besides: its id, its version. */
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

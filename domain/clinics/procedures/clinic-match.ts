import type { Clinic } from '#domain/clinics/clinics.ts'
import { hasDepartment } from './departments.ts'
import { isOffer } from './offered-procedures.ts'
import type { Department } from './procedure-row.ts'
import type { Procedure } from './procedures.ts'

/**
 * Why a clinic is in the answer of a search for procedures: entries of its own list of procedures, and departments that
 * cover what it does not list. A department is no claim that the clinic performs the procedure.
 */
export type ClinicMatch = { procedures: string[]; departments: Department[] }

type Known = Pick<Clinic, 'name' | 'nameKo' | 'treatments' | 'procedures'>

/** Null if neither a procedure nor a department of the clinic was searched for. */
export function matchOf(clinic: Known, wanted: readonly Procedure[]): ClinicMatch | null {
  const found = wanted.map((procedure) => {
    const listed = clinic.procedures.filter((entry) => isOffer(entry, procedure))
    const covering = procedure.departments.filter((department) => hasDepartment(clinic, department))
    return { listed, covering: listed.length > 0 ? [] : covering }
  })
  const procedures = [...new Set(found.flatMap(({ listed }) => listed))]
  const departments = [...new Set(found.flatMap(({ covering }) => covering))]
  return procedures.length + departments.length > 0 ? { procedures, departments } : null
}

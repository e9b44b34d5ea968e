import type { Clinic, ClinicTreatment } from '#domain/clinics/clinics.ts'
import { hasDepartment } from '#domain/clinics/procedures/departments.ts'
import { procedures } from '#domain/clinics/procedures/procedures.ts'
import type { PlaceName } from '#domain/places/places.ts'

const koreanNames = new Map(procedures.flatMap(({ english, name }) => english.map((en) => [en, name.ko] as const)))

/** Rows of the table that name a whole department: no choice of a procedure. */
const departments = new Set<string>(procedures.flatMap((procedure) => procedure.departments))

/**
 * The procedures that the form offers, with their Korean names where they are known: those that the clinic names, or
 * else those of its departments, first those of the listing that led there. They are questions, and do not say that the
 * clinic does them.
 */
export function procedureChoices(
  clinic: Pick<Clinic, 'name' | 'nameKo' | 'treatments' | 'procedures'>,
  listing: ClinicTreatment | null = null,
): PlaceName[] {
  if (clinic.procedures.length > 0) {
    return [...new Set(clinic.procedures)].map((en) => ({ en, ko: koreanNames.get(en.toLowerCase()) ?? '' }))
  }
  const ofClinic = procedures.filter(
    (procedure) =>
      !departments.has(procedure.id) && procedure.departments.some((department) => hasDepartment(clinic, department)),
  )
  const isElsewhere = ({ departments: [main] }: (typeof ofClinic)[number]) => Number(main !== listing)
  return ofClinic.toSorted((one, other) => isElsewhere(one) - isElsewhere(other)).map(({ name }) => name)
}

import { type Clinic, clinicTreatments } from '#domain/clinics/clinics.ts'
import { foldText } from '#domain/site/search-words.ts'
import type { Department } from './procedure-row.ts'

/** The treatments that name a department. */
export const namedTreatments = clinicTreatments.filter((treatment) => treatment !== 'other')

/** The words of which one stands in the name of an institution of Korean medicine, or all words of one entry. */
export const koreanMedicineNames = [['korean', 'medicine'], ['한방'], ['한의']] as const

/**
 * Whether the directory knows that an institution has a department. The search of the database asks the same
 * (server/clinics/clinic-search.ts).
 */
export function hasDepartment(clinic: Pick<Clinic, 'name' | 'nameKo' | 'treatments'>, department: Department): boolean {
  if (department === 'korean-medicine') {
    const name = foldText(`${clinic.name} ${clinic.nameKo}`)
    return koreanMedicineNames.some((words) => words.every((word) => name.includes(word)))
  }
  if (department === 'further')
    return clinic.treatments.includes('other') && namedTreatments.some((named) => clinic.treatments.includes(named))
  return clinic.treatments.includes(department)
}

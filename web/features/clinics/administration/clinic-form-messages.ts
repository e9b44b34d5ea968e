import { clinicForm, type ClinicFormMessages } from '#locales/en/clinics/clinic-form.ts'

/** The messages for administrators on the listing pages. There is one language so far. */
export function useClinicFormMessages(): ClinicFormMessages {
  return clinicForm
}

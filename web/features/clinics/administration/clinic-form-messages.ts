import { clinicForm, type ClinicFormMessages } from '#locales/en/clinic-form.ts'

/** What administrators read on the listing pages, in the page's language; there is one so far. */
export function useClinicFormMessages(): ClinicFormMessages {
  return clinicForm
}

import { consultationForm } from '#locales/en/consultations/consultation-form.ts'
import { NothingThere } from '#web/shell/nothing-there.tsx'
import { AllClinics } from './all-clinics.tsx'

/** The address names no clinic of the directory. */
export function NoSuchClinic() {
  const { title, text, clinics } = consultationForm.noClinic
  return (
    <NothingThere title={title} text={text}>
      <AllClinics label={clinics} />
    </NothingThere>
  )
}

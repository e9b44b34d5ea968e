import { useConsultationMessages } from '#web/features/consultations/consultation-messages.ts'
import { NothingThere } from '#web/shell/nothing-there.tsx'
import { AllClinics } from './all-clinics.tsx'

/** The address names no clinic of the directory. */
export function NoSuchClinic() {
  const { title, text, clinics } = useConsultationMessages().noClinic
  return (
    <NothingThere title={title} text={text}>
      <AllClinics label={clinics} />
    </NothingThere>
  )
}

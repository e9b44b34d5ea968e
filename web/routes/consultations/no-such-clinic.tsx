import { useConsultationMessages } from '#web/features/consultations/consultation-messages.ts'
import { NothingThere } from './nothing-there.tsx'

/** The address names no clinic of the directory. */
export function NoSuchClinic() {
  return <NothingThere words={useConsultationMessages().noClinic} />
}

import { sentRequests } from '#locales/en/consultations/sent-requests.ts'
import { NothingThere } from '#web/shell/nothing-there.tsx'
import { AllClinics } from './all-clinics.tsx'

/** The link opens no request. */
export function NoSuchRequest() {
  const { title, text, clinics } = sentRequests.notThere
  return (
    <NothingThere title={title} text={text}>
      <AllClinics label={clinics} />
    </NothingThere>
  )
}

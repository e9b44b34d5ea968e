import { isRouteErrorResponse } from 'react-router'
import { sentRequests } from '#locales/en/consultations/sent-requests.ts'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import { NothingThere } from '#web/shell/nothing-there.tsx'
import { AllClinics } from './all-clinics.tsx'

/** The failure screen of a page that a request's link opens. */
export function RequestErrorBoundary({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen error={error} />
  const { title, text, clinics } = sentRequests.notThere
  return (
    <NothingThere title={title} text={text}>
      <AllClinics label={clinics} />
    </NothingThere>
  )
}

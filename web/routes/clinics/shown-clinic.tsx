import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { clinicCard } from '#domain/clinics/clinics.ts'
import { offlinePage } from '#locales/en/site/offline-page.ts'
import type { ClinicDetails, Trouble } from '#web/features/clinics/detail/clinic-details.ts'
import { ClinicPage } from '#web/features/clinics/detail/clinic-page.tsx'
import { passedClinic } from '#web/features/clinics/detail/passed-clinic.ts'
import { ClinicReviewList } from '#web/features/reviews/clinic-review-list.tsx'
import { FailureScreen } from '#web/shell/failure-screen.tsx'
import { OfflineScreen } from '#web/shell/offline-screen.tsx'
import { everywhere } from '#locales/en/everywhere.ts'
import { ClinicNotFound } from './clinic-not-found.tsx'
import { ClinicSkeleton } from './clinic-skeleton.tsx'
import { type ComingDetails, useClinicDetails } from './use-clinic-details.ts'

/** The server's data or, after a client-side navigation, promises of it. Neither on the page of copies. */
export type GivenClinic = { details: ClinicDetails | null; coming?: null } | { details?: null; coming: ComingDetails }

/** The page of a clinic: from the server's data, else from stored data, else a skeleton. */
export function ShownClinic({ details: answered = null, coming = null }: GivenClinic) {
  const { pageTitle } = everywhere
  const location = useLocation()
  const [passed] = useState(() => passedClinic(location))
  const { details, trouble, isMissing } = useClinicDetails({ details: answered, coming })
  const card = details ? { ...clinicCard(details.clinic), scene: details.scene } : passed
  const isCopyPage = answered === null && coming === null
  useAskAgain(isCopyPage)
  if (isCopyPage) return <ClinicSkeleton />
  if (isMissing) return <ClinicNotFound />
  if (!card) return <UnknownClinic trouble={trouble} />
  return (
    <>
      {coming ? <title>{pageTitle(card.name)}</title> : null}
      <ClinicPage
        card={card}
        details={details}
        trouble={trouble}
        reviews={<ClinicReviewList clinicId={card.id} reviews={details?.reviews ?? null} />}
      />
    </>
  )
}

/** Shown while neither a card nor details are known. The head of the page has no title then. */
function UnknownClinic({ trouble }: { trouble: Trouble | null }) {
  const { pageTitle, ui, failure } = everywhere
  const titles = { offline: offlinePage.title, failed: failure.title }
  return (
    <>
      <title>{pageTitle(trouble ? titles[trouble] : ui.loading)}</title>
      {trouble === 'offline' ? <OfflineScreen /> : null}
      {trouble === 'failed' ? <FailureScreen /> : null}
      {trouble === null ? <ClinicSkeleton /> : null}
    </>
  )
}

/** Loads the clinic of the address in the browser, from its copy and the server. */
function useAskAgain(isWanted: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isWanted) void revalidate()
  }, [isWanted, revalidate])
}

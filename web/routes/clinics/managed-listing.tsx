import { type ReactNode, useCallback, useState } from 'react'
import { clinicPaths, managedTreatments } from '#domain/clinics/clinics.ts'
import type { AdminPanel } from '#web/administration/admin-panel.ts'
import { useLocalChanges, withDeleted, withSaved } from '#web/administration/local-changes.ts'
import { useAssurance } from '#web/features/accounts/own-account/assurance.ts'
import { useSession } from '#web/features/accounts/session/session-state.ts'
import { ClinicListing, type ClinicListingProps } from '#web/features/clinics/listing/clinic-listing.tsx'
import type { ListedClinic, Listing } from '#web/features/clinics/listing/listed-clinics.ts'
import { applyLocalChanges } from '#web/features/clinics/listing/local-changes.ts'
import { useAllClinics } from '#web/features/clinics/listing/use-all-clinics.ts'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { useStoredCopy } from './use-stored-copy.ts'

type ManagedListingProps = Omit<ClinicListingProps, 'listing'> & { listing: Listing; samplesGiveWay: boolean }

/** A listing page with tools that only administrators load. */
export function ManagedListing({
  actionsOf: bookingOf,
  listing: answered,
  samplesGiveWay,
  ...shown
}: ManagedListingProps) {
  const { treatment, query } = shown
  const listing = useAllClinics(treatment, query, answered)
  const { isAdmin } = useSession()
  const assurance = useAssurance()
  const isManaged = managedTreatments.some((one) => one === treatment)
  const { part: tools } = useOnDemand(isAdmin && isManaged, loadTools)
  const [panel, setPanel] = useState<AdminPanel<number>>({ kind: 'none' })
  const { changes, change } = useLocalChanges<ListedClinic>(useStoredCopy(clinicPaths[treatment]))
  const isManager = tools !== null && isAdmin

  const deleted = useCallback(
    (id: number) => {
      change((held) => withDeleted(held, id))
      setPanel((open) => (open.kind === 'edit' && open.id === id ? { kind: 'none' } : open))
    },
    [change],
  )
  const saved = useCallback((clinic: ListedClinic) => change((held) => withSaved(held, clinic)), [change])
  const actionsOf = useCallback(
    (clinic: ListedClinic): ReactNode =>
      isManager ? (
        <tools.ClinicControls
          clinic={clinic}
          assurance={assurance}
          onPanel={setPanel}
          onDeleted={deleted}
          onSaved={saved}
        />
      ) : (
        bookingOf(clinic)
      ),
    [isManager, tools, assurance, bookingOf, saved, deleted],
  )
  return (
    <ClinicListing
      {...shown}
      listing={applyLocalChanges(listing, treatment, changes)}
      above={
        isManager ? (
          <tools.ClinicAdministration
            treatment={treatment}
            samplesGiveWay={samplesGiveWay}
            assurance={assurance}
            panel={panel}
            onPanel={setPanel}
            onSaved={saved}
            renderHours={(clinicId) => <tools.ClinicHours clinicId={clinicId} />}
          />
        ) : null
      }
      isWithoutMap={isManager && panel.kind !== 'none'}
      actionsOf={actionsOf}
    />
  )
}

async function loadTools() {
  const [{ ClinicAdministration, ClinicControls }, { ClinicHours }] = await Promise.all([
    import('#web/features/clinics/administration/administration.tsx'),
    import('#web/features/consultations/administration/clinic-hours.tsx'),
  ])
  return { ClinicAdministration, ClinicControls, ClinicHours }
}

import { type ReactNode, useCallback, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { clinicPaths, managedTreatments } from '#domain/clinics.ts'
import { useAssurance } from '#web/features/accounts/own-account/assurance.ts'
import { useSession } from '#web/features/accounts/session-state.ts'
import type { AdminPanel } from '#web/features/clinics/administration/panel.ts'
import { ClinicListing, type ClinicListingProps } from '#web/features/clinics/listing/clinic-listing.tsx'
import type { ListedClinic } from '#web/features/clinics/listing/listed-clinics.ts'
import {
  applyLocalChanges,
  type LocalChanges,
  noLocalChanges,
  withDeleted,
  withSaved,
} from '#web/features/clinics/listing/local-changes.ts'
import { useOnDemand } from '#web/ui/on-demand.ts'
import { useKeptCopy } from './use-kept-copy.ts'

/** A listing page on which an administrator finds their tools; nobody else ever loads them. */
export function ManagedListing({ actionsOf: bookingOf, ...shown }: ClinicListingProps) {
  const { treatment, listing } = shown
  const { isAdmin } = useSession()
  const assurance = useAssurance()
  const isManaged = managedTreatments.some((one) => one === treatment)
  const { part: tools } = useOnDemand(isAdmin && isManaged, loadTools)
  const [panel, setPanel] = useState<AdminPanel>({ kind: 'none' })
  const { changes, change } = useLocalChanges(useKeptCopy(clinicPaths[treatment]))
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
        <tools.CardControls
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
          <tools.Administration
            treatment={treatment}
            assurance={assurance}
            panel={panel}
            onPanel={setPanel}
            onSaved={saved}
          />
        ) : null
      }
      isWithoutMap={isManager && panel.kind !== 'none'}
      actionsOf={actionsOf}
    />
  )
}

/** What was changed from this list; whoever asks for another one gets the server's word. */
function useLocalChanges(renewKeptCopy: () => void) {
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  const [held, setHeld] = useState({ search, changes: noLocalChanges })
  const change = useCallback(
    (make: (changes: LocalChanges) => LocalChanges) => {
      setHeld((before) => ({ search, changes: make(before.search === search ? before.changes : noLocalChanges) }))
      void revalidate()
      renewKeptCopy()
    },
    [search, revalidate, renewKeptCopy],
  )
  return { changes: held.search === search ? held.changes : noLocalChanges, change }
}

async function loadTools() {
  const [{ Administration }, { CardControls }] = await Promise.all([
    import('#web/features/clinics/administration/administration.tsx'),
    import('#web/features/clinics/administration/card-controls.tsx'),
  ])
  return { Administration, CardControls }
}

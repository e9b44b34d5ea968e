import { type ComponentType, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ClinicRow } from '#domain/clinics/clinic-lists.ts'
import { clinicAddress } from '#domain/clinics/clinics.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useScripts } from '#web/ui/loading/use-scripts.ts'
import { readDetails } from './ask-clinics.ts'
import type { ClinicDetailsProps } from './clinic-details.tsx'
import { homeClinics } from '#locales/en/clinics/home-clinics.ts'
import type { TableClinic } from './home-clinics.ts'
import { showFailure } from './show-failure.ts'

type Opened = { Panel: ComponentType<ClinicDetailsProps>; clinic: ClinicRow }

/** Opens a dialog with the clinic's details. Without scripts it links to the clinic's page, which shows more. */
export function DetailsButton({ clinic }: { clinic: TableClinic }) {
  const { table: words, details } = homeClinics
  const scripts = useScripts()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isPending, setPending] = useState(false)
  const label = words.viewDetailsOf(clinic.name)

  async function open() {
    setPending(true)
    try {
      const [{ ClinicDetails }, known] = await Promise.all([import('./clinic-details.tsx'), readDetails(clinic)])
      setOpened({ Panel: ClinicDetails, clinic: known })
    } catch {
      showFailure(details.failure)
    }
    setPending(false)
  }

  if (!scripts) {
    return clinic.id > 0 ? (
      <ButtonLink
        to={clinicAddress(clinic, clinic.treatment)}
        size="small"
        aria-label={label}
        className="whitespace-nowrap"
      >
        {words.viewDetails}
      </ButtonLink>
    ) : null
  }
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={label}
        isPending={isPending}
        onClick={() => void open()}
        className="whitespace-nowrap"
      >
        {words.viewDetails}
      </Button>
      {/* A portal, because the table's cells would style its text. */}
      {opened
        ? createPortal(
            <opened.Panel
              clinic={opened.clinic}
              reviews={clinic.reviews}
              treatment={clinic.treatment}
              onClose={() => setOpened(null)}
            />,
            document.body,
          )
        : null}
    </>
  )
}

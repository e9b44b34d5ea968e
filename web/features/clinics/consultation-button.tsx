import { type ComponentType, useState } from 'react'
import { useNavigate } from 'react-router'
import { clinicAddress } from '#domain/clinics/clinics.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { ButtonLook } from '#web/ui/button-look.ts'
import { Button } from '#web/ui/button.tsx'
import { useScripts } from '#web/ui/loading/use-scripts.ts'
import type { ConsultationDialogProps } from './consultation-dialog.tsx'
import type { ClinicHours, ContactedClinic } from './contacted-clinic.ts'

type ConsultationButtonProps = Pick<ButtonLook, 'size' | 'isWide'> & {
  clinic: ContactedClinic
  /** Set where the page knows them. Otherwise they are requested when the dialog opens. */
  hours?: ClinicHours | undefined
  /** Book Consultation, Call to book, Book Now or Request Information. */
  label: string
  kind?: 'primary' | 'plain' | undefined
  className?: string | undefined
}

type Opened = Pick<ConsultationDialogProps, 'hours'> & { Dialog: ComponentType<ConsultationDialogProps> }

/**
 * Opens a dialog with the clinic's contact details. Without scripts it links to the clinic's page, which shows the
 * same.
 */
export function ConsultationButton({ clinic, hours, label, kind = 'primary', ...look }: ConsultationButtonProps) {
  const scripts = useScripts()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isPending, setPending] = useState(false)
  const page = `${clinicAddress(clinic)}#book`

  async function open() {
    setPending(true)
    try {
      const [{ ConsultationDialog }, { findHours }] = await Promise.all([
        import('./consultation-dialog.tsx'),
        import('./find-hours.ts'),
      ])
      setOpened({ Dialog: ConsultationDialog, hours: findHours(clinic, hours) })
    } catch {
      // Offline: the clinic's page may be cached on the device.
      await navigate(page)
    }
    setPending(false)
  }

  if (!scripts) {
    return (
      <ButtonLink {...look} kind={kind} to={page}>
        {label}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button {...look} kind={kind} aria-haspopup="dialog" isPending={isPending} onClick={() => void open()}>
        {label}
      </Button>
      {opened ? <opened.Dialog clinic={clinic} hours={opened.hours} onClose={() => setOpened(null)} /> : null}
    </>
  )
}

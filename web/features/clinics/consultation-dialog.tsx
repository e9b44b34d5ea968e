import { type ReactNode, Suspense, use } from 'react'
import { clinicAddress } from '#domain/clinics/clinics.ts'
import { callAddress, webAddress } from '#domain/site/contact-links.ts'
import { reportAddress } from '#domain/site/contact.ts'
import { MapAppLinks } from '#web/travel/places/map-app-links.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Clock, Globe, type LucideIcon, Phone } from 'lucide-react'
import { LoadingArea, SkeletonText } from '#web/ui/loading/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { ContactedClinic } from './contacted-clinic.ts'
import { useConsultationMessages } from './consultation-messages.ts'
import { BusinessHours } from './detail/hours-table.tsx'
import type { FoundHours } from './find-hours.ts'

export type ConsultationDialogProps = {
  clinic: ContactedClinic
  /** The hours may still be loading. */
  hours: Promise<FoundHours>
  onClose: () => void
}

/**
 * How to contact a clinic directly: this site sends no requests for visitors. For a sample it says that there is nobody
 * to contact.
 */
export function ConsultationDialog({ clinic, hours, onClose }: ConsultationDialogProps) {
  const words = useConsultationMessages()
  const title = clinic.isSample ? words.sampleTitle : words.title(clinic.name)
  return (
    <Dialog isOpen onClose={onClose} title={title} footer={<Button onClick={onClose}>{words.close}</Button>}>
      {clinic.isSample ? (
        <>
          <p>{words.sample(clinic.name)}</p>
          <p className="mt-3 text-soft">{words.sampleReal}</p>
        </>
      ) : (
        <>
          <Contacts {...{ clinic, hours, onClose }} />
          {clinic.phoneNumber === '' && clinic.website === '' ? (
            <HowToFind clinic={clinic} onClose={onClose} />
          ) : (
            <p className="mt-5 text-small text-soft">{words.direct}</p>
          )}
        </>
      )}
    </Dialog>
  )
}

/** For a clinic without known contact details. */
function HowToFind({ clinic, onClose }: Pick<ConsultationDialogProps, 'clinic' | 'onClose'>) {
  const { find } = useConsultationMessages()
  return (
    <>
      <p className="mt-5">{find.lead}</p>
      <ul className="mt-3 list-disc space-y-3 ps-5">
        <li>
          {find.maps}
          <div className="mt-2">
            <MapAppLinks spot={null} address={clinic.nameKo || clinic.name} />
          </div>
        </li>
        <li>
          <TextLink to="https://www.medicalkorea.or.kr/en">{find.registry}</TextLink>
        </li>
        <li>
          <TextLink to="tel:+8221330">{find.helpline}</TextLink>
        </li>
      </ul>
      <p className="mt-4">
        <TextLink to={reportAddress(clinicAddress(clinic))} onClick={onClose}>
          {find.tell}
        </TextLink>
      </p>
    </>
  )
}

function Contacts({ clinic, hours, onClose }: ConsultationDialogProps) {
  const words = useConsultationMessages()
  const call = callAddress(clinic.phoneNumber)
  const website = webAddress(clinic.website)
  return (
    <dl className="divide-y divide-line border-y border-line">
      <Row Icon={Phone} label={words.phone}>
        {call ? <TextLink to={call}>{clinic.phoneNumber}</TextLink> : clinic.phoneNumber || words.noPhone}
      </Row>
      <Row Icon={Clock} label={words.hours}>
        <Suspense fallback={<ComingHours />}>
          <Hours {...{ clinic, hours, onClose }} />
        </Suspense>
      </Row>
      <Row Icon={Globe} label={words.website}>
        {website ? <TextLink to={website}>{website}</TextLink> : words.noWebsite}
      </Row>
    </dl>
  )
}

function ComingHours() {
  return (
    <LoadingArea className="w-40">
      <SkeletonText lines={2} />
    </LoadingArea>
  )
}

function Hours({ clinic, hours, onClose }: ConsultationDialogProps) {
  const words = useConsultationMessages()
  const found = use(hours)
  if (found) return <BusinessHours {...found} />
  return (
    <TextLink to={`${clinicAddress(clinic)}#book`} onClick={onClose}>
      {words.hoursOnPage}
    </TextLink>
  )
}

function Row({ Icon, label, children }: { Icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-x-3 gap-y-1 py-3 max-sm:flex-col">
      <dt className="w-26 shrink-0 text-soft">
        <Icon className="me-2 inline size-4.5 align-[-0.15em]" />
        {label}
      </dt>
      <dd className="min-w-0 flex-1 wrap-anywhere">{children}</dd>
    </div>
  )
}

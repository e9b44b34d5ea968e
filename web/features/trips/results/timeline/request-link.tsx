import { consultationAddress } from '#domain/consultations/consultations.ts'
import { clinicIdOfRow } from '#domain/places/place-paths.ts'
import { tripTimeline as words } from '#locales/en/trips/trip-timeline.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** From a clinic of the trip to a request to it. The trip itself tells the page nothing. */
export function RequestLink({ placeId }: { placeId: string }) {
  const clinicId = clinicIdOfRow(placeId)
  if (clinicId === null) return null
  return (
    <p className="mt-1 text-small">
      <TextLink to={consultationAddress(clinicId, 'consultation')}>{words.bookConsultation}</TextLink>
    </p>
  )
}

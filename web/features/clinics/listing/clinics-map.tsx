import { clinicAddress } from '#domain/clinics.ts'
import { KoreaMap } from '#web/travel/korea-map.tsx'
import type { MapPlace } from '#web/travel/map-place.ts'
import type { ListedClinic } from './listed-clinics.ts'

type ClinicsMapProps = {
  places: readonly MapPlace[]
  firstNumber: number
  /** Another one for another list. */
  list: string
  activeId: string | null
  onActivate: (id: string | null) => void
}

/** The clinics of the list under the same numbers. What lies together leads to the first of their cards. */
export function ClinicsMap({ places, firstNumber, list, activeId, onActivate }: ClinicsMapProps) {
  return (
    // Another list is looked at anew: what was moved and zoomed belonged to the one before.
    <KoreaMap
      key={list}
      places={places}
      firstNumber={firstNumber}
      fit="places"
      rowId={clinicRowId}
      activeId={activeId}
      onActivate={onActivate}
    />
  )
}

/** The pins of a list: only of clinics whose position is known. */
export function placeClinics(clinics: readonly ListedClinic[]): MapPlace[] {
  return clinics.flatMap((clinic) => {
    const { id, name, nameKo, lat, lng } = clinic
    if (lat === null || lng === null) return []
    return { id: String(id), name: { en: name, ko: nameKo }, lat, lng, href: clinicAddress(clinic), kind: 'clinic' }
  })
}

export function clinicRowId(id: string): string {
  return `clinic-${id}`
}

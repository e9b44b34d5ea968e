import { clinicAddress, type ClinicTreatment } from '#domain/clinics/clinics.ts'
import { KoreaMap } from '#web/travel/map/korea-map.tsx'
import type { NumberedPlace } from '#web/travel/map/drawing/map-pins.tsx'
import type { ListedClinic } from './listed-clinics.ts'

type ClinicsMapProps = {
  places: readonly NumberedPlace[]
  /** Changes when another list is shown. */
  list: string
  activeId: string | null
  onActivate: (id: string | null) => void
}

/** The clinics of the list with the same numbers. A cluster links to the first of its cards. */
export function ClinicsMap({ places, list, activeId, onActivate }: ClinicsMapProps) {
  return (
    // The key resets the view for another list.
    <KoreaMap key={list} places={places} fit="places" rowId={clinicRowId} activeId={activeId} onActivate={onActivate} />
  )
}

/** The pins of a list, numbered from `firstNumber`: only real clinics with a known position. */
export function placeClinics(
  listing: ClinicTreatment,
  clinics: readonly ListedClinic[],
  firstNumber: number,
): NumberedPlace[] {
  const placed: NumberedPlace[] = []
  for (const clinic of clinics) {
    const { id, name, nameKo, lat, lng, isSample } = clinic
    if (isSample || lat === null || lng === null) continue
    const href = clinicAddress(clinic, listing)
    const number = firstNumber + placed.length
    placed.push({ id: String(id), name: { en: name, ko: nameKo }, lat, lng, href, kind: 'clinic', number })
  }
  return placed
}

export function clinicRowId(id: string): string {
  return `clinic-${id}`
}

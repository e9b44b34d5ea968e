import { useMemo } from 'react'
import { isInKorea } from '#domain/korea-box.ts'
import type { PlaceKind, PlaceName, Province } from '#domain/places.ts'
import { isPlausiblePosition } from '#domain/region-of.ts'
import { readNumber } from '#web/administration/draft/typed.ts'
import { useEditingWords } from '#web/administration/words.ts'
import { findAddressSpot } from '#web/travel/address-spot.ts'
import { KoreaMap } from '#web/travel/korea-map.tsx'

type PositionOnMapProps = {
  name: PlaceName
  kind: PlaceKind | 'clinic'
  lat: string
  lng: string
  province: Province | null
  address: PlaceName
  /** Said under a position that no town of the province is near to. */
  implausible: string
  /** The box of the latitude, to which the pin leads. */
  boxId: string
}

/**
 * Where the coordinates lie, for comparing with what one means. Until both are some in Korea, roughly where the address
 * is; nothing where that names nothing that the map knows.
 */
export function PositionOnMap(props: PositionOnMapProps) {
  const { where } = useEditingWords()
  const { address, province, implausible, boxId } = props
  const exact = readPosition(props)
  const rough = exact ? null : findAddressSpot(address, province)
  const spot = exact ?? rough
  const { en, ko } = rough?.name ?? props.name
  const [lat, lng, kind, unnamed] = [spot?.lat, spot?.lng, props.kind, where.unnamed]
  const pins = useMemo(
    () =>
      lat === undefined || lng === undefined
        ? null
        : [{ id: 'draft', name: { en: en || ko || unnamed, ko }, lat, lng, kind, href: `#${boxId}` }],
    [lat, lng, kind, en, ko, unnamed, boxId],
  )
  if (!pins || !spot) return null
  return (
    <div className="max-w-172">
      {rough ? <p className="mb-2 text-small text-soft">{where.rough(rough.name.en)}</p> : null}
      {exact && !isPlausiblePosition({ ...exact, province }) ? (
        <output className="mb-3 block border-s-4 border-ochre bg-wash-ochre p-3 text-small">{implausible}</output>
      ) : null}
      <div className="[--page-map-height:20rem]">
        <KoreaMap key={`${spot.lat} ${spot.lng}`} places={pins} fit="places" rowId={() => boxId} />
      </div>
    </div>
  )
}

function readPosition(typed: { lat: string; lng: string }): { lat: number; lng: number } | null {
  const [lat, lng] = [readNumber(typed.lat), readNumber(typed.lng)]
  return lat === null || lng === null || !isInKorea({ lat, lng }) ? null : { lat, lng }
}

import { memo, useMemo } from 'react'
import { isInKorea } from '#domain/korea/korea-box.ts'
import type { PlaceKind, PlaceName, Province } from '#domain/places/places.ts'
import { isPlausiblePosition } from '#domain/korea/region-of.ts'
import { findAddressSpot } from '#web/travel/places/address-spot.ts'
import { KoreaMap } from './korea-map.tsx'

type PositionOnMapProps = {
  name: PlaceName
  kind: PlaceKind | 'clinic'
  /** As typed. Null when it is not a number. */
  lat: number | null
  lng: number | null
  province: Province | null
  address: PlaceName
  words: {
    /** The caption of a position that is derived from the address. */
    rough: (name: string) => string
    /** The caption of a position that is not near any town of the province. */
    implausible: string
    /** The label of the pin before there is a name. */
    unnamed: string
  }
  /** The id of the latitude input, to which the pin links. */
  boxId: string
}

/**
 * Shows the coordinates on a map, so that the editor can check them. Until both are a position in Korea, it shows the
 * approximate position of the address. It shows no map when the address names no known place.
 */
export function PositionOnMap(props: PositionOnMapProps) {
  const { address, province, words, boxId } = props
  const exact = readPosition(props)
  const rough = exact ? null : findAddressSpot(address, province)
  const spot = exact ?? rough
  if (!spot) return null
  const name = rough?.name ?? props.name
  return (
    <div className="max-w-172">
      {rough ? <p className="mb-2 text-small text-soft">{words.rough(rough.name.en)}</p> : null}
      {exact && !isPlausiblePosition({ ...exact, province }) ? (
        <output className="mb-3 block border-s-4 border-ochre bg-wash-ochre p-3 text-small">{words.implausible}</output>
      ) : null}
      <PinOnMap
        key={`${spot.lat} ${spot.lng}`}
        lat={spot.lat}
        lng={spot.lng}
        en={name.en || name.ko || words.unnamed}
        ko={name.ko}
        kind={props.kind}
        boxId={boxId}
      />
    </div>
  )
}

type Pin = { lat: number; lng: number; en: string; ko: string; kind: PositionOnMapProps['kind']; boxId: string }

/** The form renders on every key. This map is memoised. */
const PinOnMap = memo(function PinOnMap({ lat, lng, en, ko, kind, boxId }: Pin) {
  const places = useMemo(
    () => [{ id: 'draft', name: { en, ko }, lat, lng, kind, href: `#${boxId}` }],
    [lat, lng, en, ko, kind, boxId],
  )
  return (
    <div className="[--page-map-height:20rem]">
      <KoreaMap places={places} fit="places" rowId={() => boxId} />
    </div>
  )
})

function readPosition({ lat, lng }: { lat: number | null; lng: number | null }): { lat: number; lng: number } | null {
  return lat === null || lng === null || !isInKorea({ lat, lng }) ? null : { lat, lng }
}

import { useMemo, useState } from 'react'
import { type Arrangement, arrangeMap } from './drawing/map-arrangement.ts'
import { map } from '#locales/en/places/map.ts'
import type { MapCluster, MapPlace } from './map-place.ts'
import { arrangementScale, type MapBox, type Position, type SheetBox } from './map-view.ts'
import type { Letters } from './movement/use-map-view.ts'

/** An arrangement, and the width of paper for which it is made. */
export type MapLayer = Arrangement & { width: 'narrow' | 'wide' }

/** The paper on a phone of 320 pixels, and the narrowest paper for which the style sheet shows the wide arrangement. */
const narrowest = { narrow: 280, wide: 520 }

/**
 * Arranges pins and labels for the current frame. The server does not know the frame, so it arranges for a narrow and a
 * wide one. The style sheet shows the right one, with or without scripts. In a larger frame everything is only farther
 * apart.
 */
export function useMapLayers({
  places,
  clusters,
  routePins,
  scale,
  part,
  box,
  letters,
  isTiled,
  isHeld,
}: {
  places: readonly MapPlace[]
  clusters: readonly MapCluster[]
  routePins: readonly Position[]
  scale: number
  part: SheetBox
  box: MapBox | null
  letters: Letters
  /** The tiles already show labels. */
  isTiled: boolean
  /** Two fingers are on the map: the pins under them are not grouped anew before they leave it. */
  isHeld: boolean
}): MapLayer[] {
  const arranged = useHeld(arrangementScale(scale), isHeld)
  const around = useHeld(part, isHeld)
  const measured = box && box.paper / letters.scale
  return useMemo(() => {
    const arrange = (width: MapLayer['width'], pixels: number): MapLayer => ({
      width,
      ...arrangeMap({
        places,
        clusters,
        routePins,
        part: around,
        detail: measured === null ? 'served' : isTiled ? 'links' : 'all',
        pixels: pixels * arranged,
        seaNames: map.seas,
        measure: letters.measure,
        ...(measured !== null && isForFingers() && { reach: 44 }),
      }),
    })
    if (measured === null) return [arrange('narrow', narrowest.narrow), arrange('wide', narrowest.wide)]
    return [arrange(measured < narrowest.wide ? 'narrow' : 'wide', measured)]
  }, [places, clusters, routePins, arranged, measured, around, letters, isTiled])
}

function isForFingers(): boolean {
  return matchMedia('(pointer: coarse)').matches
}

/** The value before the hold for as long as it lasts. */
function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [kept, keep] = useState(value)
  if (!isHeld && !Object.is(kept, value)) keep(value)
  return isHeld ? kept : value
}

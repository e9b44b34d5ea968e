import { useMemo } from 'react'
import { type Arrangement, arrangeMap } from './map-arrangement.ts'
import { useMapMessages } from './map-messages.ts'
import type { MapCluster, MapPlace } from './map-place.ts'
import { arrangementScale, type MapBox, type SheetBox } from './map-view.ts'
import type { Letters } from './use-map-view.ts'

/** An arrangement, and for which width of paper. */
export type MapLayer = Arrangement & { width: 'narrow' | 'wide' }

/** The paper of a phone of 320 pixels, and the narrowest for which the style sheet shows the other arrangement. */
const narrowest = { narrow: 280, wide: 520 }

/**
 * What stands where, for the frame as it is. The server cannot know it and arranges for a small and for a large one;
 * the style sheet shows the one that fits, with or without scripts, and in a larger frame things are only farther
 * apart.
 */
export function useMapLayers({
  places,
  clusters,
  scale,
  part,
  box,
  letters,
  isTiled,
}: {
  places: readonly MapPlace[]
  clusters: readonly MapCluster[]
  scale: number
  part: SheetBox
  box: MapBox | null
  letters: Letters
  /** Names stand on the ground already. */
  isTiled: boolean
}): MapLayer[] {
  const map = useMapMessages()
  const arranged = arrangementScale(scale)
  const measured = box && box.paper / letters.scale
  return useMemo(() => {
    const arrange = (width: MapLayer['width'], pixels: number): MapLayer => ({
      width,
      ...arrangeMap({
        places,
        clusters,
        part,
        detail: measured === null ? 'served' : isTiled ? 'links' : 'all',
        pixels: pixels * arranged,
        seaNames: map.seas,
        measure: letters.measure,
        ...(measured !== null && isForFingers() && { reach: 44 }),
      }),
    })
    if (measured === null) return [arrange('narrow', narrowest.narrow), arrange('wide', narrowest.wide)]
    return [arrange(measured < narrowest.wide ? 'narrow' : 'wide', measured)]
  }, [places, clusters, arranged, measured, part, letters, isTiled, map.seas])
}

function isForFingers(): boolean {
  return matchMedia('(pointer: coarse)').matches
}

import { useEffect, useMemo, useState } from 'react'
import { type ApiAnswer, callApi } from '#web/api.ts'
import type { MapArea, MapCluster, MapPlace } from './map-place.ts'

type Answer = ApiAnswer<'GET /api/places/pins'>

type Asked = {
  /** The endpoint of the pins, with the filters of a list. Undefined when there is only the list. */
  pinsFrom: `/api/places/pins${string}` | undefined
  /** The only area that the filters ask for. */
  within: MapArea | undefined
  /** The visible area. Null while nothing is visible. */
  seen: MapArea | null
  /** The places of the list, which have numbers. */
  listed: readonly MapPlace[]
}

/** All places of a filter in the visible area. While loading, and after a failure, the places of the list. */
export function useAllPins({ pinsFrom, within, seen, listed }: Asked) {
  const [told, setTold] = useState<{ pinsFrom: string; answer: Answer | null } | null>(null)
  // What another filter showed is not shown any more. Of another area it is, until the new answer arrives.
  const last = told?.pinsFrom === pinsFrom ? told : null
  const found = last?.answer ?? null
  const hasFailed = last?.answer === null
  const wanted = pinsFrom === undefined || seen === null ? null : addressOf(pinsFrom, overlap(widen(seen), within))
  useEffect(() => {
    if (wanted === null || pinsFrom === undefined) return undefined
    const left = new AbortController()
    const { searchParams } = new URL(wanted, location.href)
    callApi('GET /api/places/pins', { query: Object.fromEntries(searchParams), signal: left.signal }).then(
      (answer) => setTold({ pinsFrom, answer }),
      () => {
        if (!left.signal.aborted) setTold({ pinsFrom, answer: null })
      },
    )
    return () => left.abort()
  }, [pinsFrom, wanted])
  return useMemo(() => {
    if (found === null) return { places: listed, clusters: null, hasFailed }
    const known = new Map(listed.map((place, index) => [place.id, { ...place, number: place.number ?? index + 1 }]))
    const places = found.pins.map((pin) => known.get(pin.id) ?? { ...pin, href: `/places/${pin.id}`, number: null })
    return { places, clusters: found.clusters satisfies readonly MapCluster[], hasFailed }
  }, [found, listed, hasFailed])
}

/** The address of the list of an area, with the same filters. */
export function listAddress(pinsFrom: string, part: MapArea): string {
  return addressOf(pinsFrom.replace('/api/places/pins', '/places'), part)
}

function addressOf<Address extends string>(address: Address, { south, west, north, east }: MapArea) {
  const box = [south, west, north, east].map((degrees) => degrees.toFixed(3)).join(',')
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ box }).toString()}` as const
}

/** Adds half the size on each side, so that a short move shows no empty area. */
function widen({ south, west, north, east }: MapArea): MapArea {
  const [high, wide] = [(north - south) / 2, (east - west) / 2]
  return {
    south: Math.max(-89, south - high),
    west: Math.max(-179, west - wide),
    north: Math.min(89, north + high),
    east: Math.min(179, east + wide),
  }
}

function overlap(one: MapArea, other: MapArea | undefined): MapArea {
  if (!other) return one
  const both = {
    south: Math.max(one.south, other.south),
    west: Math.max(one.west, other.west),
    north: Math.min(one.north, other.north),
    east: Math.min(one.east, other.east),
  }
  return both.south < both.north && both.west < both.east ? both : other
}

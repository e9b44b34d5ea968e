import { type Point, straightMetres } from '#domain/korea/distances.ts'
import type { TripPlace } from '#domain/trips/plan/plans.ts'
import { taxiMeterBetween, taxiNightRate } from '#domain/korea/taxi-fares.ts'
import { stationWithLines } from '#domain/korea/station-names.ts'
import { taxiLeg } from '#planner/travel/local-legs.ts'
import { TaxiCardDialog, type TaxiFare } from '#web/travel/places/taxi-card.tsx'

// Beyond this distance a taxi is not a realistic option.
const farthestMetres = 60_000
const noon = 12 * 60

/**
 * The estimated taxi fare between two points, for the whole car, at the rate of the minute of the day if one is known.
 * Null beyond the distance limit.
 */
export function taxiFareBetween(from: Point, to: Point, setOut = noon): TaxiFare | null {
  const straight = straightMetres(from, to)
  if (straight > farthestMetres) return null
  const { cost, metres, minutes } = taxiLeg(straight, 1, taxiMeterBetween(from, to))
  return { won: Math.ceil((cost * taxiNightRate(from, setOut)) / 100) * 100, metres, minutes }
}

type StopTaxiCardProps = {
  place: TripPlace
  /** The start of the ride. */
  from: Point | null
  isOpen: boolean
  onClose: () => void
}

export function StopTaxiCard({ place, from, isOpen, onClose }: StopTaxiCardProps) {
  const { name, address, phone, station, lat, lng } = place
  return (
    <TaxiCardDialog
      isOpen={isOpen}
      onClose={onClose}
      place={{
        name,
        address,
        phone,
        station: station === null ? null : stationWithLines(station),
        spot: { name: { en: name.en || name.ko, ko: name.ko || name.en }, lat, lng },
      }}
      fare={from && taxiFareBetween(from, place)}
    />
  )
}

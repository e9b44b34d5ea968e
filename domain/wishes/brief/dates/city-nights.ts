import type { LengthMention } from './length-mentions.ts'

type Range = { from: number; to: number }

/** A length that is told of a city, with the nights there. Null: days were told, and nobody knows the last night. */
export type CityNights = { place: Range; length: LengthMention; nights: number | null }

/**
 * The nights in each city, as in "3 nights Seoul, 2 nights Busan" and 서울 3박 부산 2박. The answers have no field for
 * them: their sum is the length of the trip.
 */
export function readCityNights(
  plain: string,
  lengths: readonly LengthMention[],
  places: readonly Range[],
): CityNights[] {
  const inOrder = [...lengths, ...places].toSorted((a, b) => a.from - b.from)
  const isPlaceFirst = places.some((place) => place === inOrder[0])
  return lengths.flatMap((length): CityNights[] => {
    const beside = places.filter((place) => isBeside(plain, length, place))
    const before = beside.findLast((place) => place.to <= length.from)
    const after = beside.find((place) => place.from >= length.to)
    const place = isPlaceFirst ? (before ?? after) : (after ?? before)
    return place ? [{ place, length, nights: length.unit === 'days' ? null : length.value - 1 }] : []
  })
}

/** "4 days in Seoul", "부산 2박" */
function isBeside(plain: string, one: Range, other: Range): boolean {
  const [head, tail] = one.from < other.from ? [one, other] : [other, one]
  return /^\s*(?:in|at|for|[,(-]|은|는|에서|에|は|に|で|の|在|住|玩|待)?\s*$/u.test(plain.slice(head.to, tail.from))
}

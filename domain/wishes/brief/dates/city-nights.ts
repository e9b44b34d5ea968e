import { readCity } from '#domain/trips/answers/city-nights.ts'
import { mostStays } from '#domain/trips/answers/trips.ts'
import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import type { CollectedChips } from '#domain/wishes/brief/collected-chips.ts'
import { isNoDestination } from '#domain/wishes/brief/no-destination.ts'
import { polarityOf } from '#domain/wishes/brief/polarity.ts'
import { readRegion } from '#domain/wishes/region-names.ts'
import { countPattern, readCount } from '#domain/wishes/brief/mentions.ts'
import type { DateMentions } from './date-mentions.ts'
import { type LengthMention, uncounted } from './length-mentions.ts'

type Range = { from: number; to: number }

/** A length that is told of a city, with the nights there. Null: days were told, and nobody knows the last night. */
export type ToldNights = { place: Range; length: LengthMention; nights: number | null }

/**
 * The nights in each city, as in "3 nights Seoul, 2 nights Busan" and 서울 3박 부산 2박.
 * Their sum is the length of the trip.
 */
export function readCityNights(
  plain: string,
  lengths: readonly LengthMention[],
  places: readonly Range[],
): ToldNights[] {
  const beside = lengths
    .filter((length) => !isOfTemple(plain, length))
    .map((length) => {
      // 六天五夜,首爾三晚: both in one is the whole trip, and 통영이나 남해 is not decided.
      const isBare = (place: Range) => !/[,，、]/u.test(plain.slice(length.to, Math.max(length.to, place.from)))
      const near = places.filter(
        (place) =>
          isBeside(plain, length, place) &&
          (length.unit !== 'both' || lengths.length === 1 || isBare(place)) &&
          !/^(?:,? or |이?나 |か |或|還是|还是)/u.test(plain.slice(place.to)),
      )
      return {
        length,
        before: near.findLast((place) => place.to <= length.from),
        after: near.find((place) => place.from >= length.to),
      }
    })
  // "Seoul 3 nights, Busan 2 nights" goes on as it begins.
  const inNights = beside.filter(({ length }) => length.unit !== 'days')
  const counted = (inNights.length > 0 ? inNights : beside).filter(({ before, after }) => before || after)
  const isPlaceFirst =
    counted.filter(({ before }) => before).length + Number(counted[0]?.before !== undefined) >
    counted.filter(({ after }) => after).length
  const told = beside.flatMap(({ length, before, after }): ToldNights[] => {
    // 顺天,四晚都在釜山: across a comma is farther.
    const isApart = (one: Range | undefined) =>
      one !== undefined && /[,，、]/u.test(plain.slice(Math.min(one.to, length.to), Math.max(one.from, length.from)))
    const [near, far] = isPlaceFirst ? [before, after] : [after, before]
    const place = near && far && isApart(near) && !isApart(far) ? far : (near ?? far)
    return place ? [{ place, length, nights: length.unit === 'days' ? null : length.value - 1 }] : []
  })
  // "Jeonju and Gyeongju, five nights": nobody knows how many are where.
  const isShared = ({ place }: ToldNights) =>
    places.some((other) => areTogether(plain, place, other) && told.every((one) => one.place !== other))
  const isToldInNights = ({ place, nights }: ToldNights) =>
    nights === null && told.some((one) => one.place === place && one.nights !== null)
  // 4泊でソウル3泊と水原1泊: the first is the sum of the others.
  const isSum = (one: ToldNights) => {
    const others = told.filter((other) => other !== one)
    const isAgain = others.some(({ place }) => place === one.place)
    return isAgain && others.reduce((sum, { nights }) => sum + (nights ?? 0), 0) === one.nights
  }
  const isLone = ({ length }: ToldNights) => uncounted.test(plain.slice(length.from, length.to)) && told.length === 1
  // 제주도 3박4일, 서귀포 2박, 제주시 1박: the towns of an island share its nights.
  const isWholeOfParts = (one: ToldNights) => {
    const region = readRegion(wordsOf(one))
    const parts = told.filter(
      (other) => other !== one && other.nights !== null && readRegion(wordsOf(other))?.province === region?.province,
    )
    const sum = parts.reduce((total, { nights }) => total + (nights ?? 0), 0)
    const isOfProvince = region !== null && region.name.en === region.province
    const isSure = one.length.unit === 'both' || parts.length > 1
    return isOfProvince && isSure && sum > 0 && sum <= (one.nights ?? 0)
  }
  return told.filter(
    (one) => !isShared(one) && !isToldInNights(one) && !isSum(one) && !isWholeOfParts(one) && !isLone(one),
  )

  function wordsOf({ place }: ToldNights): string {
    return plain.slice(place.from, place.to)
  }
}

/** "Seoul, one night temple stay" is no night of Seoul. */
function isOfTemple(plain: string, { from, to }: Range): boolean {
  return (
    /^[- ]?(?:in a |at a |of |의 ?|の)?(?:temple|템플|テンプル|寺)/u.test(plain.slice(to)) ||
    /(?:temple ?stays?|템플 ?스테이|テンプルステイ|寺院(?:住宿|寄宿))(?: for)? ?$/u.test(plain.slice(0, from))
  )
}

/** "Seoul and Busan", and 서울 부산 if both are cities. 부산 해운대 is one of them. */
function areTogether(plain: string, one: Range, other: Range): boolean {
  const [head, tail] = one.from < other.from ? [one, other] : [other, one]
  const isBare = head !== tail && /^\s*$/u.test(plain.slice(head.to, tail.from))
  return isBare ? readCity(plain.slice(other.from, other.to)) !== null : isJoined(plain, one, other)
}

/** "Seoul and Busan", 경주랑 부산, ソウル→釜山 */
export function isJoined(plain: string, one: Range, other: Range): boolean {
  const [head, tail] = one.from < other.from ? [one, other] : [other, one]
  return (
    head.to <= tail.from &&
    /^\s*(?:,|and|n|&|\+|\/|or|to|then|->|→|~|[・·ㆍ]|、|이랑|랑|와|과|하고|から|と|や|和|跟|與|与|到)+\s*(?:then )?$/u.test(
      plain.slice(head.to, tail.from),
    )
  )
}

const joint = '\\s*\\)?(?:\\s|[,;+&/>]|->|\\b(?:then|and|plus)\\b)+'
const onlyJoint = new RegExp(`^${joint}$`, 'u')
const countBefore = new RegExp(`^${joint}(${countPattern})\\s+(?:in |at )?$`, 'du')
const countAfter = new RegExp(`^\\s*[(:=-]?\\s*(${countPattern})(?=\\s*(?:[,;.)+&/\\n]|->|(?:then|and)\\b|$))`, 'du')

/**
 * The lengths with the numbers that mean nights because the city before them was told with its nights: "3 nights Seoul,
 * 2 Busan" and "Seoul 3 nights, Busan 2".
 */
export function withBareNights(dates: DateMentions, plain: string, places: readonly Range[]): DateMentions {
  const all = [...dates.lengths]
  for (const [at, place] of places.entries()) {
    const before = places[at - 1]
    const told = all.findLast((one) => before && one.unit === 'nights' && isBeside(plain, one, before))
    if (!before || !told || readCity(plain.slice(place.from, place.to)) === null) continue
    const end = Math.max(before.to, told.to)
    const between = plain.slice(end, place.from)
    const isPlaceFirst = before.from < told.from
    const match = isPlaceFirst
      ? onlyJoint.test(between) && countAfter.exec(plain.slice(place.to))
      : countBefore.exec(between)
    const [, found] = (match && match.indices) || []
    if (!found) continue
    const [from, to] = found.map((index) => index + (isPlaceFirst ? place.to : end))
    if (from === undefined || to === undefined || all.some((one) => one.to > from && one.from < to)) continue
    all.push({ unit: 'nights', value: readCount(plain.slice(from, to)) + 1, from, to })
  }
  return { ...dates, lengths: all.toSorted((a, b) => a.from - b.from) }
}

/** "4 days in Seoul", "부산 2박" */
function isBeside(plain: string, one: Range, other: Range): boolean {
  const [head, tail] = one.from < other.from ? [one, other] : [other, one]
  return /^\s*(?:(?:back )?in|at|for|[,(:=-]|은|는|에서|에|は|に|で(?:弾丸)?|の|在|住|玩|待| ?(?:다|모두|전부|내내)|(?:とも|すべて|全部)(?:を|は)?|都(?:住|在|住在|待在)?)?\s*$/u.test(
    plain.slice(head.to, tail.from),
  )
}

// "At least two nights in Busan" is no number of nights, and neither is "maybe two".
const unsure =
  /(?:\b(?:maybe|perhaps|possibly|at least|at most|up to|minimum|min\.?|max\.?|about|around|roughly|or)|최소|적어도|아마|少なくとも|最低|たぶん|至少|最多|可能|大概|大约|大約)\s*$/u
const unsureNext = new RegExp(
  `^\\s*,\\s*(?:(?:or|maybe|perhaps|possibly|아마|たぶん|可能|也许|也許)\\s*)+(?:${countPattern})\\s*(?:nights?|박|泊|晚|夜)?\\s*(?:[,.;!?)\\n]|$)`,
  'u',
)
const unsureAfter =
  /^\s*(?:or\b|maybe|minimum|at least|max\b|[-~]\s*\d|\?|이상|이내|정도|쯤|아니면|くらい|ぐらい|か|以上|以内|左右|或|还是|還是)/u

/** Each city with its nights, where it is a city to stay in, and wanted. */
export function addCityNights(
  collected: CollectedChips,
  text: BriefText,
  { lengths, places }: { lengths: readonly LengthMention[]; places: readonly Range[] },
): void {
  const { plain } = text
  const told = readCityNights(plain, lengths, places).flatMap(({ place, length, nights }) => {
    const [from, to] = [Math.min(place.from, length.from), Math.max(place.to, length.to)]
    const city = readCity(plain.slice(place.from, place.to))
    const isSure =
      !unsure.test(plain.slice(0, from)) && ![unsureAfter, unsureNext].some((one) => one.test(plain.slice(to)))
    const isWanted = polarityOf(text, place.from, place.to) === 'wanted' && !isNoDestination(plain, place)
    return city && nights && isSure && isWanted ? [{ value: { city, nights }, from, to }] : []
  })
  for (const stay of told.toSorted((a, b) => a.from - b.from).slice(0, mostStays)) collected.add('step2.nights', stay)
}

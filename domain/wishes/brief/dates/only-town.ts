import { isStayCity } from '#domain/korea/stay-cities.ts'
import { readCity } from '#domain/trips/answers/city-nights.ts'
import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import type { CollectedChips, Range } from '#domain/wishes/brief/collected-chips.ts'
import { isNoDestination } from '#domain/wishes/brief/no-destination.ts'
import type { NamedPlace } from '#domain/wishes/brief/place-mentions.ts'
import { polarityOf } from '#domain/wishes/brief/polarity.ts'
import { findNamed, type PlaceNames } from '#domain/wishes/place-names.ts'
import { readRegion } from '#domain/wishes/region-names.ts'
import type { Mention } from '#domain/wishes/brief/mentions.ts'
import type { DateMentions } from './date-mentions.ts'

type Told = {
  dates: DateMentions
  places: readonly Mention<NamedPlace>[]
  /** What is told of flights. */
  flights: readonly Range[]
  names: PlaceNames
}

/** What may stand between a town and the days there: "Jeju trip, 3-8 May", 부산 여행 5월 3일. */
const between =
  /^\s*(?:(?:island|city) ?)?(?:(?:trip|holiday|vacation|getaway|여행|나들이|旅行|之旅|之行|自由行|[游遊行])(?: ?(?:for|from|on))?)?\s*(?:[,(:、，]|(?:in|at|to|for|from|on|of|까지|에서|에|으로|로|은|는|まで|に|で|へ|は|の|在|去|到)(?![a-z]))*\s*(?:(?:from|on|the) )*$/u

/** One city, if days are told of it and nothing else says where the nights are. */
export function addOnlyTown(collected: CollectedChips, text: BriefText, told: Told): void {
  const isTold = (['step2.cities', 'step2.nights', 'step2.areaPreferences'] as const).some((field) =>
    collected.has(field),
  )
  const found = isTold ? null : findOnlyTown(text, told)
  if (found) collected.add('step2.onlyTown', { ...found.days, value: found.city === 'Jeju' ? 'Jeju' : 'one' })
}

/**
 * The only town of a text with the days that are told of it: "6 days in Jeju", "Busan, 3 to 9 May". Nothing is named
 * elsewhere, so all nights are there. Of the capital nothing has to be said, because trips are there anyway.
 */
function findOnlyTown(text: BriefText, { dates, places, flights, names }: Told): { city: string; days: Range } | null {
  const { plain } = text
  const wordsOf = ({ from, to }: Range) => plain.slice(from, to)
  const isFlown = ({ from, to }: Range) => flights.some((one) => from >= one.from && to <= one.to)
  const meant = places.filter(
    (place) =>
      !isFlown(place) && !isNoDestination(plain, place) && polarityOf(text, place.from, place.to) !== 'refused',
  )
  const towns = meant.filter(({ value }) => value.kind === 'region')
  const [city = null, ...others] = new Set(towns.map((town) => readCity(wordsOf(town))))
  const province = towns[0] && readRegion(wordsOf(towns[0]))?.province
  // Seogwipo is on the island as well.
  const isOne = others.length === 0 || (province === 'Jeju' && others.every((other) => other && isStayCity(other)))
  if (city === null || city === 'Seoul' || !isOne) return null
  const isThere = (place: Mention<NamedPlace>) =>
    place.value.kind === 'region'
      ? readRegion(wordsOf(place))?.province === province
      : findNamed(wordsOf(place), names)?.placeIds.some((id) => names.provinces.get(id) === province)
  // A day trip is from elsewhere, and of two towns one is not chosen yet.
  const isOpen = towns.some(({ to }) => /^(?:이?나 |か|或|还是|還是| or |\/)/u.test(plain.slice(to)))
  if (isOpen || dates.lengths.some(({ value }) => value === 1) || !meant.every(isThere)) return null
  const whole = dates.lengths.filter(({ unit, value, isPart }) => unit !== 'nights' && value > 1 && !isPart)
  const length = whole.length === 1 ? whole : []
  const found = [...length, ...dates.days].find((days) => towns.some((town) => isBeside(plain, days, town)))
  return found ? { city, days: found } : null
}

function isBeside(plain: string, one: Range, other: Range): boolean {
  const [head, tail] = one.from < other.from ? [one, other] : [other, one]
  return head.to <= tail.from && between.test(plain.slice(head.to, tail.from))
}

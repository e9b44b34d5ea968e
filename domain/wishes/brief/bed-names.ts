import { type BedWish, hanStationNames, isQuarter, isStationName, readBed } from '#domain/wishes/bed-wishes.ts'
import { findNamed, type PlaceNames } from '#domain/wishes/place-names.ts'
import { readRegion } from '#domain/wishes/region-names.ts'
import { isBed, isBedOfNights } from './bed-quarter.ts'
import { type BriefText, spanOf } from './brief-text.ts'
import { type Mention, overlaps } from './mentions.ts'

type Range = { from: number; to: number }
/** What is known of a name; null after too many names. */
type ReadName = (words: string) => BedWish | null

const latinName = /(?<![\p{L}\p{N}])[a-z][a-z'-]*(?: (?:[a-z][a-z'-]*|\d-?ga))*(?:-\d?ga)?/gu
/** "The Parnas in": the name of a hotel says nothing more. */
const hotelBefore =
  /(?<=\b(?:hotel|hostel|air ?bnb|guest ?house)(?: is)?(?: called)? (?:the )?)(?!(?:is|called|the) )[\w'&-]+(?: [\w'&-]+){0,2} (?:in|at|near|by) (?:the )?$/u
const longestName = 3
// Twice as many as the brief with the most of them has.
const mostNames = 12
/** No name begins with these words: "staying in a hotel near". */
const beginsNoName =
  /^(?:an?|the|my|our|in|at|on|near|by|around|close|and|or|then|stay(?:ing|s)?|sleep(?:ing)?|hotels?|resort|hostels?|air ?bnbs?|guest ?house|room|lodging|based?|nights?)(?![\w'-])/u
const hangulName =
  /(?<![가-힣\d])([가-힣]{2,6}?(?:\d가)?[가-힣]{0,3}?)(?=역|동?(?: ?(?:근처|쪽|부근))|(?:에서|에)? ?(?:\d박|숙박|숙소|묵|집|방|원룸|아파트|오피스텔|에어비앤비)|이에요|예요|입니다|이고|[,.\n]|$)(?:역)?/gu
/** A quarter that several towns have: 한옥마을. */
const ofTown =
  /(?<![가-힣])한옥 ?마을|(?<![\p{Script=Han}])[韩韓][屋]村|(?<![\p{Script=Han}])韓屋村|\bhanok village\b/gu

const isOfTown = /^한옥 ?마을$/u

/** Quarters, stations and places of a town where one sleeps, which no list of places has by these words. */
export function readBedNames(text: BriefText, places: readonly Range[], names: PlaceNames): Mention<string>[] {
  const read = createBedReader(names)
  const found = [...inTown(text, places, names), ...latinBeds(text, read), ...hangulBeds(text, read), ...hanBeds(text)]
  return found.filter((one, at) => {
    const others = places.filter((place) => !isTownOfStation(text, place, one))
    return !overlaps(one, [...others, ...found.slice(0, at)])
  })
}

/** The 釜山 of 釜山駅, which is read as a town. */
function isTownOfStation(text: BriefText, { from, to }: Range, bed: Mention<string>): boolean {
  const isInside = from >= bed.from && to < bed.to
  return isInside && isStationName(bed.value) && readRegion(spanOf(text, from, to).words) !== null
}

/** Reads a name once, and a few names only, because each of them is compared with the whole catalogue. */
function createBedReader(names: PlaceNames): ReadName {
  const known = new Map<string, BedWish>()
  return (words) => {
    const bed = known.get(words) ?? (known.size < mostNames ? readBed(words, names) : null)
    if (bed) known.set(words, bed)
    return bed
  }
}

/** 전주 ... 한옥마을 숙박: the one of the town that is named. */
function inTown(text: BriefText, places: readonly Range[], names: PlaceNames): Mention<string>[] {
  const towns = places.flatMap(({ from, to }) => {
    const { words } = spanOf(text, from, to)
    return readRegion(words) ? [words] : []
  })
  return Array.from(text.plain.matchAll(ofTown)).flatMap(({ 0: { length }, index }) => {
    const at = { from: index, to: index + length }
    if (!isBed(text.plain, at)) return []
    const { words } = spanOf(text, at.from, at.to)
    const known = towns.flatMap((town) => {
      const name = `${town} ${words}`
      return findNamed(name, names)?.match === 'name' ? [name] : []
    })
    return known[0] === undefined ? [] : [{ value: known[0], ...at }]
  })
}

function latinBeds(text: BriefText, read: ReadName): Mention<string>[] {
  const { plain, source, starts } = text
  return Array.from(plain.matchAll(/(?<![\p{L}\p{N}])[a-z]/gu)).flatMap(({ index }) => {
    const begin = { from: index, to: index }
    if (beginsNoName.test(plain.slice(index, index + 12))) return []
    if (!isBed(plain, begin) && !isBedOfNights(plain, begin)) return []
    latinName.lastIndex = index
    const run = latinName.exec(plain)
    if (!run || run.index !== index) return []
    const words = run[0].split(' ').slice(0, longestName)
    for (let length = words.length; length > 0; length--) {
      const to = index + words.slice(0, length).join(' ').length
      const { words: name } = spanOf(text, index, to)
      const bed = read(name)
      if (!bed) return []
      const isName = /\p{Lu}/u.test(source.charAt(starts[index] ?? 0))
      if ((bed.stations.length > 0 && name.length > 4) || (isName && length === 1 && isQuarter(bed)))
        return [{ value: name, from: index - (hotelBefore.exec(plain.slice(0, index))?.[0].length ?? 0), to }]
    }
    return []
  })
}

function hangulBeds(text: BriefText, read: ReadName): Mention<string>[] {
  return Array.from(text.plain.matchAll(hangulName)).flatMap(({ 0: { length }, index }) => {
    const at = { from: index, to: index + length }
    if (!isBed(text.plain, at) && !isBedOfNights(text.plain, at)) return []
    const { words } = spanOf(text, at.from, at.to)
    const bed = isOfTown.test(words) ? null : read(words)
    return bed && isQuarter(bed) ? [{ value: words, ...at }] : []
  })
}

const hanName = new RegExp(
  `(?:${hanStationNames.join('|')})[駅站]?|中文(?=の?(?:観光|观光|觀光|旅[游遊]|リゾート|地区|周|附近|ホテル|酒店)|[、。,\\n]|$)|チュンムン`,
  'gu',
)

function hanBeds(text: BriefText): Mention<string>[] {
  return Array.from(text.plain.matchAll(hanName)).flatMap(({ 0: { length }, index }) => {
    const at = { from: index, to: index + length }
    return isBed(text.plain, at) ? [{ value: spanOf(text, at.from, at.to).words, ...at }] : []
  })
}

const hotelName =
  /\b(?:hotel|hostel|guest ?house|air ?bnb) (?:is (?:called |named )?|called |named )(?:the )?([a-z][\w'&-]*(?: [a-z][\w'&-]*){0,3}?)(?= (?:in|at|near|by)\b|[,.;)]|$)/dgu
/** "Stay in Rose Garden hotel". One word may say what kind of hotel it is. */
const nameOfHotel =
  /\b(?:stay(?:ing|s)?|sleep(?:ing)?|booked) (?:(?:at|in|into) )?(?:the )?([a-z][\w'&-]*(?: [a-z][\w'&-]*){1,3}?)(?= (?:hotel|hostel|guest ?house)\b)/dgu
const kindsOfHotel = /\b(?:hanok|traditional|korean|boutique|luxury|budget|business|family|capsule|spa)\b/u

/** "Hotel is the Josun Palace": nothing in the name of a hotel is a wish. */
export function findHotelNames(text: BriefText): Range[] {
  const { plain, source, starts } = text
  const isCapital = (at: number) => /\p{Lu}/u.test(source.charAt(starts[at] ?? 0))
  const after = rangesOf(plain, hotelName).filter(({ from }) => isCapital(from))
  const before = rangesOf(plain, nameOfHotel).filter(
    ({ from, to }) =>
      !kindsOfHotel.test(plain.slice(from, to)) &&
      Array.from(plain.slice(from, to).matchAll(/(?<=^| )\S/gu)).every(({ index }) => isCapital(from + index)),
  )
  return [...after, ...before]
}

/** Where the first group of a pattern stands. */
function rangesOf(plain: string, pattern: RegExp): Range[] {
  return Array.from(plain.matchAll(pattern)).map(({ indices }) => {
    const [from, to] = indices?.[1] ?? [0, 0]
    return { from, to }
  })
}

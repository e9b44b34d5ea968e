import { isCalendarDate } from '#domain/korea/calendar-dates.ts'
import { clinicLanguages, clinicTreatments } from '#domain/clinics/clinics.ts'
import {
  accessWays,
  copyrightTypes,
  factBases,
  fameLevels,
  interests,
  type OpenInterval,
  placeCategories,
  type PlaceImage,
  placeKinds,
  type PlaceName,
  type PlaceSeason,
  type PlaceSource,
  placeTags,
  provinces,
  seoulAreas,
  sourcedFacts,
  unknownPlace,
  type Weekday,
} from '#domain/places/places.ts'
import { sceneNames } from '#domain/site/scene-names.ts'
import { koreaBox } from '#domain/korea/korea-box.ts'
import type { ClinicTraits, TripPlace } from '#domain/trips/plan/plans.ts'
import { isPlaceId, largestNumbers, longestTexts, mostItems, textPatterns } from './trip-document-limits.ts'
import {
  flag,
  listOf,
  nullOr,
  numberIn,
  objectOf,
  oneOf,
  orElse,
  type Reader,
  recordOf,
  someOf,
  textLike,
  textUpTo,
  wholeIn,
} from './stored-values.ts'

export const line = textUpTo(longestTexts.line)
export const bothNames: Reader<PlaceName> = objectOf<PlaceName>({ en: line, ko: line })
export const latitude = numberIn(koreaBox.south, koreaBox.north)
export const longitude = numberIn(koreaBox.west, koreaBox.east)

export const placeId: Reader<string> = (stored) =>
  typeof stored === 'string' && isPlaceId(stored) ? stored : undefined

export const calendarDate: Reader<string> = (stored) =>
  typeof stored === 'string' && isCalendarDate(stored) ? stored : undefined

const clock = textLike(textPatterns.clock, 5)
const intervals: Reader<OpenInterval[]> = listOf((stored, losses) => {
  const [from, to] = Array.isArray(stored) ? [clock(stored[0], losses), clock(stored[1], losses)] : []
  return from === undefined || to === undefined ? undefined : ([from, to] as const)
}, mostItems.intervals)

const hours: Reader<NonNullable<TripPlace['hours']>> = (stored, losses) => {
  if (stored === '24h') return stored
  const [mon, tue, wed, thu, fri, sat, sun] = [
    intervals,
    intervals,
    intervals,
    intervals,
    intervals,
    intervals,
    intervals,
  ]
  return objectOf<Record<Weekday, OpenInterval[]>>({ mon, tue, wed, thu, fri, sat, sun })(stored, losses)
}

const monthDay = textLike(textPatterns.monthDay, 5)
const season: Reader<PlaceSeason> = objectOf<PlaceSeason>({
  from: monthDay,
  to: monthDay,
  hours: nullOr(hours),
  lastEntry: orElse(nullOr(clock), null),
})
const source: Reader<PlaceSource> = objectOf<PlaceSource>({
  address: textLike(textPatterns.httpsAddress, longestTexts.address),
  publisher: line,
  readOn: calendarDate,
  pageDate: nullOr(calendarDate),
  facts: someOf(sourcedFacts),
  disputes: someOf(sourcedFacts),
})

const webAddress = textLike(textPatterns.webAddress, longestTexts.address)
const storedPicture = textLike(textPatterns.storedPicture, longestTexts.address)
const image: Reader<PlaceImage> = objectOf<PlaceImage>({
  url: (stored, losses) => webAddress(stored, losses) ?? storedPicture(stored, losses),
  author: line,
  licence: line,
  cpyrhtDivCd: nullOr(oneOf(copyrightTypes)),
})

/** A place of a stored trip. A fact that is unreadable becomes unknown; what a plan rests on must be readable. */
export const storedPlace: Reader<TripPlace> = objectOf<TripPlace>(
  {
    id: placeId,
    name: bothNames,
    lat: latitude,
    lng: longitude,
    kind: oneOf(placeKinds),
    province: oneOf(provinces),
    visitMinutes: wholeIn(0, largestNumbers.visitMinutes),
    permanentlyClosed: flag,
    aliases: orElse(listOf(line, mostItems.aliases), []),
    description: orElse(textUpTo(longestTexts.description), unknownPlace.description),
    area: orElse(nullOr(oneOf(seoulAreas)), null),
    district: orElse(bothNames, unknownPlace.district),
    address: orElse(bothNames, unknownPlace.address),
    station: orElse(nullOr(line), null),
    categories: orElse(someOf(placeCategories), []),
    interests: orElse(someOf(interests), []),
    tags: orElse(someOf(placeTags), []),
    hours: orElse(nullOr(hours), null),
    closed: orElse(listOf(calendarDate, mostItems.dates), []),
    exceptions: orElse(recordOf(textUpTo(longestTexts.date), intervals, mostItems.dates), {}),
    lastEntry: orElse(nullOr(clock), null),
    seasons: orElse(listOf(season, mostItems.seasons), []),
    access: orElse(oneOf(accessWays), 'walk-in'),
    cost: orElse(nullOr(wholeIn(0, largestNumbers.placeCost)), null),
    cuisine: orElse(nullOr(line), null),
    budgetLevel: orElse(nullOr(oneOf([1, 2, 3, 4])), null),
    otherNames: orElse(
      objectOf<TripPlace['otherNames']>({ ja: nullOr(line), zh: nullOr(line) }),
      unknownPlace.otherNames,
    ),
    phone: orElse(nullOr(line), null),
    website: orElse(nullOr(webAddress), null),
    image: orElse(nullOr(image), null),
    basis: orElse(oneOf(factBases), 'recalled'),
    source: orElse(nullOr(textUpTo(longestTexts.source)), null),
    checkedOn: orElse(nullOr(calendarDate), null),
    sources: orElse(listOf(source, mostItems.placePages), []),
  },
  {
    clinic: objectOf<ClinicTraits>(
      { languages: someOf(clinicLanguages), isRegistered: flag },
      { treatments: someOf(clinicTreatments) },
    ),
    scene: nullOr(oneOf(sceneNames)),
    fame: nullOr(oneOf(fameLevels)),
  },
)

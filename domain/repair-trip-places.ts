import { isCalendarDate } from './calendar-dates.ts'
import { clinicLanguages, clinicTreatments } from './clinics.ts'
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
} from './places.ts'
import { sceneNames } from './scene-names.ts'
import { koreaBox } from './korea-box.ts'
import type { ClinicTraits, TripPlace } from './plans.ts'
import {
  flag,
  listOf,
  nullOr,
  numberIn,
  objectOf,
  oneOf,
  orAbsent,
  orElse,
  type Reader,
  recordOf,
  someOf,
  text,
  textLike,
  wholeIn,
} from './stored-values.ts'

export const bothNames: Reader<PlaceName> = objectOf<PlaceName>({ en: text, ko: text })
export const latitude = numberIn(koreaBox.south, koreaBox.north)
export const longitude = numberIn(koreaBox.west, koreaBox.east)

/** An id of the catalogue. Names such as `constructor` are rejected, because every object has such a property. */
export const placeId: Reader<string> = (stored, losses) => {
  const id = textLike(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u)(stored, losses)
  return id === undefined || id in {} ? undefined : id
}

export const calendarDate: Reader<string> = (stored) =>
  typeof stored === 'string' && isCalendarDate(stored) ? stored : undefined

const clock = textLike(/^(?:[01]\d|2[0-3]):[0-5]\d$/u)
const intervals: Reader<OpenInterval[]> = listOf((stored, losses) => {
  const [from, to] = Array.isArray(stored) ? [clock(stored[0], losses), clock(stored[1], losses)] : []
  return from === undefined || to === undefined ? undefined : ([from, to] as const)
})

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

const monthDay = textLike(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u)
const season: Reader<PlaceSeason> = objectOf<PlaceSeason>({
  from: monthDay,
  to: monthDay,
  hours: nullOr(hours),
  lastEntry: orElse(nullOr(clock), null),
})
const source: Reader<PlaceSource> = objectOf<PlaceSource>({
  address: textLike(/^https:\/\//u),
  publisher: text,
  readOn: calendarDate,
  pageDate: nullOr(calendarDate),
  facts: someOf(sourcedFacts),
  disputes: someOf(sourcedFacts),
})

const webAddress = textLike(/^https?:\/\//u)
const image: Reader<PlaceImage> = objectOf<PlaceImage>({
  url: textLike(/^(?:https:\/\/|\/storage\/)/u),
  author: text,
  licence: text,
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
    visitMinutes: wholeIn(0, 1440),
    permanentlyClosed: flag,
    aliases: orElse(listOf(text), []),
    description: orElse(text, unknownPlace.description),
    area: orElse(nullOr(oneOf(seoulAreas)), null),
    district: orElse(bothNames, unknownPlace.district),
    address: orElse(bothNames, unknownPlace.address),
    station: orElse(nullOr(text), null),
    categories: orElse(someOf(placeCategories), []),
    interests: orElse(someOf(interests), []),
    tags: orElse(someOf(placeTags), []),
    hours: orElse(nullOr(hours), null),
    closed: orElse(listOf(calendarDate), []),
    exceptions: orElse(recordOf(calendarDate, intervals), {}),
    lastEntry: orElse(nullOr(clock), null),
    seasons: orAbsent(listOf(season, 12), []),
    access: orAbsent(oneOf(accessWays), 'walk-in'),
    cost: orElse(nullOr(wholeIn(0, 100_000_000)), null),
    cuisine: orElse(nullOr(text), null),
    budgetLevel: orElse(nullOr(oneOf([1, 2, 3, 4])), null),
    otherNames: orElse(
      objectOf<TripPlace['otherNames']>({ ja: nullOr(text), zh: nullOr(text) }),
      unknownPlace.otherNames,
    ),
    phone: orElse(nullOr(text), null),
    website: orElse(nullOr(webAddress), null),
    image: orElse(nullOr(image), null),
    basis: orElse(oneOf(factBases), 'recalled'),
    source: orElse(nullOr(text), null),
    checkedOn: orElse(nullOr(calendarDate), null),
    sources: orAbsent(listOf(source, 24), []),
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

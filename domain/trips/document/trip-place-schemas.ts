import { z } from 'zod/mini'
import { boundedList, boundedRecord, boundedText, someOf } from '#domain/site/bounded-schemas.ts'
import { calendarDate } from '#domain/korea/date-schemas.ts'
import { clinicLanguages, clinicTreatments } from '#domain/clinics/clinics.ts'
import {
  mostPrices,
  mostSessions,
  mostWon,
  priceTaxes,
  priceUnits,
  type StatedPrice,
} from '#domain/clinics/price-sheets.ts'
import { latitude, link, longitude } from '#domain/places/fact-schemas.ts'
import { bestTimes, duskFits, headlines, stairLevels } from '#domain/places/place-sense.ts'
import {
  accessWays,
  copyrightTypes,
  factBases,
  fameLevels,
  interests,
  placeCategories,
  placeKinds,
  placeTags,
  provinces,
  seoulAreas,
  sourcedFacts,
  type Weekday,
  weekdays,
} from '#domain/places/places.ts'
import type { TripPlace } from '#domain/trips/plan/plans.ts'
import { sceneNames } from '#domain/site/scene-names.ts'
import { isPlaceId, largestNumbers, longestTexts, mostItems, textPatterns } from './trip-document-limits.ts'

const line = boundedText(longestTexts.line)
const name = z.strictObject({ en: line, ko: line })
const clock = z.string().check(z.regex(textPatterns.clock))
const intervals = boundedList(z.readonly(z.tuple([clock, clock])), mostItems.intervals)

export const placeId = z.string().check(z.refine(isPlaceId, 'no id'))

const everyWeekday = z.strictObject(
  // Object.fromEntries forgets the keys' type; they are exactly the weekdays.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  Object.fromEntries(weekdays.map((day) => [day, intervals])) as Record<Weekday, typeof intervals>,
)

const hours = z.nullable(z.union([everyWeekday, z.literal('24h')]))
const monthDay = z.string().check(z.regex(textPatterns.monthDay))
const season = z.strictObject({ from: monthDay, to: monthDay, hours, lastEntry: z.nullable(clock) })
// Rules across several pages are checked where a place is written. A trip stores the facts that it was planned from.
const source = z.strictObject({
  address: boundedText(longestTexts.address).check(z.regex(textPatterns.httpsAddress)),
  publisher: line,
  readOn: calendarDate,
  pageDate: z.nullable(calendarDate),
  facts: someOf(sourcedFacts),
  disputes: someOf(sourcedFacts),
})

const image = z.strictObject({
  url: z.union([z.string().check(z.regex(textPatterns.storedPicture)), link]),
  author: line,
  licence: line,
  cpyrhtDivCd: z.nullable(z.enum(copyrightTypes)),
})

const senseSeasons = boundedList(z.strictObject({ from: monthDay, to: monthDay, what: line }), mostItems.seasons)

const statedWon = z.int().check(z.gte(0), z.lte(mostWon))

export const statedPrice = z.strictObject({
  procedure: line,
  fromWon: statedWon,
  toWon: z.nullable(statedWon),
  unit: z.enum(priceUnits),
  sessions: z.nullable(z.int().check(z.gte(1), z.lte(mostSessions))),
  tax: z.enum(priceTaxes),
  statedOn: calendarDate,
  source: z.union([z.literal(''), link]),
} satisfies Record<keyof StatedPrice, unknown>)

/** An editor's judgement. Trips that were stored before it existed lack it. */
const sense = {
  headline: z.exactOptional(z.nullable(z.literal(headlines))),
  best: z.exactOptional(z.nullable(z.enum(bestTimes))),
  activeHours: z.exactOptional(z.nullable(z.readonly(z.tuple([clock, clock])))),
  dusk: z.exactOptional(z.nullable(z.enum(duskFits))),
  seasonBest: z.exactOptional(senseSeasons),
  seasonAvoid: z.exactOptional(senseSeasons),
  childFrom: z.exactOptional(z.nullable(z.int().check(z.gte(0), z.lte(19)))),
  forChildren: z.exactOptional(z.nullable(z.boolean())),
  stairs: z.exactOptional(z.nullable(z.literal(stairLevels))),
  walkKm: z.exactOptional(z.nullable(z.number().check(z.gte(0), z.lte(40)))),
  tip: z.exactOptional(z.nullable(line)),
  dish: z.exactOptional(boundedList(line, mostItems.dishes)),
}

// The type below fails to compile when a field of TripPlace is missing here. A new field that can reveal a clinic also
// has to be handled in trip-privacy.ts.
const fields = {
  id: placeId,
  name,
  aliases: boundedList(line, mostItems.aliases),
  description: boundedText(longestTexts.description),
  lat: latitude,
  lng: longitude,
  area: z.nullable(z.enum(seoulAreas)),
  province: z.enum(provinces),
  district: name,
  address: name,
  station: z.nullable(line),
  kind: z.enum(placeKinds),
  categories: someOf(placeCategories),
  interests: someOf(interests),
  tags: someOf(placeTags),
  hours,
  closed: boundedList(calendarDate, mostItems.dates),
  exceptions: boundedRecord(longestTexts.date, intervals, mostItems.dates),
  lastEntry: z.nullable(clock),
  seasons: z._default(boundedList(season, mostItems.seasons), []),
  access: z._default(z.enum(accessWays), 'walk-in'),
  cost: z.nullable(z.int().check(z.gte(0), z.lte(largestNumbers.placeCost))),
  visitMinutes: z.int().check(z.gte(0), z.lte(largestNumbers.visitMinutes)),
  cuisine: z.nullable(line),
  budgetLevel: z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])),
  permanentlyClosed: z.boolean(),
  fame: z.exactOptional(z.nullable(z.literal(fameLevels))),
  otherNames: z.strictObject({ ja: z.nullable(line), zh: z.nullable(line) }),
  phone: z.nullable(line),
  website: z.nullable(link),
  image: z.nullable(image),
  // A later release may no longer have the scene: then a neutral view is drawn.
  // oxlint-disable-next-line promise/valid-params -- this is Zod's catch, for a value that does not fit
  scene: z.exactOptional(z.catch(z.nullable(z.enum(sceneNames)), null)),
  basis: z.enum(factBases),
  source: z.nullable(boundedText(longestTexts.source)),
  checkedOn: z.nullable(calendarDate),
  sources: z._default(boundedList(source, mostItems.placePages), []),
  ...sense,
  clinic: z.exactOptional(
    z.strictObject({
      languages: someOf(clinicLanguages),
      isRegistered: z.boolean(),
      treatments: z.exactOptional(someOf(clinicTreatments)),
      prices: z.exactOptional(boundedList(statedPrice, mostPrices)),
    }),
  ),
} satisfies Record<keyof TripPlace, unknown>

export const tripPlace: z.ZodMiniType<TripPlace> = z.strictObject(fields)

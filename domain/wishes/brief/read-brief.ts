import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import { findNamed, type PlaceNames } from '#domain/wishes/place-names.ts'
import { findHotelNames, readBedNames } from './bed-names.ts'
import { findRented, isBed, isBedOfNights, isOnlyBed, isTownOfIsland, withBedFirst } from './bed-quarter.ts'
import type { BriefChip, BriefQuestion } from './brief-chips.ts'
import { questionOf } from '#domain/wishes/brief/unread/brief-question.ts'
import { type BriefSpan, type BriefText, foldBrief, maskRanges, spanOf } from './brief-text.ts'
import {
  carWords,
  cityWords,
  isChoice,
  isForOneNight,
  isOfCosts,
  isOnlyAllowed,
  isOneOfSeveral,
  languageHelps,
  lodgings,
  noKorean,
  paces,
  socials,
} from './choice-mentions.ts'
import { CollectedChips, type Range } from './collected-chips.ts'
import { addConcepts } from './concept-mentions.ts'
import { addCityNights, withBareNights } from '#domain/wishes/brief/dates/city-nights.ts'
import { addDates } from '#domain/wishes/brief/dates/date-chips.ts'
import { isReplaced, withFirstOfEither, withoutCorrected, withoutRejected } from './corrections.ts'
import { readDateMentions } from '#domain/wishes/brief/dates/date-mentions.ts'
import { readDietMentions } from './diet-mentions.ts'
import { withOwners } from './people/diet-owners.ts'
import { readFlights } from '#domain/wishes/brief/dates/all-flights.ts'
import { readUnsureFlights } from '#domain/wishes/brief/dates/unsure-flights.ts'
import { addHours, findLateRising } from '#domain/wishes/brief/dates/hour-mentions.ts'
import { readKeptHours } from '#domain/wishes/brief/dates/kept-hours.ts'
import { addOnlyTown } from '#domain/wishes/brief/dates/only-town.ts'
import { findDoubts, quotesOf } from './doubts.ts'
import { findGroups } from '#domain/wishes/brief/likes/liked-kinds.ts'
import { findVague } from '#domain/wishes/brief/unread/vague-words.ts'
import { findLeftovers } from '#domain/wishes/brief/unread/leftovers.ts'
import { findMentions, type Mention, overlaps } from './mentions.ts'
import { isWorkplace } from './negation-phrases.ts'
import { readMoneyMentions } from './money-mentions.ts'
import { isNoDestination, isWorkQuarter } from './no-destination.ts'
import { findOrigins } from '#domain/wishes/brief/unread/origins.ts'
import { isOtherLanguage } from './other-language.ts'
import { addBedOfWork, addKeptHours, addTreatmentDay } from '#domain/wishes/brief/dates/own-days.ts'
import { readPeopleMentions } from '#domain/wishes/brief/people/people-mentions.ts'
import { type NamedPlace, readPlaceMentions } from './place-mentions.ts'
import { polarityOf } from './polarity.ts'
import { findSetAside } from './set-aside.ts'
import { readTreatmentMentions } from './treatment-mentions.ts'
import { readVisit } from './visit-mentions.ts'

/** The longest brief that is read. */
export const longestBrief = 2000

export type BriefReading = {
  chips: BriefChip[]
  /** The parts of the text that no chip came from, also what tells of others or of the past. */
  notUnderstood: BriefSpan[]
  question: BriefQuestion | null
}

type Known = { today: string; names: PlaceNames; treatments: readonly TreatmentFacts[] }
/**
 * Reads a trip told in one's own words, in English, Korean, Japanese or Chinese, by rules. Every value quotes the words
 * that it was read from. What no rule reads is returned as it was typed: nothing is dropped, and nothing is guessed.
 */
export function readBrief(source: string, { today, names, treatments }: Known): BriefReading {
  const whole = foldBrief(source.slice(0, longestBrief))
  if (isOtherLanguage(whole.plain))
    return { chips: [], notUnderstood: [spanOf(whole, 0, whole.plain.length)], question: { ask: 'language' } }
  const aside = findSetAside(whole)
  const told = maskRanges(whole, aside, ',')
  // 朝が苦手 refuses no city that is named before it.
  const lateRising = findLateRising(told)
  const awake = maskRanges(
    told,
    lateRising.filter(({ isRefusal }) => isRefusal),
    ',',
  )
  const medical = withoutCorrected(readTreatmentMentions(awake, treatments), awake.plain)
  // The 1 to 3 of "naps from 1 to 3" are no days, and no hours of getting up.
  const { clocks } = readKeptHours(awake, { today, medical })
  const text = maskRanges(awake, clocks, ',')
  const collected = new CollectedChips(text)
  const named = withoutRejected(withoutCorrected(readPlaceMentions(text, names), text.plain), text.plain)
  const places = withFirstOfEither(
    named,
    text.plain,
    ({ value, from, to }) => value.kind === 'place' && polarityOf(text, from, to) === 'wanted',
  )
  const dates = withBareNights(readDateMentions(text, today), text.plain, places)
  const flights = readFlights(text, dates, places)
  const money = readMoneyMentions(text)
  const diets = withOwners(text, readDietMentions(text))
  for (const flight of flights) collected.add(`step1.${flight.field}`, flight)
  // "Seoul 5 days, one day DMZ" are five days.
  addDates(collected, dates, { plain: text.plain, places: places.filter(({ value }) => value.kind !== 'place') })
  addHours(collected, maskRanges(told, clocks, ','))
  collected.ranges.push(...lateRising)
  for (const budget of money) {
    if (budget.field === 'totalBudget')
      collected.add('step2.totalBudget', { ...budget, value: spanOf(text, budget.from, budget.to).words })
    else collected.add('step2.dailyBudgetRange', budget)
  }
  for (const diet of diets) collected.addOnce('step2.diet', diet)
  for (const mention of medical) {
    if (mention.field === 'beautyCategories') collected.addOnce('step3.beautyCategories', mention)
    else
      collected.addOnce('step3.plasticSurgeryType', { ...mention, value: spanOf(text, mention.from, mention.to).words })
  }
  const days = [...dates.days, ...dates.others]
  const treated = addTreatmentDay(collected, text, { today, medical, days, places })
  const towns = places.filter(({ value }) => value.kind === 'region')
  const own = addKeptHours(collected, awake, { today, medical, days, flights, towns })
  // The quarter of one's own clinic is not where one wants to be on the other days.
  const elsewhere = places.filter((one) => one.value.kind !== 'area' || !overlaps(one, treated.clinic))
  addPlaces(collected, text, elsewhere, { claimed: [...flights, ...money], names })
  collected.ranges.push(...findOrigins(text, places, collected.has('step1.departure')))
  const hotels = findHotelNames(text).filter((one) => !overlaps(one, places))
  collected.ranges.push(...hotels)
  const beds = readBedNames(text, places, names)
  collected.ranges.push(...findRented(text.plain, [...places, ...beds]))
  for (const bed of beds) {
    if (hotels.some(({ from, to }) => bed.from >= from && bed.to <= to)) continue
    collected.addOnce('step2.beds', bed)
    if (findNamed(bed.value, names)?.match === 'name') collected.addOnce('step2.mustVisitPlaces', bed)
  }
  addBedOfWork(collected, text, places)
  addCityNights(collected, text, { lengths: dates.lengths, places })
  addConcepts(collected, text, { diets, medical, places })
  collected.dropContradicted()
  addChoices(collected, text, places)
  addOnlyTown(collected, text, { dates, places, flights, names })
  const visit = readVisit(whole, { aside, names })
  if (visit) collected.add('step2.firstTime', visit)
  // The 3 of "kids 3 and 7, 3 to 10 May" is a day and no age.
  const ageless = addPeople(
    collected,
    maskRanges(text, [...dates.days, ...dates.lengths, ...dates.others, ...flights, ...own.words, ...findGroups(text)]),
  )
  const vague = findVague(text, places)
  collected.ranges.push(...vague)
  const doubts = findDoubts(text, collected.chips)
  collected.withhold(doubts)
  const spansOf = (ranges: readonly Range[]) => ranges.map(({ from, to }) => spanOf(text, from, to))
  const unsure = readUnsureFlights(text, flights, collected.ranges)
  collected.ranges.push(...unsure.ranges)
  const open = [
    ...quotesOf(doubts, collected.chips),
    ...unsure.noAirport,
    ...unsure.noHour,
    ...spansOf([...treated.unread, ...own.unread, ...vague]),
  ]
  const unread = [...open, ...findLeftovers(awake, collected.ranges)]
  const others = aside.map(({ from, to }) => spanOf(whole, from, to))
  return {
    chips: withBedFirst(
      text.plain,
      collected.chips.toSorted((a, b) => a.from - b.from || a.to - b.to),
    ),
    notUnderstood: [...unread, ...others].toSorted((a, b) => a.from - b.from),
    question: questionOf(collected, { text, dates, ageless, ...unsure, notUnderstood: unread }),
  }
}

function addPlaces(
  collected: CollectedChips,
  text: BriefText,
  places: readonly (Mention<NamedPlace> & { nameEnd: number })[],
  { claimed, names }: { claimed: readonly Range[]; names: PlaceNames },
): void {
  const wished = new Set<string>()
  for (const mention of places) {
    const { value, from, to } = mention
    const tail = text.plain.slice(to, to + 12)
    // An airport without a time is no place to visit.
    if (isNoDestination(text.plain, mention)) continue
    if (value.kind === 'place' && isWorkQuarter(text.plain, mention)) continue
    if (overlaps(mention, claimed) || /^\s*(?:국제)?\s*(?:공항|空港|机场|機場|(?:international )?airport)/u.test(tail))
      continue
    const { words } = spanOf(text, from, mention.nameEnd)
    const polarity = isReplaced(text.plain, mention, places) ? 'neutral' : polarityOf(text, from, to)
    if (polarity === 'refused') collected.addOnce('step2.avoid', { value: words, from, to })
    else if (polarity === 'neutral') continue
    else if (value.kind === 'area') collected.addOnce('step2.areaPreferences', { value: value.area, from, to })
    else {
      const isHere = isBed(text.plain, mention)
      const isPlace = value.kind === 'place' && (isHere || isBedOfNights(text.plain, mention))
      // "The Secret Garden at Changdeokgung" is one place.
      const [id, ...others] = value.kind === 'place' ? (findNamed(words, names)?.placeIds ?? []) : []
      const isAgain = id !== undefined && others.length === 0 && wished.has(id)
      if (id !== undefined && others.length === 0) wished.add(id)
      if (isAgain) collected.ranges.push(mention)
      else if (!isPlace || !isOnlyBed(words, places))
        collected.addOnce('step2.mustVisitPlaces', { value: words, from, to })
      if (isPlace || (isHere && isTownOfIsland(words))) collected.addOnce('step2.beds', { value: words, from, to })
    }
  }
}

function addChoices(collected: CollectedChips, text: BriefText, places: readonly Range[]): void {
  const isWanted = ({ from, to }: Range) => polarityOf(text, from, to) === 'wanted'
  const stays = findMentions(text, lodgings).filter(
    (one) =>
      isWanted(one) && !isOfCosts(text.plain, one) && !isWorkplace(text.plain, one) && !isForOneNight(text.plain, one),
  )
  const stay = stays.find((one) => !isOnlyAllowed(text.plain, one)) ?? stays[0]
  if (stay && !isChoice(text.plain, stays)) collected.add('step2.accommodationType', stay)
  addPace(collected, text)
  for (const help of findMentions(text, languageHelps).filter(isWanted))
    collected.addOnce('step2.languageDetails', help)
  const [help] = [...findMentions(text, languageHelps).filter(isWanted), ...findMentions(text, noKorean)]
  if (help) collected.add('step2.languageSupport', { ...help, value: 'yes' })
  for (const social of findMentions(text, socials).filter(isWanted))
    collected.addOnce('step3.socialMediaOptions', social)
  const cities = findMentions(text, cityWords).find((one) => !isOneOfSeveral(text.plain, one, places))
  if (cities) collected.add('step2.cities', cities)
  // Who says both speaks of other days or other people.
  const cars = findMentions(text, carWords)
  const [car] = cars
  if (car && cars.every(({ value }) => value === car.value)) collected.add('step2.car', car)
}

/** "Not too packed" is light. Of two paces nobody knows which counts. */
function addPace(collected: CollectedChips, text: BriefText): void {
  const found = findMentions(text, paces).flatMap((mention) => {
    const isRefused =
      polarityOf(text, mention.from, mention.to) === 'refused' &&
      !/not|no |without|不/u.test(text.plain.slice(mention.from, mention.to))
    if (!isRefused) return [mention]
    return mention.value === 'packed' ? [{ ...mention, value: 'light' as const }] : []
  })
  const [pace] = found
  if (pace && found.every(({ value }) => value === pace.value)) {
    collected.add('step2.activityIntensity', pace)
    collected.ranges.push(...found)
  }
}

function addPeople(collected: CollectedChips, text: BriefText): Mention<null> | null {
  const { type, adults, ages, older, mobility, ageless, named } = readPeopleMentions(text)
  collected.ranges.push(...named)
  if (type) collected.add('step2.travelerType', type)
  if (adults) collected.add('step2.party.adults', adults)
  for (const age of ages) collected.add('step2.party.childAges', age)
  if (older) collected.add('step2.party.older', older)
  if (mobility) collected.add('step2.party.mobility', mobility)
  return ageless
}

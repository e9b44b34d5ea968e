import type { StoryDay, StoryStop, TripStory } from '#domain/trips/plan/trip-story.ts'
import { presentReasons } from './day-reasons.ts'
import { mainQuarter } from './day-titles.ts'
import { presentArrival, presentFlightAlone } from './move-phrases.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { joined } from './stop-descriptions.ts'
import { isStation } from './stop-names.ts'
import { cares, treatmentName } from './treatment-phrases.ts'
import { dayOf } from './trip-figures.ts'
import { longWay } from './way-phrases.ts'

/** How a day begins, before its first stop is told: what kind of day it is, where it lies and why in this order. */
export function openDay(story: TripStory, day: StoryDay, out: string | null, decks: PhraseDecks): string {
  if (day.stops.length === 0) return presentEmpty(story, day)
  if (day.index === 0 && story.arrival) return presentArrival(story.arrival, story.throughAt ?? 0, out)
  if (day.index === 0 && isStation(day.from, day.to)) return presentTrain(day, out)
  return joined(presentQuiet(story, day, decks), presentWhere(story, day, decks), presentReasons(day, decks))
}

function presentTrain({ from }: StoryDay, out: string | null): string {
  return joined(`Your train stops at ${from}.`, out === null ? '' : `Set out from there at about ${out}.`)
}

/** A day without a stop: only the flight that leaves no hours, or nothing. */
function presentEmpty({ arrival, throughAt, departure, backAt, days }: TripStory, day: StoryDay): string {
  if (day.index === days.length - 1 && departure && backAt !== null)
    return presentFlightAlone.home(departure, backAt, day.returnLeg)
  if (day.index === 0 && arrival && throughAt !== null)
    return presentFlightAlone.here(arrival, throughAt, day.returnLeg)
  return 'Nothing is planned on this day: it is yours.'
}

/** Morning, afternoon and evening by their quarters, where that says something. */
function presentWhere({ bases }: TripStory, { stops, shortfall }: StoryDay, decks: PhraseDecks): string {
  const lunch = stops.findIndex(({ meal }) => meal === 'lunch')
  // A day with a long way lies in no quarter.
  if (lunch < 0 || shortfall === 'transfer' || stops.some(({ leg }) => (leg?.minutes ?? 0) >= longWay)) return ''
  const [morning, afternoon] = [quarterOf(stops.slice(0, lunch + 1)), quarterOf(stops.slice(lunch + 1))]
  // A day in Gyeongju need not say that it lies in Gyeongju.
  const isCity = (name: string | null) => name === null || bases.some(({ city }) => city === name)
  if (morning === null || afternoon === null || isCity(morning) || isCity(afternoon)) return ''
  if (morning === afternoon && stops.some(({ place }) => place && place.quarter !== morning)) return ''
  if (morning === afternoon)
    return decks.draw<string>('one-quarter', [
      `You stay around ${morning} all day.`,
      `All of it lies around ${morning}.`,
      `This is a day for ${morning}.`,
    ])
  return decks.draw<string>('two-quarters', [
    `The morning belongs to ${morning}, the afternoon to ${afternoon}.`,
    `${morning} before lunch, ${afternoon} after it.`,
    `First ${morning}, later ${afternoon}.`,
  ])
}

/** The quarter of a part of the day, if it begins there. */
function quarterOf(stops: readonly StoryStop[]): string | null {
  const quarter = mainQuarter(stops)
  return quarter !== null && stops[0]?.place?.quarter === quarter ? quarter : null
}

/** What a treatment asks of the day. */
function presentQuiet({ treatments }: TripStory, { recovery }: StoryDay, decks: PhraseDecks): string {
  for (const note of recovery) {
    if (note.kind !== 'quiet' && note.kind !== 'before') continue
    const about = treatments.find(({ treatmentClass }) => treatmentClass === note.note.treatment)
    const name = about ? treatmentName(about) : 'treatment'
    if (note.kind === 'before') return `Tomorrow is the ${name}: ${note.cares.map((care) => cares[care]).join('; ')}.`
    const until = dayOf(note.note.quietUntil)
    if (note.age === 1)
      return `The first day after the ${name} is for resting: short ways, and nothing strenuous, hot or alcoholic until ${until}.`
    return decks.draw<string>('quiet', [
      `Day ${note.age} after the ${name}: another quiet one.`,
      `It is day ${note.age} after the ${name}, so nothing strenuous, hot or alcoholic.`,
      `Still quiet, on day ${note.age} after the ${name}.`,
      `Day ${note.age} after the ${name}, and the quiet days last until ${until}.`,
    ])
  }
  return ''
}

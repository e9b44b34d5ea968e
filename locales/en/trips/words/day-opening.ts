import type { StoryDay, StoryStop, TripStory } from '#domain/trips/plan/trip-story.ts'
import type { TravelerType } from '#domain/trips/answers/trips.ts'
import { mainQuarter } from './day-titles.ts'
import { presentArrival } from './move-phrases.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { joined } from './stop-descriptions.ts'
import { treatmentName } from './treatment-phrases.ts'
import { dayOf } from './trip-figures.ts'

/** How a day begins, before its first stop is told: what kind of day it is and where it lies. */
export function openDay(story: TripStory, day: StoryDay, out: string | null, decks: PhraseDecks): string {
  if (day.stops.length === 0) return 'Nothing is planned on this day: it is yours.'
  if (day.index === 0 && story.arrival) return presentArrival(story.arrival, out)
  const quiet = presentQuiet(story, day, decks)
  const where = presentWhere(story, day, decks)
  const first = day.stops[0]
  // Sights, cafes, moves and rests tell the time of leaving themselves.
  const isTold =
    first &&
    (first.kind === 'transfer' || first.kind === 'rest' || (first.place && (isSight(first) || first.kind === 'cafe')))
  const leaving = isTold || out === null ? '' : setOut(story.traveller.type, out, decks)
  return joined(quiet, where, leaving)
}

function isSight({ kind }: Pick<StoryStop, 'kind'>): boolean {
  return kind === 'attraction' || kind === 'shopping' || kind === 'nightlife'
}

const typed: Record<TravelerType, (out: string) => string> = {
  solo: (out) => `You set out at ${out}, with nobody to wait for.`,
  couple: (out) => `The two of you set out at ${out}.`,
  friends: (out) => `Meet downstairs at ${out}.`,
  family: (out) => `Set out with the children at ${out}.`,
  business: (out) => `You set out at ${out}.`,
}

function setOut(type: TravelerType | null, out: string, decks: PhraseDecks): string {
  return decks.draw<string>('set-out', [
    `You set out at ${out}.`,
    type === null ? `The day begins at ${out}.` : typed[type](out),
    `Out of the door at ${out}.`,
    `The day begins at ${out}.`,
  ])
}

const longWay = 60

/** Morning, afternoon and evening by their quarters, where that says something. */
function presentWhere({ bases }: TripStory, { stops, shortfall }: StoryDay, decks: PhraseDecks): string {
  const lunch = stops.findIndex(({ meal }) => meal === 'lunch')
  // A day with a long way lies in no quarter.
  if (lunch < 0 || shortfall === 'transfer' || stops.some(({ leg }) => (leg?.minutes ?? 0) >= longWay)) return ''
  const [morning, afternoon] = [mainQuarter(stops.slice(0, lunch + 1)), mainQuarter(stops.slice(lunch + 1))]
  // A day in Gyeongju need not say that it lies in Gyeongju.
  const isCity = (name: string | null) => name === null || bases.some(({ city }) => city === name)
  if (morning === null || afternoon === null || isCity(morning) || isCity(afternoon)) return ''
  if (morning === afternoon)
    return decks.draw<string>('one-quarter', [
      `You stay around ${morning} all day.`,
      `Nearly all of it lies around ${morning}.`,
      `This is a day for ${morning}.`,
    ])
  return decks.draw<string>('two-quarters', [
    `The morning belongs to ${morning}, the afternoon to ${afternoon}.`,
    `${morning} before lunch, ${afternoon} after it.`,
    `First ${morning}, later ${afternoon}.`,
  ])
}

/** What a treatment asks of the day. */
function presentQuiet({ treatments }: TripStory, { recovery }: StoryDay, decks: PhraseDecks): string {
  for (const note of recovery) {
    if (note.kind !== 'quiet') continue
    const about = treatments.find(({ treatmentClass }) => treatmentClass === note.note.treatment)
    const name = about ? treatmentName(about) : 'treatment'
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

import type { StoryDay, StoryStop, TripStory } from '#domain/trips/plan/trip-story.ts'
import { openDay } from './day-opening.ts'
import { noteDay } from './day-notes.ts'
import { presentCafe, presentMeal } from './meal-phrases.ts'
import { presentDeparture, presentMove } from './move-phrases.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { type Position, presentSight } from './sight-phrases.ts'
import { joined } from './stop-descriptions.ts'
import { stays } from './traveller-phrases.ts'
import { presentClinicVisit, presentRest } from './treatment-phrases.ts'
import { capital, clockAt, clockOf, duration, minutesOf, weekdayAndDay } from './trip-figures.ts'
import { wayAside } from './way-phrases.ts'

/** A day's heading, its story, and below it what it costs and what is not certain. */
export type DayWords = { heading: string; prose: string; note: string }

/** One day: a heading, what is done in the order in which it is lived, what it costs, what is not certain. */
export function writeDay(story: TripStory, day: StoryDay, title: string, decks: PhraseDecks): DayWords {
  const [first] = day.stops
  const out = first ? clockAt(minutesOf(first.arrive) - (first.leg?.minutes ?? 0)) : null
  const told = new Set<string>()
  const stay = stayOf(story, day)
  const sentences = day.stops.map((stop, index) => {
    const before = day.stops[index - 1]
    const after = before?.kind === 'meal' && (before.meal === 'lunch' || before.meal === 'dinner') ? before.meal : null
    const leaves = before || out === null ? null : { stay, at: out }
    const position = { leaves, after, isLast: index === day.stops.length - 1, told }
    return joined(
      presentStop(stop, day, story, position, decks),
      lunchInside(stop),
      freeAfter(stop, day.stops[index + 1], decks),
    )
  })
  const paragraphs = partsOf(day.stops).map(([from, to]) => joined(...sentences.slice(from, to)))
  paragraphs[0] = joined(openDay(story, day, out, decks), paragraphs[0] ?? '')
  paragraphs.push(joined(paragraphs.pop() ?? '', ending(story, day, stay, decks)))
  const heading = `## Day ${day.index + 1} · ${weekdayAndDay(day.weekday, day.date)}: ${title}`
  const prose = paragraphs.filter((part) => part !== '').join('\n\n')
  return { heading, prose, note: noteDay(story, day, decks) }
}

function lunchInside({ lunchAt }: StoryStop): string {
  return lunchAt === null ? '' : `You eat lunch inside, at about ${clockOf(lunchAt)}.`
}

// Shorter waits are for late buses.
const worthTelling = 60

/** Time between two stops in which nothing is planned. */
function freeAfter({ leave }: StoryStop, next: StoryStop | undefined, decks: PhraseDecks): string {
  const free = next?.leg ? minutesOf(next.arrive) - minutesOf(leave) - next.leg.minutes : 0
  if (free < worthTelling) return ''
  return decks.draw<string>('free', [
    `Then nothing is planned for ${duration(free)}.`,
    `${capital(duration(free))} ${free < 113 ? 'is' : 'are'} left free after that.`,
    `Keep ${duration(free)} for whatever comes up.`,
  ])
}

/** The morning, from lunch on, and the evening: each a paragraph, given by the indexes of its stops. */
function partsOf(stops: readonly StoryStop[]): [number, number][] {
  const begins = stops.flatMap(({ meal }, index) =>
    index > 0 && (meal === 'lunch' || meal === 'dinner') ? [index] : [],
  )
  return [0, ...begins].map((from, part) => [from, begins[part] ?? stops.length])
}

function presentStop(
  stop: StoryStop,
  day: StoryDay,
  { treatments, days }: TripStory,
  position: Position,
  decks: PhraseDecks,
): string {
  switch (stop.kind) {
    case 'attraction':
    case 'shopping':
    case 'nightlife':
      return presentSight(stop, position, decks)
    case 'meal':
      return presentMeal(stop, position, decks)
    case 'cafe':
      return presentCafe(stop, position, decks)
    case 'consultation':
    case 'treatment':
    case 'checkup':
      return presentClinicVisit(stop, treatments, decks)
    case 'rest':
      return presentRest(stop, treatments)
    case 'transfer':
      return presentMove(stop, day.to, isFirstMove(days, day), decks)
    case 'lodging':
      return `At ${clockOf(stop.arrive)} you are back in your room.`
  }
}

function isFirstMove(days: readonly StoryDay[], day: StoryDay): boolean {
  return days.find(({ stops }) => stops.some(({ kind }) => kind === 'transfer')) === day
}

/** `your hotel`, or the airport on the day of arrival. */
function stayOf({ traveller, arrival }: TripStory, { index }: StoryDay): string {
  if (index === 0 && arrival) return 'the airport'
  return `your ${traveller.accommodation ? stays[traveller.accommodation] : 'room'}`
}

function ending(story: TripStory, day: StoryDay, leaving: string, decks: PhraseDecks): string {
  const last = day.stops.at(-1)
  if (!last) return ''
  if (day.index === story.days.length - 1 && story.departure) return presentDeparture(story.departure, day)
  if (!day.returnLeg) return ''
  const stay = leaving === 'the airport' ? stayOf({ ...story, arrival: null }, day) : leaving
  const back = clockAt(minutesOf(last.leave) + day.returnLeg.minutes)
  if (day.returnLeg.minutes <= 2) return `${capital(stay)} is next door; you are back by ${back}.`
  const way = wayAside(day.returnLeg, null, decks)
  return decks.draw<string>('ending', [
    `${capital(stay)} is ${way} away; you are back by ${back}.`,
    `Back at ${stay} by ${back}, ${way}.`,
    `Then it is ${way} to ${stay}; you are in by ${back}.`,
    `From there it is ${way} home to ${stay}, for ${back}.`,
  ])
}

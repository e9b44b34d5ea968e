import type { StoryDay, StoryStop, TripStory } from '#domain/trips/plan/trip-story.ts'
import { openDay } from './day-opening.ts'
import { listTimes, noteDay } from './day-notes.ts'
import { presentCafe, presentMeal } from './meal-phrases.ts'
import { presentDeparture, presentTrainHome, presentMove } from './move-phrases.ts'
import { isStation } from './stop-names.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { type Position, presentSight } from './sight-phrases.ts'
import { joined } from './stop-descriptions.ts'
import { stays } from './traveller-phrases.ts'
import { presentClinicVisit, presentRest } from './treatment-phrases.ts'
import { capital, clockAt, clockOf, duration, minutesOf, weekdayAndDay } from './trip-figures.ts'
import { longWay, wayAside } from './way-phrases.ts'

/** A day's heading, its story, its times in one line, and below them what it costs and what is not certain. */
export type DayWords = { heading: string; prose: string; times: string; note: string }

type Style = { title: string; decks: PhraseDecks; told: Set<string> }

/** One day: a heading, and the story of what is done in the order in which it is lived. The timeline has the times. */
export function writeDay(story: TripStory, day: StoryDay, { title, decks, told }: Style): DayWords {
  const [first] = day.stops
  const out = first ? clockAt(minutesOf(first.arrive) - (first.leg?.minutes ?? 0)) : null
  const stay = stayOf(story, day)
  const opening = openDay(story, day, out, decks)
  const longest = longestOf(day.stops)
  const sentences = day.stops.map((stop, index) => {
    const before = day.stops[index - 1]
    const after = before?.kind === 'meal' && (before.meal === 'lunch' || before.meal === 'dinner') ? before.meal : null
    const [isLast, isLongest] = [index === day.stops.length - 1, stop === longest]
    const position = { stay: before ? null : stay, after, isLast, isLongest, told }
    return joined(
      presentStop(stop, day, story, position, decks),
      lunchInside(stop),
      freeAfter(stop, day.stops[index + 1], decks),
    )
  })
  const paragraphs = partsOf(day.stops).map(([from, to]) => joined(...sentences.slice(from, to)))
  paragraphs[0] = joined(opening, paragraphs[0] ?? '')
  paragraphs.push(joined(paragraphs.pop() ?? '', ending(story, day, stay, decks)))
  const heading = `## Day ${day.index + 1} · ${weekdayAndDay(day.weekday, day.date)}: ${title}`
  const prose = paragraphs.filter((part) => part !== '').join('\n\n')
  return { heading, prose, times: listTimes(day), note: noteDay(story, day, decks) }
}

// In minutes. A day of short stops has no longest one that is worth a word.
const longStay = 120

/** The stop that gets clearly more time than any other sight of its day. */
function longestOf(stops: readonly StoryStop[]): StoryStop | null {
  const sights = stops.filter(({ kind }) => kind === 'attraction' || kind === 'shopping' || kind === 'nightlife')
  const [first, second] = sights.toSorted((one, other) => other.minutes - one.minutes)
  return first && second && first.minutes >= longStay && first.minutes >= second.minutes + 30 ? first : null
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
      return presentMove(
        stop,
        {
          to: day.to,
          tellsTimetables: days.find(({ hasJourney }) => hasJourney) === day,
          isFirstStop: position.stay !== null,
        },
        decks,
      )
    case 'lodging':
      if (stop.because.includes('kept-hours'))
        return `From ${clockOf(stop.arrive)} to ${clockOf(stop.leave)} the time is kept free, as you asked.`
      return `At ${clockOf(stop.arrive)} you are back in your room.`
  }
}

/** `your hotel`, or the airport on the day of arrival. */
function stayOf({ traveller, arrival }: TripStory, { index, from, to }: StoryDay): string {
  if (index === 0 && arrival) return 'the airport'
  if (index === 0 && isStation(from, to)) return 'the station'
  return `your ${traveller.accommodation ? stays[traveller.accommodation] : 'room'}`
}

function ending(story: TripStory, day: StoryDay, leaving: string, decks: PhraseDecks): string {
  const last = day.stops.at(-1)
  if (!last) return ''
  if (day.index === story.days.length - 1 && story.departure)
    return presentDeparture(story.departure, day, story.arrival !== null && day.index === 0)
  if (day.index === story.days.length - 1 && isStation(day.to, day.from)) return presentTrainHome(day)
  if (!day.returnLeg || day.returnLeg.minutes < longWay) return ''
  const stay = leaving === 'the airport' ? stayOf({ ...story, arrival: null }, day) : leaving
  const way = wayAside(day.returnLeg, null, decks)
  return decks.draw<string>('ending', [
    `The way back to ${stay} is ${way}, so do not leave late.`,
    `Then it is ${way} back to ${stay}.`,
  ])
}

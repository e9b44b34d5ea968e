import type { StoryDay, StoryStop, TripStory } from '#domain/trip-story.ts'
import { tellCafe, tellMeal } from './meal-phrases.ts'
import { tellArrival, tellDeparture, tellMove } from './move-phrases.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { introduceSight, knowOfSight } from './sight-phrases.ts'
import { nameOf } from './stop-names.ts'
import { mainQuarter } from './day-titles.ts'
import { stays, company } from './traveller-phrases.ts'
import { tellClinicVisit, tellRest } from './treatment-phrases.ts'
import { capital, clockAt, clockOf, listOf, minutesOf, weekdayAndDay, won } from './trip-figures.ts'
import { wayAside } from './way-phrases.ts'

/** One day: a heading, what is done in the order in which it is lived, what it costs, what is not certain. */
export function writeDay(story: TripStory, day: StoryDay, title: string, decks: PhraseDecks): string {
  const parts = partsOf(day.stops)
  const paragraphs = parts.map((stops) => stops.map((stop) => tellStop(stop, day, story, decks)).join(' '))
  const [first = '', ...rest] = paragraphs
  const opened = [opening(story, day, decks), first].filter((each) => each !== '').join(' ')
  const told = [opened, ...rest]
  const last = told.pop() ?? ''
  return [
    `## Day ${day.index + 1} · ${weekdayAndDay(day.weekday, day.date)}: ${title}`,
    ...told,
    [last, ending(story, day, decks)].filter((each) => each !== '').join(' '),
    notes(story, day, decks),
  ]
    .filter((each) => each !== '')
    .join('\n\n')
}

/** The morning, from lunch on, and the evening: each a paragraph. */
function partsOf(stops: readonly StoryStop[]): StoryStop[][] {
  const parts: StoryStop[][] = [[]]
  for (const stop of stops) {
    if ((stop.meal === 'lunch' || stop.meal === 'dinner') && (parts.at(-1)?.length ?? 0) > 0) parts.push([])
    parts.at(-1)?.push(stop)
  }
  return parts
}

function tellStop(stop: StoryStop, day: StoryDay, { treatments }: TripStory, decks: PhraseDecks): string {
  switch (stop.kind) {
    case 'attraction':
    case 'shopping':
    case 'nightlife':
      return [introduceSight(stop, decks), wish(stop), knowOfSight(stop, decks)].filter((each) => each !== '').join(' ')
    case 'meal':
      return tellMeal(stop, decks)
    case 'cafe':
      return tellCafe(stop, decks)
    case 'consultation':
    case 'treatment':
    case 'checkup':
      return tellClinicVisit(stop, treatments, decks)
    case 'rest':
      return tellRest(stop, treatments)
    case 'transfer':
      return tellMove(stop, day.to, decks)
    case 'lodging':
      return `At ${clockOf(stop.arrive)} you are at ${nameOf(stop) || 'your room'}.`
  }
}

function wish({ because }: StoryStop): string {
  return because.includes('must') ? 'It is one of the places you named.' : ''
}

function stayOf({ traveller }: TripStory): string {
  return `your ${traveller.accommodation ? stays[traveller.accommodation] : 'room'}`
}

function opening(story: TripStory, day: StoryDay, decks: PhraseDecks): string {
  const [first] = day.stops
  if (!first) return 'This day is free.'
  if (day.index === 0 && story.arrival) return tellArrival(story.arrival, day)
  const out = clockAt(minutesOf(first.arrive) - (first.leg?.minutes ?? 0))
  const quarter = mainQuarter(day)
  const stay = stayOf(story)
  return decks.draw<string>('opening', [
    `Leave ${stay} at ${out}.`,
    `The day begins at ${out}.`,
    `You set out at ${out}${quarter === null ? '' : `; most of the day lies around ${quarter}`}.`,
    `Out of the door at ${out}.`,
  ])
}

function ending(story: TripStory, day: StoryDay, decks: PhraseDecks): string {
  const last = day.stops.at(-1)
  if (!last) return ''
  if (day.index === story.days.length - 1 && story.departure) return tellDeparture(story.departure, day)
  if (!day.returnLeg) return ''
  const back = clockAt(minutesOf(last.leave) + day.returnLeg.minutes)
  const way = wayAside(day.returnLeg, null, decks)
  return decks.draw<string>('ending', [
    `${capital(stayOf(story))} is ${way} away; you are there at about ${back}.`,
    `Back at ${stayOf(story)} by about ${back}, ${way}.`,
    `Then it is ${way} to ${stayOf(story)}, where you are at about ${back}.`,
  ])
}

function notes(story: TripStory, day: StoryDay, decks: PhraseDecks): string {
  return [moneyOf(story, day, decks), hoursOf(day, decks)].filter((each) => each !== '').join(' ')
}

function moneyOf({ traveller, days }: TripStory, { money, index }: StoryDay, decks: PhraseDecks): string {
  const each = traveller.type ? company[traveller.type].each : ''
  const parts = [
    ...(money.meals > 0 ? [`${won(money.meals)} for food`] : []),
    ...(money.entries > 0 ? [`${won(money.entries)} for entries and evenings`] : []),
    ...(money.ways > 0 ? [`${won(money.ways)} for getting around`] : []),
  ]
  const sum = won(money.total)
  if (parts.length === 0) return index < days.length ? 'Nothing on this day costs anything that is known.' : ''
  const told = decks.draw<string>('money', [
    `The day comes to about ${sum}${each}`,
    `About ${sum}${each} for the day`,
    `Keep ${sum}${each} for the day`,
  ])
  return `*${told}${parts.length > 1 ? `: ${listOf(parts)}` : ''}.*`
}

function hoursOf({ stops }: StoryDay, decks: PhraseDecks): string {
  const unknown = stops.filter(({ place, hours }) => place && hours === 'unknown').map(nameOf)
  const unconfirmed = stops.filter(({ place, hours }) => place && hours === 'unconfirmed').length
  const said = [
    ...(unknown.length > 0 ? [`Nobody has written down the hours of ${listOf(unknown)}.`] : []),
    ...(unconfirmed > 0
      ? [
          decks.draw<string>('hours', [
            "The day's opening hours are the usual ones and not confirmed.",
            'Opening hours here are not confirmed: look them up on the morning.',
            'Before you go, look up the hours of what matters to you; they are not confirmed.',
          ]),
        ]
      : []),
  ]
  return said.length > 0 ? `*${said.join(' ')}*` : ''
}

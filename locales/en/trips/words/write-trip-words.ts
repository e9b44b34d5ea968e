import type { TripStory } from '#domain/trips/plan/trip-story.ts'
import { titleDays } from './day-titles.ts'
import { createPhraseDecks } from './phrase-decks.ts'
import { writeClosing } from './write-closing.ts'
import { type DayWords, writeDay } from './write-day.ts'
import { writeIntro } from './write-intro.ts'

/** The words of a trip in Markdown: what comes before the days, each day, and what comes after them. */
export type TripWords = { intro: string; days: DayWords[]; closing: string }

/** Tells a trip. The same story has the same words. */
export function writeTripWords(story: TripStory): TripWords {
  const decks = createPhraseDecks(story.seed)
  const titles = titleDays(story, decks)
  const told = new Set<string>()
  return {
    intro: writeIntro(story, decks),
    days: story.days.map((day, index) => writeDay(story, day, { title: titles[index] ?? '', decks, told })),
    closing: writeClosing(story),
  }
}

/** All of it as one text. */
export function joinTripWords({ intro, days, closing }: TripWords): string {
  return joinParts([intro, ...days.map(joinDayWords), closing])
}

export function joinDayWords({ heading, prose, times, note }: DayWords): string {
  return joinParts([heading, prose, times, note])
}

function joinParts(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}

import type { TripStory } from '#domain/trip-story.ts'
import { titleDays } from './day-titles.ts'
import { createPhraseDecks } from './phrase-decks.ts'
import { writeClosing } from './write-closing.ts'
import { writeDay } from './write-day.ts'
import { writeIntro } from './write-intro.ts'

/** The words of a trip in Markdown: what comes before the days, each day, and what comes after them. */
export type TripWords = { intro: string; days: string[]; closing: string }

/** Tells a trip. The same story has the same words. */
export function writeTripWords(story: TripStory): TripWords {
  const decks = createPhraseDecks(story.seed)
  const titles = titleDays(story, decks)
  return {
    intro: writeIntro(story, decks),
    days: story.days.map((day, index) => writeDay(story, day, titles[index] ?? '', decks)),
    closing: writeClosing(story),
  }
}

/** All of it as one text. */
export function joinTripWords(words: TripWords): string {
  return partsOf(words).join('\n\n')
}

/** What the text is made of, in order. */
export function partsOf({ intro, days, closing }: TripWords): string[] {
  return [intro, ...days, closing].filter((part) => part !== '')
}

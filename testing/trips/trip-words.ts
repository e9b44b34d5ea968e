import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { type MarkdownRun, parseTripMarkdown, splitTripMarkdown } from '#domain/trips/document/trip-markdown.ts'
import { hideClinics } from '#domain/trips/document/trip-privacy.ts'
import type { TripStory } from '#domain/trips/plan/trip-story.ts'
import { joinTripWords, writeTripWords } from '#locales/en/trips/words/write-trip-words.ts'
import type { PlaceMentions } from '#planner/words/place-mentions.ts'
import { presentTripStory } from '#planner/words/trip-story.ts'
import { treatmentTrip } from './trip-documents.ts'

type Document = Pick<TripDocument, 'steps' | 'plan' | 'places'>
type Known = { treatments?: readonly TreatmentFacts[]; mentions?: PlaceMentions }

/** The story of a trip, the input of the writer. */
export function storyOf({ steps, plan, places }: Document, { treatments = [], mentions }: Known = {}): TripStory {
  return presentTripStory({ steps, plan, places, treatments, ...(mentions && { mentions }) })
}

/** The text of a trip by the built-in writer. */
export function wordsOf(document: Document, known?: Known): string {
  return joinTripWords(writeTripWords(storyOf(document, known)))
}

export function dayWordsOf(document: Document, day: number, known?: Known): string {
  return splitTripMarkdown(wordsOf(document, known), document.plan.days.length).days[day] ?? ''
}

/** The bold text and list items, without markers. */
export function shownIn(words: string): { strong: string[]; items: string[] } {
  const blocks = parseTripMarkdown(words)
  const runs = blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.runs))
  const said = (item: readonly MarkdownRun[]) => item.map(({ text }) => text).join('')
  return {
    strong: runs.filter(({ isStrong }) => isStrong).map(({ text }) => text),
    items: blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(said) : [])),
  }
}

export function hiddenTreatmentTrip(): TripDocument {
  return hideClinics(treatmentTrip())
}

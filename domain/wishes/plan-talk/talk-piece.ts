import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import type { Mention } from '#domain/wishes/brief/mentions.ts'
import type { PlanAsk, StopsMeant, TalkObstacle } from './talk-asks.ts'
import type { NamedStops, TalkNames } from './talk-names.ts'

/** What was found in the whole text. */
export type PieceFacts = {
  text: BriefText
  days: readonly Mention<number[]>[]
  allDays: readonly number[]
  named: readonly Mention<NamedStops>[]
  names: TalkNames
}

/** `answers`: nothing of a single stop or day; it is read as an answer of the whole trip. */
export type PieceReading =
  | { kind: 'asks'; asks: PlanAsk[] }
  | { kind: 'obstacle'; obstacle: TalkObstacle }
  | { kind: 'question'; ask: 'day' | 'stop' }
  | { kind: 'answers' }

/** A part of a text, and what was found in it. */
export type Piece = {
  plain: string
  text: BriefText
  from: number
  days: number[] | null
  dayMentions: readonly Mention<number[]>[]
  allDays: readonly number[]
  /** The days of the part before it in the same sentence. */
  daysBefore: number[] | null
  /** "Day 3: …" holds for the whole sentence. */
  headDays: number[] | null
  named: readonly Mention<NamedStops>[]
  /** What the part before it takes out. */
  removed: StopsMeant | null
}

/** What the parts before say, in the same sentence. `isHead`: "Day 3: …" holds for all of it. */
export type Before = {
  days: number[] | null
  isHead: boolean
  removed: StopsMeant | null
  /** Stops with which nothing was done yet: "Insadong we know, take it out" */
  named: readonly Mention<NamedStops>[]
}

export const answers: PieceReading = { kind: 'answers' }

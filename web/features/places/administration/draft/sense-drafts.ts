import * as z from 'zod/mini'
import {
  type BestTime,
  bestTimes,
  type DuskFit,
  duskFits,
  type Headline,
  headlines,
  type PlaceSense,
  type SenseSeason,
  type Shelter,
  shelters,
  type StairLevel,
  stairLevels,
} from '#domain/places/place-sense.ts'
import { placeSense } from '#domain/places/place-sense-schemas.ts'
import { findSchemaMistakes, type Mistakes } from '#web/administration/draft/mistakes.ts'
import { readNumber } from '#web/administration/draft/typed.ts'

/** What an editor knows about a place, as typed. The lists have an entry a line. */
export type SenseDraft = {
  headline: `${Headline}` | ''
  best: BestTime | ''
  activeHours: readonly [from: string, to: string]
  dusk: DuskFit | ''
  childFrom: string
  forChildren: 'yes' | 'no' | ''
  stairs: `${StairLevel}` | ''
  walkKm: string
  shelter: Shelter | ''
  seasonBest: SenseSeason[]
  seasonAvoid: SenseSeason[]
  dish: string
  startsAt: string
  bring: string
  tickets: string
  highlights: string
  tip: string
  goesWith: string
}

/** The fields that are chosen from a list, with their values as typed. */
export const senseChoices = {
  headline: headlines.map((value) => `${value}` as const),
  best: bestTimes,
  dusk: duskFits,
  forChildren: ['yes', 'no'],
  stairs: stairLevels.map((value) => `${value}` as const),
  shelter: shelters,
} as const satisfies Partial<Record<keyof SenseDraft, readonly string[]>>

export const emptySenseSeason: SenseSeason = { from: '', to: '', what: '' }

export function senseDraftOf(sense: PlaceSense): SenseDraft {
  const { headline, stairs, forChildren } = sense
  return {
    headline: headline === null ? '' : `${headline}`,
    best: sense.best ?? '',
    activeHours: sense.activeHours ?? ['', ''],
    dusk: sense.dusk ?? '',
    childFrom: typed(sense.childFrom),
    forChildren: forChildren === null ? '' : forChildren ? 'yes' : 'no',
    stairs: stairs === null ? '' : `${stairs}`,
    walkKm: typed(sense.walkKm),
    shelter: sense.shelter ?? '',
    seasonBest: sense.seasonBest,
    seasonAvoid: sense.seasonAvoid,
    dish: sense.dish.join('\n'),
    startsAt: sense.startsAt ?? '',
    bring: sense.bring ?? '',
    tickets: sense.tickets ?? '',
    highlights: sense.highlights.join('\n'),
    tip: sense.tip ?? '',
    goesWith: sense.goesWith.join('\n'),
  }
}

export function writeSense(draft: SenseDraft): PlaceSense {
  const [from, to] = draft.activeHours
  return {
    headline: headlines.find((level) => `${level}` === draft.headline) ?? null,
    best: draft.best || null,
    activeHours: from || to ? [from, to] : null,
    dusk: draft.dusk || null,
    childFrom: readNumber(draft.childFrom),
    forChildren: draft.forChildren === '' ? null : draft.forChildren === 'yes',
    stairs: stairLevels.find((level) => `${level}` === draft.stairs) ?? null,
    walkKm: readNumber(draft.walkKm),
    shelter: draft.shelter || null,
    seasonBest: draft.seasonBest,
    seasonAvoid: draft.seasonAvoid,
    dish: linesOf(draft.dish),
    startsAt: draft.startsAt.trim() || null,
    bring: draft.bring.trim() || null,
    tickets: draft.tickets.trim() || null,
    highlights: linesOf(draft.highlights),
    tip: draft.tip.trim() || null,
    goesWith: linesOf(draft.goesWith),
  }
}

/** Removes empty rows. */
export function tidySenseSeasons(seasons: readonly SenseSeason[]): SenseSeason[] {
  return seasons
    .map(({ from, to, what }) => ({ from: from.trim(), to: to.trim(), what: what.trim() }))
    .filter(({ from, to, what }) => from || to || what)
}

function linesOf(words: string): string[] {
  return words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

function typed(fact: number | null): string {
  return fact === null ? '' : String(fact)
}

const schema = z.strictObject(placeSense)

/** Each mistake at its control: one for both times, for a row of seasons, and for all lines of a list. */
export function findSenseMistakes(sense: PlaceSense): Mistakes {
  const mistakes: Mistakes = {}
  for (const [path, mistake] of Object.entries(findSchemaMistakes(schema.safeParse(sense).error?.issues, sense))) {
    const [field = '', row] = path.split('-')
    const isOfRow = (field === 'seasonBest' || field === 'seasonAvoid') && row !== undefined
    mistakes[isOfRow ? `${field}-${row}` : field] ??= mistake
  }
  return mistakes
}

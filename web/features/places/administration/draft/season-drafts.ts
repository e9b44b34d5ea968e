import { placeSeason } from '#domain/places/place-source-schemas.ts'
import { doSeasonsOverlap } from '#domain/places/place-seasons.ts'
import type { PlaceSeason } from '#domain/places/places.ts'
import { type DraftHours, hoursDraftOf } from '#web/administration/draft/hours-draft.ts'
import { findHoursMistakes, type Mistakes } from '#web/administration/draft/mistakes.ts'

export type DraftSeason = { from: string; to: string; hours: DraftHours | '24h' | null; lastEntry: string }

export const emptySeason: DraftSeason = { from: '', to: '', hours: null, lastEntry: '' }

export function seasonDraftOf({ from, to, hours, lastEntry }: PlaceSeason): DraftSeason {
  return { from, to, hours: hoursDraftOf(hours), lastEntry: lastEntry ?? '' }
}

export function writeSeason({ from, to, hours, lastEntry }: DraftSeason): PlaceSeason {
  return { from: from.trim(), to: to.trim(), hours, lastEntry: lastEntry || null }
}

export function tidySeasons(drafts: readonly DraftSeason[]): DraftSeason[] {
  return drafts.filter((draft) => JSON.stringify(draft) !== JSON.stringify(emptySeason))
}

/** The mistakes of seasons: for each field of each season, and for seasons that overlap. */
export function findSeasonMistakes(drafts: readonly DraftSeason[]): Mistakes {
  const mistakes: Mistakes = {}
  for (const [row, draft] of drafts.entries()) {
    const at = (field: string) => `seasons-${row}-${field}`
    for (const [path, mistake] of Object.entries(findHoursMistakes(draft.hours))) mistakes[at(path)] = mistake
    for (const { path } of placeSeason.safeParse(writeSeason(draft)).error?.issues ?? []) {
      // A wrong hour is reported at its interval, which is one control with two inputs.
      mistakes[at(path.slice(0, 3).join('-'))] ??= { kind: 'wrong' }
    }
  }
  if (Object.keys(mistakes).length === 0 && doSeasonsOverlap(drafts)) mistakes['seasons'] = { kind: 'twice' }
  return mistakes
}

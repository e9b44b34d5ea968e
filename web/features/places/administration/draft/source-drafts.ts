import { placeSource } from '#domain/places/place-source-schemas.ts'
import { isRecentSource } from '#domain/places/place-sources.ts'
import type { FactBasis, PlaceKind, PlaceSource } from '#domain/places/places.ts'
import type { Mistakes } from '#web/administration/draft/mistakes.ts'

/** A public page as typed. `pageDate` is '' for a page without a date. */
export type DraftSource = Omit<PlaceSource, 'pageDate'> & { pageDate: string }

export const emptySource: DraftSource = {
  address: '',
  publisher: '',
  readOn: '',
  pageDate: '',
  facts: [],
  disputes: [],
}

export function sourceDraftOf(source: PlaceSource): DraftSource {
  return { ...source, pageDate: source.pageDate ?? '' }
}

export function writeSource(draft: DraftSource): PlaceSource {
  const { address, publisher, pageDate } = draft
  return { ...draft, address: address.trim(), publisher: publisher.trim(), pageDate: pageDate || null }
}

/** Removes empty pages. */
export function tidySources(drafts: readonly DraftSource[]): DraftSource[] {
  return drafts.filter((draft) => JSON.stringify(draft) !== JSON.stringify(emptySource))
}

type Given = { basis: FactBasis; kind: PlaceKind | ''; sources: readonly DraftSource[] }

/** The mistakes of pages: for each field of each page, and for a sourced place without pages. */
export function findSourceMistakes({ basis, kind, sources }: Given, today: string): Mistakes {
  if (basis !== 'sourced') return {}
  const mistakes: Mistakes = {}
  for (const [row, draft] of sources.entries()) {
    const page = writeSource(draft)
    const at = (field: string) => `sources-${row}-${field}`
    for (const { path } of placeSource.safeParse(page).error?.issues ?? [])
      mistakes[at(String(path[0] ?? 'facts'))] ??= { kind: 'wrong' }
    if (sources.findIndex(({ address }) => address.trim() === page.address) < row)
      mistakes[at('address')] ??= { kind: 'twice' }
    if (page.readOn > today) mistakes[at('readOn')] ??= { kind: 'future' }
    const isOld = (fact: (typeof page.facts)[number]) =>
      kind !== '' && !isRecentSource(page, { fact, kind, day: page.readOn })
    if (page.pageDate && page.facts.some(isOld)) mistakes[at('pageDate')] ??= { kind: 'old' }
  }
  if (!sources.some(({ facts }) => facts.length > 0)) mistakes['sources'] ??= { kind: 'missing' }
  return mistakes
}

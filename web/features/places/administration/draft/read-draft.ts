import { newPlace, placeWhole } from '#domain/places/place-edit-schemas.ts'
import { type howKnown, isToCome } from '#domain/places/place-edits.ts'
import { budgetLevels } from '#domain/places/place-lists.ts'
import { senseFields } from '#domain/places/place-sense.ts'
import { knownBy, withoutFacts } from '#domain/places/place-sources.ts'
import { type PlaceFacts, sourcedFacts } from '#domain/places/places.ts'
import { isAllDay } from '#web/administration/draft/hours-draft.ts'
import {
  findBasisMistakes,
  findHoursMistakes,
  findSchemaMistakes,
  type Mistakes,
} from '#web/administration/draft/mistakes.ts'
import { readNumber } from '#web/administration/draft/typed.ts'
import type { DraftDay, EditedPlace, PlaceDraft } from './place-draft.ts'
import { findSeasonMistakes, writeSeason } from './season-drafts.ts'
import { findSenseMistakes, writeSense } from './sense-drafts.ts'
import { findSourceMistakes, writeSource } from './source-drafts.ts'

/** The facts of a tidied draft, and its mistakes. With mistakes the facts are not a valid place. */
export function readDraft(draft: PlaceDraft, today: string): { facts: EditedPlace; mistakes: Mistakes } {
  const facts = writeFacts(draft)
  const issues = [
    ...(newPlace.safeParse(facts).error?.issues ?? []),
    ...(placeWhole.safeParse({ ...facts, province: draft.province }).error?.issues ?? []),
  ]
  // Lists are checked row by row. A mistake about both names is reported at the first one.
  const inRows: readonly string[] = ['exceptions', 'seasons', 'sources', ...senseFields]
  const others = issues.filter(
    ({ path }) => !inRows.includes(String(path[0])) && !(path[0] === 'name' && path.length === 1),
  )
  return {
    facts,
    mistakes: {
      ...findSchemaMistakes(others, facts),
      ...findSenseMistakes(writeSense(draft)),
      ...findOwnMistakes(draft, today),
    },
  }
}

export function lacksRequired(mistakes: Mistakes): boolean {
  const needed = ['name-en', 'kind', 'visitMinutes', 'lat', 'lng', 'province']
  return needed.some((field) => mistakes[field]?.kind === 'missing')
}

function writeFacts(draft: PlaceDraft): EditedPlace {
  const { name, otherNames, district, address, image } = draft
  return {
    name: { en: name.en.trim(), ko: name.ko.trim() },
    otherNames: { ja: said(otherNames.ja), zh: said(otherNames.zh) },
    aliases: draft.aliases,
    description: draft.description.trim(),
    kind: draft.kind || null,
    visitMinutes: readNumber(draft.visitMinutes),
    lat: readNumber(draft.lat),
    lng: readNumber(draft.lng),
    province: draft.province || null,
    area: draft.area || null,
    district: { en: district.en.trim(), ko: district.ko.trim() },
    address: { en: address.en.trim(), ko: address.ko.trim() },
    station: said(draft.station),
    categories: draft.categories,
    interests: draft.interests,
    tags: draft.tags,
    hours: draft.hours,
    lastEntry: said(draft.lastEntry),
    closed: draft.closed,
    exceptions: Object.fromEntries(draft.exceptions.map(({ on, intervals }) => [on, intervals])),
    seasons: draft.seasons.map(writeSeason),
    access: draft.access,
    permanentlyClosed: draft.permanentlyClosed,
    cost: readNumber(draft.cost),
    budgetLevel: budgetLevels.find((level) => String(level) === draft.budgetLevel) ?? null,
    cuisine: said(draft.cuisine),
    phone: said(draft.phone),
    website: said(draft.website),
    image: writeImage(image),
    ...writeSense(draft),
    ...writeKnown(draft),
  }
}

function writeKnown(draft: PlaceDraft): Pick<EditedPlace, (typeof howKnown)[number]> {
  const { basis, source, checkedOn } = draft
  const sources = draft.sources.map(writeSource)
  if (basis === 'checked') return { basis, source: said(source), checkedOn: said(checkedOn), sources }
  return { ...knownBy(basis === 'sourced' ? sources : withoutFacts(sources, sourcedFacts)), basis }
}

/** Null when nothing is typed. */
function said(words: string): string | null {
  return words.trim() || null
}

/** An incomplete image is a mistake, which the schema reports. */
function writeImage({ url, author, licence, cpyrhtDivCd }: PlaceDraft['image']): PlaceFacts['image'] {
  const parts = { url: url.trim(), author: author.trim(), licence: licence.trim() }
  return Object.values(parts).some(Boolean) ? { ...parts, cpyrhtDivCd: cpyrhtDivCd || null } : null
}

/** Mistakes that no schema of a single field reports. */
function findOwnMistakes(draft: PlaceDraft, today: string): Mistakes {
  const mistakes: Mistakes = {
    ...findBasisMistakes(draft),
    ...findHoursMistakes(draft.hours),
    ...findDayMistakes(draft.exceptions),
    ...findSeasonMistakes(draft.seasons),
    ...findSourceMistakes(draft, today),
  }
  if (!draft.name.en.trim() && !draft.name.ko.trim()) mistakes['name-en'] = { kind: 'missing' }
  if (draft.basis === 'checked' && isToCome(draft.checkedOn, today)) mistakes['checkedOn'] = { kind: 'future' }
  return mistakes
}

function findDayMistakes(days: readonly DraftDay[]): Mistakes {
  const mistakes: Mistakes = {}
  for (const [row, { on, intervals }] of days.entries()) {
    if (on === '') mistakes[`exceptions-${row}-on`] = { kind: 'missing' }
    else if (days.findIndex((day) => day.on === on) < row) mistakes[`exceptions-${row}-on`] = { kind: 'twice' }
    for (const [nth, interval] of intervals.entries()) {
      const [from, to] = interval
      const path = `exceptions-${row}-${nth}`
      if (from === '' || to === '') mistakes[path] = { kind: 'wrong' }
      else if (from === to && !isAllDay(interval)) mistakes[path] = { kind: 'equal' }
    }
  }
  return mistakes
}

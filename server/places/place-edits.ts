import * as z from 'zod'
import { type NewPlace, type PlaceChanges, placeWhole } from '#domain/places/place-edit-schemas.ts'
import { completeKnown, isFromMemory, isToCome, knownAfter, lookedUp } from '#domain/places/place-edits.ts'
import { type PlaceFacts, unknownPlace } from '#domain/places/places.ts'
import { Problem } from '#domain/site/problems.ts'
import { listMistakes } from '#server/platform/api/mistakes.ts'
import type { PlaceColumns } from '#server/platform/database/tables/place-tables.ts'
import { differingFields, namesOf, pick, withTheirWholes } from '#server/platform/edits/overlays.ts'

/** Fields that belong together: an overlay holds all fields of a group or none, so an import cannot mix with it. */
const wholes: readonly (readonly (keyof PlaceColumns)[])[] = [
  ['lat', 'lng'],
  [
    ...(['basis', 'source', 'checked_on', 'sources', 'hours', 'closed', 'exceptions', 'last_entry'] as const),
    ...(['seasons', 'access', 'cost', 'permanently_closed'] as const),
  ],
]

const blank = { ...unknownPlace, sources: [], seasons: [] }

export function buildPlace(id: string, given: NewPlace, today: string): PlaceFacts {
  const said = givenOf(given)
  return judge({ ...blank, ...said, ...completeKnown(blank, said), id }, given, today)
}

/** Applies an editor's changes to a place. A change of looked-up facts without a source counts as from memory. */
export function changePlace(current: PlaceFacts, changes: PlaceChanges, today: string): PlaceFacts {
  const given = givenOf(changes)
  const changed = { ...current, ...given }
  const others = lookedUp.filter((name) => differingFields([name], current, changed).length > 0)
  const known = isFromMemory(changes) ? others.length > 0 && knownAfter(current, others) : completeKnown(current, given)
  return judge({ ...changed, ...known }, changes, today)
}

/** The columns before these changes. The changes are given newest first. */
export function undoPlaceChanges(
  current: PlaceColumns,
  changes: readonly { before: Partial<PlaceColumns> }[],
): PlaceColumns {
  const columns = { ...current }
  for (const { before } of changes) Object.assign(columns, before)
  return pick(columns, namesOf(current))
}

/** The overlay that turns the facts of the source into the shown facts. */
export function overlayOf(said: PlaceColumns, shown: PlaceColumns): Partial<PlaceColumns> {
  return pick(shown, withTheirWholes(changedColumns(said, shown), wholes))
}

export function changedColumns(before: PlaceColumns, after: PlaceColumns): (keyof PlaceColumns)[] {
  return differingFields(namesOf(before), before, after)
}

/** The field of a place for a column: `address_ko` is `address.ko`, `checked_on` is `checkedOn`. */
export function fieldOfColumn(column: string): string {
  return column
    .replace(/^name_(ja|zh)$/, 'otherNames.$1')
    .replace(/_(en|ko)$/, '.$1')
    .replaceAll(/_([a-z])/g, (_mark, letter: string) => letter.toUpperCase())
}

/** Removes fields that are undefined, as JSON does. */
function givenOf<Facts extends object>(given: Facts): { [Name in keyof Facts]: Exclude<Facts[Name], undefined> } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is undefined is left out
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Facts]: Exclude<Facts[Name], undefined>
  }
}

function judge(facts: PlaceFacts, changes: PlaceChanges, today: string): PlaceFacts {
  const judged = z.safeParse(placeWhole, facts)
  if (!judged.success) throw new Problem('places.invalid', {}, { mistakes: listMistakes(judged.error) })
  const toCome = [
    ...(isToCome(changes.checkedOn, today) ? ['checkedOn'] : []),
    ...(changes.sources ?? []).flatMap(({ readOn }, at) => (isToCome(readOn, today) ? [`sources.${at}.readOn`] : [])),
  ]
  if (toCome.length > 0) {
    const mistakes = toCome.map((field) => ({ field, reason: 'custom', message: 'a day to come' }))
    throw new Problem('places.invalid', {}, { mistakes })
  }
  return facts
}

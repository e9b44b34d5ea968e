import type { NewPlace } from '#domain/places/place-edit-schemas.ts'
import type { BudgetLevel } from '#domain/places/place-lists.ts'
import {
  type copyrightTypes,
  type FactBasis,
  type Interest,
  type PlaceCategory,
  type PlaceAccess,
  type PlaceFacts,
  type PlaceKind,
  type PlaceName,
  type PlaceTag,
  type Province,
  type SeoulArea,
  unknownPlace,
  type Weekday,
} from '#domain/places/places.ts'
import { type DraftHours, hoursDraftOf } from '#web/administration/draft/hours-draft.ts'
import { addWord } from '#web/administration/draft/typed.ts'
import { type DraftSeason, seasonDraftOf, tidySeasons } from './season-drafts.ts'
import { type SenseDraft, senseDraftOf, tidySenseSeasons } from './sense-drafts.ts'
import { type DraftSource, sourceDraftOf, tidySources } from './source-drafts.ts'

/** The fields that an editor fills in. Missing values of a new place are null, which no schema accepts. */
export type EditedPlace = Omit<PlaceFacts, 'id' | 'lat' | 'lng' | 'kind' | 'province' | 'visitMinutes' | 'fame'> & {
  lat: number | null
  lng: number | null
  kind: PlaceKind | null
  province: Province | null
  visitMinutes: number | null
}

/** Fields that may be missing in the form, but not in a stored place. The form reports them before it submits. */
const needed = ['kind', 'visitMinutes', 'lat', 'lng', 'province'] as const
type Whole<Facts> = Facts & Partial<Pick<NewPlace, (typeof needed)[number]>>

export function wholePlace<Facts extends Partial<EditedPlace>>(facts: Facts): Whole<Facts> {
  if (isWhole(facts)) return facts
  throw new Error('the form sent a place that lacks something needed')
}

function isWhole<Facts extends Partial<EditedPlace>>(facts: Facts): facts is Whole<Facts> {
  return facts.kind !== 'clinic' && needed.every((field) => facts[field] !== null)
}

export type DraftDay = { on: string; intervals: DraftHours[Weekday] }

/** The form's content as typed. Invalid values are kept as well. */
export type PlaceDraft = SenseDraft & {
  name: PlaceName
  otherNames: { ja: string; zh: string }
  aliases: string[]
  description: string
  kind: PlaceKind | ''
  visitMinutes: string
  lat: string
  lng: string
  province: Province | ''
  area: SeoulArea | ''
  district: PlaceName
  address: PlaceName
  station: string
  categories: PlaceCategory[]
  interests: Interest[]
  tags: PlaceTag[]
  hours: DraftHours | '24h' | null
  lastEntry: string
  closed: string[]
  exceptions: DraftDay[]
  seasons: DraftSeason[]
  access: PlaceAccess
  permanentlyClosed: boolean
  cost: string
  budgetLevel: `${BudgetLevel}` | ''
  cuisine: string
  phone: string
  website: string
  image: { url: string; author: string; licence: string; cpyrhtDivCd: (typeof copyrightTypes)[number] | '' }
  basis: FactBasis
  source: string
  checkedOn: string
  sources: DraftSource[]
  /** Typed, but not yet added to its list. */
  unadded: { alias: string; closed: string }
}

// Fame is not edited: it is computed from public lists.
const { fame: _fame, ...unknownFields } = unknownPlace

export const emptyPlace: EditedPlace = {
  name: { en: '', ko: '' },
  ...unknownFields,
  kind: null,
  visitMinutes: null,
  lat: null,
  lng: null,
  province: null,
}

/** The facts of a place without id, version and fields that no form changes. */
export function onlyEdited(facts: EditedPlace): EditedPlace {
  const given: Record<string, unknown> = { ...facts }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields of emptyPlace, each as `facts` has it
  return Object.fromEntries(Object.keys(emptyPlace).map((name) => [name, given[name]])) as EditedPlace
}

export function draftOf(facts: EditedPlace): PlaceDraft {
  const { image, otherNames, budgetLevel } = facts
  return {
    name: facts.name,
    otherNames: { ja: otherNames.ja ?? '', zh: otherNames.zh ?? '' },
    aliases: facts.aliases,
    description: facts.description,
    kind: facts.kind ?? '',
    visitMinutes: typed(facts.visitMinutes),
    lat: typed(facts.lat),
    lng: typed(facts.lng),
    province: facts.province ?? '',
    area: facts.area ?? '',
    district: facts.district,
    address: facts.address,
    station: facts.station ?? '',
    categories: facts.categories,
    interests: facts.interests,
    tags: facts.tags,
    hours: hoursDraftOf(facts.hours),
    lastEntry: facts.lastEntry ?? '',
    closed: facts.closed,
    exceptions: Object.entries(facts.exceptions).map(([on, intervals]) => ({
      on,
      intervals: intervals.map(([from, to]) => [from, to]),
    })),
    seasons: facts.seasons.map(seasonDraftOf),
    access: facts.access,
    permanentlyClosed: facts.permanentlyClosed,
    cost: typed(facts.cost),
    budgetLevel: budgetLevel === null ? '' : `${budgetLevel}`,
    cuisine: facts.cuisine ?? '',
    phone: facts.phone ?? '',
    website: facts.website ?? '',
    image: image
      ? { ...image, cpyrhtDivCd: image.cpyrhtDivCd ?? '' }
      : { url: '', author: '', licence: '', cpyrhtDivCd: '' },
    basis: facts.basis,
    source: facts.source ?? '',
    checkedOn: facts.checkedOn ?? '',
    sources: facts.sources.map(sourceDraftOf),
    ...senseDraftOf(facts),
    unadded: { alias: '', closed: '' },
  }
}

function typed(fact: number | null): string {
  return fact === null ? '' : String(fact)
}

/** Adds typed entries to their lists and removes empty days, so that every mistake belongs to an entry. */
export function tidyDraft(draft: PlaceDraft): PlaceDraft {
  const { unadded, exceptions } = draft
  return {
    ...draft,
    aliases: addWord(draft.aliases, unadded.alias),
    closed: addWord(draft.closed, unadded.closed),
    unadded: { alias: '', closed: '' },
    seasons: tidySeasons(draft.seasons),
    seasonBest: tidySenseSeasons(draft.seasonBest),
    seasonAvoid: tidySenseSeasons(draft.seasonAvoid),
    sources: tidySources(draft.sources),
    exceptions: exceptions.filter(({ on, intervals }) => on !== '' || intervals.flat().some(Boolean)),
  }
}

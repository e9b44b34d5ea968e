import { budgetLevels, type PlaceQuery } from '#domain/places/place-lists.ts'
import {
  interests,
  placeCategories,
  placeKinds,
  placeTags,
  provinces,
  seoulAreas,
  type PlaceTag,
} from '#domain/places/places.ts'
import { placeWords } from '#locales/en/places/place-words.ts'
import { everywhere } from '#locales/en/everywhere.ts'
import { placeList } from '#locales/en/places/place-list.ts'
import type { TakenFilter } from './places-address.ts'

const { filters } = placeList
const { categories } = everywhere.places

export type Choice = { value: string; label: string }
export type ChoiceGroup = { label: string | null; choices: Choice[] }

/** The choices of the form, by the names of its fields. */
export const chosenNames = ['kind', 'category', 'interest', 'where', 'tag', 'budget'] as const
export type ChosenName = (typeof chosenNames)[number]

// Clinics have their own lists, so their kind and tags are not offered.
export const offeredKinds = placeKinds.filter((kind) => kind !== 'clinic')
const ofClinics: readonly PlaceTag[] = ['skin', 'medical', 'surgery']
const offeredTags = placeTags.filter((tag) => !ofClinics.includes(tag))

export function listChoices(name: ChosenName): ChoiceGroup[] {
  switch (name) {
    case 'kind':
      return alone(offeredKinds.map((value) => ({ value, label: placeWords.kinds[value] })))
    case 'category':
      return alone(placeCategories.map((value) => ({ value, label: categories[value] })))
    case 'interest':
      return alone(interests.map((value) => ({ value, label: placeWords.interests[value] })))
    case 'where':
      return [
        { label: filters.areas, choices: seoulAreas.map((value) => ({ value, label: value })) },
        { label: filters.provinces, choices: provinces.map((value) => ({ value, label: value })) },
      ]
    case 'tag':
      return alone(offeredTags.map((value) => ({ value, label: placeWords.tags[value] })))
    case 'budget':
      return alone(budgetLevels.map((value) => ({ value: String(value), label: filters.budgets[value] })))
  }
}

function alone(choices: Choice[]): ChoiceGroup[] {
  return [{ label: null, choices }]
}

/** The chosen value of a field. Several values are joined by commas. */
export function chosenValue(name: ChosenName, { kinds, category, interest, area, province, tags, budget }: PlaceQuery) {
  switch (name) {
    case 'kind':
      return kinds.join(',')
    case 'category':
      return category ?? ''
    case 'interest':
      return interest ?? ''
    case 'where':
      return area ?? province ?? ''
    case 'tag':
      return tags.join(',')
    case 'budget':
      return budget === null ? '' : String(budget)
  }
}

/** The label of a field without a choice. */
export function unchosenLabel(name: ChosenName): string {
  const labels: Record<ChosenName, string> = {
    kind: filters.anyKind,
    category: filters.anyCategory,
    interest: filters.anyInterest,
    where: filters.anywhere,
    tag: filters.anyTag,
    budget: filters.anyBudget,
  }
  return labels[name]
}

/** The label of an active filter. */
export function describeFilter(filter: TakenFilter, query: PlaceQuery): string {
  const { chosen } = filters
  switch (filter.name) {
    case 'kinds':
      return placeWords.kinds[filter.kind]
    case 'tags':
      return placeWords.tags[filter.tag]
    case 'words':
      return chosen.words(query.words)
    case 'category':
      return query.category === null ? '' : categories[query.category]
    case 'interest':
      return query.interest === null ? '' : placeWords.interests[query.interest]
    case 'area':
    case 'province':
    case 'district':
      return query[filter.name] ?? ''
    case 'budget':
      return query.budget === null ? '' : filters.budgets[query.budget]
    case 'open':
      return query.open === null ? '' : chosen.open(query.open.on, query.open.at)
    case 'near':
      return query.near === null ? '' : chosen.near(placeWords.distance(query.near.metres))
    case 'box':
      return chosen.box
  }
}

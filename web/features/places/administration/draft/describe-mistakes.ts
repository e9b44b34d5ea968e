import { senseFields } from '#domain/places/place-sense.ts'
import type { PlaceFormMessages } from '#locales/en/places/place-form.ts'
import {
  describeBound,
  describeHoursMistake,
  type FieldError,
  listFieldErrors,
  type Mistake,
  type Mistakes,
} from '#web/administration/draft/mistakes.ts'

export function fieldId(path: string): string {
  return `place-field-${path}`
}

export function describeMistakes(mistakes: Mistakes, words: PlaceFormMessages): FieldError[] {
  const describe = (path: string, mistake: Mistake) => describeMistake(path, mistake, words)
  return listFieldErrors(mistakes, { order, fieldId, describe })
}

// The order of the form's sections.
const order = [
  'name',
  'otherNames',
  'aliases',
  'kind',
  'visitMinutes',
  'description',
  'address',
  'province',
  'area',
  'district',
  'lat',
  'lng',
  'station',
  'categories',
  'interests',
  'tags',
  'hours',
  'lastEntry',
  'closed',
  'exceptions',
  'seasons',
  'access',
  'permanentlyClosed',
  'cost',
  'budgetLevel',
  'cuisine',
  'phone',
  'website',
  'image',
  ...senseFields,
  'basis',
  'source',
  'checkedOn',
  'sources',
]

function describeMistake(path: string, mistake: Mistake, words: PlaceFormMessages): string {
  const { mistakes } = words
  const [field = '', part = ''] = path.split('-')
  if (field === 'exceptions') return describeDay(path, mistake, words)
  if (field === 'seasons') return describeSeason(path, mistake, words)
  if (field === 'sources') return describeSource(path, mistake, words)
  // An entry of the list that is not a valid date.
  if (field === 'closed') return mistakes.closed
  if (field === 'seasonBest' || field === 'seasonAvoid') return mistakes.senseSeason(words.fields[field])
  const bound = describeBound(labelOf(path, words), mistake, mistakes)
  if (bound !== null) return bound
  switch (field) {
    case 'name':
    case 'kind':
    case 'province':
    case 'visitMinutes':
    case 'cost':
    case 'area':
    case 'lat':
    case 'lng':
    case 'source':
    case 'checkedOn':
    case 'activeHours':
    case 'childFrom':
    case 'walkKm':
    case 'goesWith':
      return mistakes[field]
    case 'website':
    case 'tickets':
      return mistakes.link(words.fields[field])
    case 'hours':
      return describeHoursMistake(part, mistake, words)
    case 'image':
      return part === 'author' ? mistakes.imageAuthor : part === 'licence' ? mistakes.imageLicence : mistakes.imageUrl
    default:
      return mistakes.other(labelOf(path, words))
  }
}

/** Names rows, and their dates and times, by their position. */
function describeDay(path: string, mistake: Mistake, { mistakes }: PlaceFormMessages): string {
  const [, row = '', part = ''] = path.split('-')
  const nth = Number(row) + 1
  if (part === 'on') return mistakes[mistake.kind === 'twice' ? 'exceptionTwice' : 'exceptionDay'](nth)
  return mistakes[mistake.kind === 'equal' ? 'exceptionEqual' : 'exceptionHours'](nth)
}

function describeSeason(path: string, mistake: Mistake, { mistakes, seasons }: PlaceFormMessages): string {
  const [, row, part = ''] = path.split('-')
  if (row === undefined) return mistakes.seasonsOverlap
  const nth = Number(row) + 1
  if (part === 'hours') return mistakes[mistake.kind === 'equal' ? 'seasonEqual' : 'seasonHours'](nth)
  return mistakes.seasonDay(nth, part === 'to' ? seasons.to : seasons.from)
}

function describeSource(path: string, mistake: Mistake, { mistakes, sources }: PlaceFormMessages): string {
  const [, row, part = ''] = path.split('-')
  if (row === undefined) return mistakes.sources
  const nth = Number(row) + 1
  if (mistake.kind === 'future') return mistakes.future(sources.readOn)
  if (part === 'address') return mistakes[mistake.kind === 'twice' ? 'sourceTwice' : 'sourceAddress'](nth)
  if (part === 'publisher') return mistakes.sourcePublisher(nth)
  if (part === 'readOn') return mistakes.sourceReadOn(nth)
  if (part === 'pageDate') return mistakes[mistake.kind === 'old' ? 'sourceOld' : 'sourcePageDate'](nth)
  return mistakes.sourceFacts(nth)
}

function labelOf(path: string, { fields, image }: PlaceFormMessages): string {
  const [field = '', part = ''] = path.split('-')
  const labels: Partial<Record<string, string>> = {
    ...fields,
    'image.url': image.url,
    'image.author': image.author,
    'image.licence': image.licence,
  }
  return labels[`${field}.${part}`] ?? labels[field] ?? path
}

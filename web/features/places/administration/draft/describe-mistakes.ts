import { placeForm } from '#locales/en/places/place-form.ts'
import { senseFields } from '#domain/places/place-sense.ts'
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

export function describeMistakes(mistakes: Mistakes): FieldError[] {
  const describe = (path: string, mistake: Mistake) => describeMistake(path, mistake)
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

function describeMistake(path: string, mistake: Mistake): string {
  const { mistakes } = placeForm
  const [field = '', part = ''] = path.split('-')
  if (field === 'exceptions') return describeDay(path, mistake)
  if (field === 'seasons') return describeSeason(path, mistake)
  if (field === 'sources') return describeSource(path, mistake)
  // An entry of the list that is not a valid date.
  if (field === 'closed') return mistakes.closed
  if (field === 'seasonBest' || field === 'seasonAvoid') return mistakes.senseSeason(placeForm.fields[field])
  const bound = describeBound(labelOf(path), mistake, mistakes)
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
      return mistakes.link(placeForm.fields[field])
    case 'hours':
      return describeHoursMistake(part, mistake, placeForm)
    case 'image':
      return part === 'author' ? mistakes.imageAuthor : part === 'licence' ? mistakes.imageLicence : mistakes.imageUrl
    default:
      return mistakes.other(labelOf(path))
  }
}

/** Names rows, and their dates and times, by their position. */
function describeDay(path: string, mistake: Mistake): string {
  const [, row = '', part = ''] = path.split('-')
  const nth = Number(row) + 1
  if (part === 'on') return placeForm.mistakes[mistake.kind === 'twice' ? 'exceptionTwice' : 'exceptionDay'](nth)
  return placeForm.mistakes[mistake.kind === 'equal' ? 'exceptionEqual' : 'exceptionHours'](nth)
}

function describeSeason(path: string, mistake: Mistake): string {
  const [, row, part = ''] = path.split('-')
  if (row === undefined) return placeForm.mistakes.seasonsOverlap
  const nth = Number(row) + 1
  if (part === 'hours') return placeForm.mistakes[mistake.kind === 'equal' ? 'seasonEqual' : 'seasonHours'](nth)
  return placeForm.mistakes.seasonDay(nth, part === 'to' ? placeForm.seasons.to : placeForm.seasons.from)
}

function describeSource(path: string, mistake: Mistake): string {
  const [, row, part = ''] = path.split('-')
  if (row === undefined) return placeForm.mistakes.sources
  const nth = Number(row) + 1
  if (mistake.kind === 'future') return placeForm.mistakes.future(placeForm.sources.readOn)
  if (part === 'address') return placeForm.mistakes[mistake.kind === 'twice' ? 'sourceTwice' : 'sourceAddress'](nth)
  if (part === 'publisher') return placeForm.mistakes.sourcePublisher(nth)
  if (part === 'readOn') return placeForm.mistakes.sourceReadOn(nth)
  if (part === 'pageDate') return placeForm.mistakes[mistake.kind === 'old' ? 'sourceOld' : 'sourcePageDate'](nth)
  return placeForm.mistakes.sourceFacts(nth)
}

function labelOf(path: string): string {
  const [field = '', part = ''] = path.split('-')
  const labels: Partial<Record<string, string>> = {
    ...placeForm.fields,
    'image.url': placeForm.image.url,
    'image.author': placeForm.image.author,
    'image.licence': placeForm.image.licence,
  }
  return labels[`${field}.${part}`] ?? labels[field] ?? path
}

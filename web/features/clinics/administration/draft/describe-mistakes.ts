import { clinicForm } from '#locales/en/clinics/clinic-form.ts'
import type { ClinicFormMessages } from '#locales/en/clinics/clinic-form.ts'
import {
  describeBound,
  describeHoursMistake,
  type FieldError,
  listFieldErrors,
  type Mistake,
  type Mistakes,
} from '#web/administration/draft/mistakes.ts'
import { type ClinicDraft, type EditedField, picturesOf } from './clinic-draft.ts'
import { creditPath } from './read-draft.ts'

/** The id of a field's control, to which the error summary links. */
export function fieldId(path: string): string {
  return `clinic-${path}`
}

export function describeMistakes(mistakes: Mistakes, draft: ClinicDraft): FieldError[] {
  return listFieldErrors(mistakes, {
    order,
    fieldId,
    describe: (path, mistake) =>
      describeBound(labelOf(path), mistake, clinicForm.mistakes) ?? describeField(path, mistake, draft),
  })
}

// The order of the form's sections.
const order = [
  'name',
  'nameKo',
  'treatments',
  'location',
  'description',
  'address',
  'province',
  'district',
  'lat',
  'lng',
  'procedures',
  'highlights',
  'languages',
  'prices',
  'phoneNumber',
  'website',
  'socialMedia',
  'businessHours',
  'hours',
  'registration',
  'basis',
  'source',
  'checkedOn',
  'doctors',
  'faqs',
  'image',
  'gallery',
  'credits',
  'beforeAfterImages',
  'beforeAfterConsent',
]

function describeField(path: string, mistake: Mistake, draft: ClinicDraft): string {
  const { mistakes } = clinicForm
  const [field = '', part = '', inner = ''] = path.split('-')
  if (mistake.kind === 'half') return mistakes.half
  switch (field) {
    case 'name':
    case 'description':
    case 'location':
    case 'treatments':
    case 'lat':
    case 'lng':
    case 'source':
    case 'checkedOn':
      return mistakes[field]
    case 'district':
      return mistakes.districtEn
    case 'website':
      return mistakes.link(clinicForm.fields.website)
    case 'socialMedia':
      return mistakes.link(clinicForm.social[part === 'facebook' || part === 'youtube' ? part : 'instagram'])
    case 'hours':
      return describeHoursMistake(part, mistake, clinicForm)
    case 'registration':
      return mistakes.registration[part === 'checkedOn' || part === 'source' ? part : 'number']
    case 'doctors':
      return mistakes.doctor[inner === 'specialty' ? 'specialty' : 'name'](Number(part) + 1)
    case 'faqs':
      return mistakes.faq[inner === 'answer' ? 'answer' : 'question'](Number(part) + 1)
    case 'prices':
      return mistakes.price[pricePart(inner)](Number(part) + 1)
    case 'beforeAfterConsent':
      return mistakes[part === 'takenOn' ? 'takenOn' : 'confirmedOn']
    case 'credits':
      return describeCredit(path, draft)
    default:
      return mistakes.other(labelOf(path))
  }
}

function pricePart(name: string): keyof ClinicFormMessages['mistakes']['price'] {
  const parts = ['procedure', 'fromWon', 'toWon', 'sessions', 'statedOn', 'source'] as const
  return parts.find((part) => part === name) ?? 'fromWon'
}

/** A picture is named by its position among all pictures of the clinic. */
function describeCredit(path: string, draft: ClinicDraft): string {
  const pictures = picturesOf(draft)
  const part = path.endsWith('-licence') ? 'licence' : 'author'
  return clinicForm.mistakes[part](pictures.findIndex((url) => creditPath(url, part) === path) + 1)
}

function labelOf(path: string): string {
  const [field = '', part = '', inner = ''] = path.split('-')
  const labels: Partial<Record<string, string>> = {
    'address-en': clinicForm.where.addressEn,
    'address-ko': clinicForm.where.addressKo,
    'district-en': clinicForm.where.districtEn,
    'district-ko': clinicForm.where.districtKo,
    'registration-number': clinicForm.registration.number,
    'registration-checkedOn': clinicForm.registration.checkedOn,
    'registration-source': clinicForm.registration.source,
    'beforeAfterConsent-confirmedOn': clinicForm.consent.confirmedOn,
    'beforeAfterConsent-takenOn': clinicForm.consent.takenOn,
    'doctors--name': clinicForm.doctors.name,
    'doctors--specialty': clinicForm.doctors.specialty,
    'doctors--experience': clinicForm.doctors.experience,
    'faqs--question': clinicForm.faqs.question,
    'faqs--answer': clinicForm.faqs.answer,
    'prices--statedOn': clinicForm.prices.statedOn,
    'prices--includes': clinicForm.prices.includes,
    'prices--refund': clinicForm.prices.refund,
    'prices--source': clinicForm.prices.source,
    ...Object.fromEntries(
      Object.entries(clinicForm.social).map(([network, label]) => [`socialMedia-${network}`, label]),
    ),
  }
  if (field === 'credits') return path.endsWith('-licence') ? clinicForm.pictures.licence : clinicForm.pictures.author
  const named = labels[path] ?? labels[`${field}--${inner}`] ?? (part && labels[`${field}-${part}`])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every other path begins with a field
  return named || clinicForm.fields[field as EditedField]
}

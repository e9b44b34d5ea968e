import { clinicForm } from '#domain/clinic-schemas.ts'
import { findFutureDays } from '#domain/clinic-days.ts'
import { type ClinicFacts, clinicLimits } from '#domain/clinics.ts'
import { type ClinicDraft, type EditedFacts, isAllDay, picturesOf } from './clinic-draft.ts'

/** What is wrong at a field of the form; `max` is the most that it takes. */
export type Mistake =
  | { kind: 'missing' | 'wrong' | 'half' | 'equal' | 'future' | 'twice' }
  | { kind: 'long'; max: number }
  | { kind: 'many'; max: number }

/** By the path of a field: `name`, `doctors-0-specialty`, `credits-/storage/…-author`. */
export type Mistakes = Partial<Record<string, Mistake>>

/** The path of the credit of a picture; its address stands for its number in no list. */
export function creditPath(url: string, part: 'author' | 'licence'): string {
  return `credits-${url.split('/').at(-1) ?? ''}-${part}`
}

/** The facts that a tidy draft says, and what is wrong with them. With mistakes the facts are no clinic yet. */
export function readDraft(draft: ClinicDraft, today: string): { facts: EditedFacts; mistakes: Mistakes } {
  const facts = writeFacts(draft)
  const mistakes: Mistakes = { ...findSchemaMistakes(facts), ...findOwnMistakes(draft) }
  for (const path of findFutureDays(facts, today)) mistakes[path.join('-')] = { kind: 'future' }
  return { facts, mistakes }
}

/** Whether one of the four fields is missing without which there is no clinic. */
export function lacksRequired(mistakes: Mistakes): boolean {
  return ['name', 'description', 'location', 'treatments'].some((field) => mistakes[field]?.kind === 'missing')
}

function writeFacts(draft: ClinicDraft): EditedFacts {
  const { registration, consent, credits, unadded: _typed, district, ...same } = draft
  const isChecked = draft.basis === 'checked'
  return {
    ...same,
    name: draft.name.trim(),
    nameKo: draft.nameKo.trim(),
    description: draft.description.trim(),
    location: draft.location.trim(),
    address: { en: draft.address.en.trim(), ko: draft.address.ko.trim() },
    province: draft.province || null,
    district: isBlank(district) ? null : { en: district.en.trim(), ko: district.ko.trim() },
    lat: readNumber(draft.lat),
    lng: readNumber(draft.lng),
    phoneNumber: draft.phoneNumber.trim(),
    businessHours: draft.businessHours.trim(),
    website: draft.website.trim(),
    socialMedia: {
      instagram: draft.socialMedia.instagram.trim(),
      facebook: draft.socialMedia.facebook.trim(),
      youtube: draft.socialMedia.youtube.trim(),
    },
    registration: isBlank(registration)
      ? null
      : { ...registration, number: registration.number.trim(), source: registration.source.trim() },
    doctors: draft.doctors.map(({ name, specialty, experience }) => ({
      name: name.trim(),
      specialty: specialty.trim(),
      experience: experience.trim(),
    })),
    faqs: draft.faqs.map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() })),
    beforeAfterConsent: writeConsent(consent),
    pictureCredits: picturesOf(draft).flatMap((url) => {
      const { author = '', licence = '' } = credits[url] ?? {}
      return author.trim() && licence.trim() ? [{ url, author: author.trim(), licence: licence.trim() }] : []
    }),
    source: isChecked ? draft.source.trim() || null : null,
    checkedOn: isChecked ? draft.checkedOn || null : null,
  }
}

function writeConsent({ isConfirmed, ...consent }: ClinicDraft['consent']): ClinicFacts['beforeAfterConsent'] {
  return isConfirmed ? consent : null
}

/** NaN where it is no number: the schema says no. */
function readNumber(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed.trim())
}

function isBlank(fields: Record<string, string>): boolean {
  return Object.values(fields).every((words) => words.trim() === '')
}

/** What the server would say no to, at the same fields. */
function findSchemaMistakes(facts: EditedFacts): Mistakes {
  const { error } = clinicForm.safeParse(facts)
  const mistakes: Mistakes = {}
  // The rule about the form as a whole has no path; its two fields are looked at below.
  for (const issue of error?.issues ?? []) {
    const path = pathOf(issue.path)
    if (path === '' || path.startsWith('pictureCredits')) continue
    mistakes[path] ??= describeIssue(issue, valueAt(facts, issue.path))
  }
  return mistakes
}

/** An hour that is wrong stands at its interval, which is one control of two boxes. */
function pathOf(path: readonly PropertyKey[]): string {
  return (path[0] === 'hours' ? path.slice(0, 3) : path).map(String).join('-')
}

function valueAt(facts: EditedFacts, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    facts,
  )
}

function describeIssue(
  issue: { code?: string | undefined; origin?: unknown; maximum?: unknown },
  value: unknown,
): Mistake {
  const isEmpty = value === '' || value === null || (Array.isArray(value) && value.length === 0)
  if (isEmpty) return { kind: 'missing' }
  if (issue.code === 'too_big' && typeof issue.maximum === 'number') {
    if (issue.origin === 'string') return { kind: 'long', max: issue.maximum }
    if (issue.origin === 'array') return { kind: 'many', max: issue.maximum }
  }
  return { kind: Array.isArray(value) && issue.code === 'custom' ? 'twice' : 'wrong' }
}

/** What the schema says of the whole form, at the field that it is about, and whose pictures they are. */
function findOwnMistakes(draft: ClinicDraft): Mistakes {
  const mistakes: Mistakes = {}
  if (draft.lat.trim() && !draft.lng.trim()) mistakes['lng'] = { kind: 'half' }
  if (draft.lng.trim() && !draft.lat.trim()) mistakes['lat'] = { kind: 'half' }
  if (draft.basis === 'checked') {
    if (!draft.source.trim()) mistakes['source'] = { kind: 'missing' }
    if (!draft.checkedOn) mistakes['checkedOn'] = { kind: 'missing' }
  }
  Object.assign(mistakes, findHoursMistakes(draft.hours))
  for (const url of picturesOf(draft)) Object.assign(mistakes, findCreditMistakes(url, draft.credits[url]))
  return mistakes
}

function findHoursMistakes(hours: ClinicDraft['hours']): Mistakes {
  const mistakes: Mistakes = {}
  if (hours === null || hours === '24h') return mistakes
  for (const [day, intervals] of Object.entries(hours)) {
    for (const [nth, interval] of intervals.entries()) {
      const [from, to] = interval
      if (from !== '' && from === to && !isAllDay(interval)) mistakes[`hours-${day}-${nth}`] = { kind: 'equal' }
    }
  }
  return mistakes
}

/** Nobody named is allowed, and such a picture is not shown; half of it is a slip. */
function findCreditMistakes(url: string, credit: ClinicDraft['credits'][string] | undefined): Mistakes {
  const { author = '', licence = '' } = credit ?? {}
  const mistakes: Mistakes = {}
  for (const [part, words, other] of [
    ['author', author, licence],
    ['licence', licence, author],
  ] as const) {
    if (!words.trim() && other.trim()) mistakes[creditPath(url, part)] = { kind: 'missing' }
    if (words.trim().length > clinicLimits.line)
      mistakes[creditPath(url, part)] = { kind: 'long', max: clinicLimits.line }
  }
  return mistakes
}

import { clinicForm } from '#domain/clinics/clinic-schemas.ts'
import { findFutureDays } from '#domain/clinics/clinic-days.ts'
import { type ClinicFacts, clinicLimits } from '#domain/clinics/clinics.ts'
import {
  findBasisMistakes,
  findHoursMistakes,
  findSchemaMistakes,
  type Mistakes,
} from '#web/administration/draft/mistakes.ts'
import { readNumber } from '#web/administration/draft/typed.ts'
import { type ClinicDraft, type DraftPrice, type EditedFacts, picturesOf } from './clinic-draft.ts'

/** The path of a picture's credit. It contains the picture's file name instead of a list index. */
export function creditPath(url: string, part: 'author' | 'licence'): string {
  return `credits-${url.split('/').at(-1) ?? ''}-${part}`
}

/** The facts of a tidied draft, and its mistakes. With mistakes the facts are not a valid clinic. */
export function readDraft(draft: ClinicDraft, today: string): { facts: EditedFacts; mistakes: Mistakes } {
  const facts = writeFacts(draft)
  const issues = clinicForm.safeParse(facts).error?.issues
  // Credits are reported at the picture and checked below.
  const others = issues?.filter(({ path }) => path[0] !== 'pictureCredits')
  const mistakes: Mistakes = { ...findSchemaMistakes(others, facts), ...findOwnMistakes(draft) }
  for (const path of findFutureDays(facts, today)) mistakes[path.join('-')] = { kind: 'future' }
  return { facts, mistakes }
}

/** Whether one of the four required fields is missing. */
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
    prices: draft.prices.map(writePrice),
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

/** A price that was not typed is no number, and the schema refuses it. */
function writePrice({ fromWon, toWon, sessions, ...price }: DraftPrice): ClinicFacts['prices'][number] {
  return {
    ...price,
    fromWon: readWon(fromWon) ?? NaN,
    toWon: readWon(toWon),
    sessions: readNumber(sessions),
    includes: price.includes.trim(),
    refund: price.refund.trim(),
    source: price.source.trim(),
  }
}

/** Reads 1500000, 1,500,000 and ₩1,500,000. */
function readWon(typed: string): number | null {
  return readNumber(typed.replaceAll(/[₩,\s]/gu, ''))
}

function isBlank(fields: Record<string, string>): boolean {
  return Object.values(fields).every((words) => words.trim() === '')
}

/** Checks that concern the whole form, reported at the affected field, and the credits of pictures. */
function findOwnMistakes(draft: ClinicDraft): Mistakes {
  const mistakes: Mistakes = { ...findBasisMistakes(draft), ...findHoursMistakes(draft.hours) }
  if (draft.lat.trim() && !draft.lng.trim()) mistakes['lng'] = { kind: 'half' }
  if (draft.lng.trim() && !draft.lat.trim()) mistakes['lat'] = { kind: 'half' }
  for (const url of picturesOf(draft)) Object.assign(mistakes, findCreditMistakes(url, draft.credits[url]))
  return mistakes
}

/** A picture without any credit is allowed, but not shown. A partial credit is a mistake. */
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

import type { ClinicDraft } from '#web/features/clinics/administration/draft/clinic-draft.ts'

export const sectionIds = [
  'essentials',
  'place',
  'offer',
  'prices',
  'contact',
  'trust',
  'people',
  'questions',
  'pictures',
  'beforeAfter',
  'standing',
] as const
export type SectionId = (typeof sectionIds)[number]

export function sectionElementId(id: SectionId): string {
  return `clinic-section-${id}`
}

/** For each section, which of its fields are filled in. */
export function knownFacts(draft: ClinicDraft): Record<SectionId, boolean[]> {
  const { address, district, registration, socialMedia, consent, credits } = draft
  return {
    essentials: [draft.name, draft.nameKo, draft.description, draft.location, draft.treatments.length].map(Boolean),
    place: [address.en, address.ko, draft.province, district.en, draft.lat && draft.lng].map(Boolean),
    offer: [draft.procedures.length, draft.highlights.length, draft.languages.length].map(Boolean),
    prices: [draft.prices.length > 0],
    contact: [
      draft.phoneNumber,
      draft.website,
      Object.values(socialMedia).some(Boolean),
      draft.businessHours,
      draft.hours,
    ].map(Boolean),
    trust: [registration.number, draft.basis === 'checked'].map(Boolean),
    people: [draft.doctors.length > 0],
    questions: [draft.faqs.length > 0],
    pictures: [draft.image !== '', draft.gallery.length > 0, isCredited(draft)],
    beforeAfter: [draft.beforeAfterImages.length > 0, consent.isConfirmed],
    standing: [draft.rating !== null],
  }

  function isCredited({ image, gallery }: ClinicDraft): boolean {
    const pictures = [image, ...gallery].filter(Boolean)
    return pictures.length > 0 && pictures.every((url) => credits[url]?.author && credits[url].licence)
  }
}

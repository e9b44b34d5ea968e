import { senseFields } from '#domain/places/place-sense.ts'
import type { PlaceDraft } from '#web/features/places/administration/draft/place-draft.ts'

export const sectionIds = ['essentials', 'where', 'topics', 'hours', 'price', 'contact', 'sense', 'trust'] as const
export type SectionId = (typeof sectionIds)[number]

export function sectionElementId(id: SectionId): string {
  return `place-section-${id}`
}

/** For each section, which of its fields are filled in. */
export function knownFacts(draft: PlaceDraft): Record<SectionId, boolean[]> {
  const { name, otherNames, address, district, image } = draft
  return {
    essentials: [name.en, name.ko, otherNames.ja, otherNames.zh, draft.kind, draft.visitMinutes, draft.description].map(
      Boolean,
    ),
    where: [
      address.en,
      address.ko,
      draft.province,
      district.en,
      district.ko,
      draft.lat && draft.lng,
      draft.station,
    ].map(Boolean),
    topics: [draft.categories.length, draft.interests.length, draft.tags.length].map(Boolean),
    hours: [draft.hours, draft.lastEntry].map(Boolean),
    price: [draft.cost].map(Boolean),
    contact: [draft.phone, draft.website, image.url && image.author && image.licence].map(Boolean),
    sense: senseFields.map((field) => [draft[field]].flat().some(Boolean)),
    trust: [draft.basis !== 'recalled'],
  }
}

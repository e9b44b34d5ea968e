import { classes } from '#web/ui/classes.ts'
import type { ClinicDraft } from '#web/features/clinics/administration/draft/clinic-draft.ts'
import { useClinicFormWords } from '#web/features/clinics/administration/words.ts'

export const sectionIds = [
  'essentials',
  'place',
  'offer',
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

/** Leads to the sections and says how much of each is known: whoever keeps 300 clinics true sees what is left. */
export function FormContents({ draft, className }: { draft: ClinicDraft; className?: string }) {
  const { contents, sections } = useClinicFormWords()
  return (
    <nav aria-label={contents.label} className={classes('border-t-3 border-ink pt-4', className)}>
      <ol className="grid gap-0.5">
        {sectionIds.map((id) => {
          const facts = knownFacts(draft)[id]
          const known = facts.filter(Boolean).length
          return (
            <li key={id}>
              <a
                href={`#${sectionElementId(id)}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(sectionElementId(id))?.scrollIntoView()
                }}
                className="flex min-h-9 items-center justify-between gap-4 rounded-control px-2 text-small hover:bg-sunk pointer-coarse:min-h-11"
              >
                <span className="font-medium">{sections[id].title}</span>
                <span className={classes('text-mini tabular-nums', known === facts.length ? 'text-jade' : 'text-soft')}>
                  {contents.known(known, facts.length)}
                </span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Of each section the things that are asked there, and whether they are known. */
function knownFacts(draft: ClinicDraft): Record<SectionId, boolean[]> {
  const { address, district, registration, socialMedia, consent, credits } = draft
  return {
    essentials: [draft.name, draft.nameKo, draft.description, draft.location, draft.treatments.length].map(Boolean),
    place: [address.en, address.ko, draft.province, district.en, draft.lat && draft.lng].map(Boolean),
    offer: [draft.procedures.length, draft.highlights.length, draft.languages.length].map(Boolean),
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

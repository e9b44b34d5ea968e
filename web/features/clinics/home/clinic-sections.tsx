import { SectionHead } from '#web/ui/section-head.tsx'
import { ClinicFinder } from './clinic-finder.tsx'
import { ClinicsByTreatment } from './clinics-by-treatment.tsx'
import type { HomeClinics } from './home-clinics.ts'

type Part = 'byTreatment' | 'finder'
type Words = Record<Part | `${Part}Korean` | `${Part}Text`, string>

export type ClinicSectionsProps = { words: Words; clinics: HomeClinics }

export function ClinicSections({ words, clinics: { tab, finder } }: ClinicSectionsProps) {
  return (
    <div className="mt-8 bg-sunk py-8 md:mt-28 md:py-28">
      <div className="page grid grid-cols-1 gap-8 md:gap-24">
        <section
          id="clinics-by-treatment"
          aria-labelledby="clinics-by-treatment-heading"
          className="grid grid-cols-1 gap-5"
        >
          <SectionHead
            id="clinics-by-treatment-heading"
            title={words.byTreatment}
            korean={words.byTreatmentKorean}
            lead={words.byTreatmentText}
          />
          <ClinicsByTreatment tab={tab} />
        </section>
        {/* Links lead to the table or to the finder, which are one section. */}
        <section id="plastic-surgery-list" aria-labelledby="clinic-finder" className="grid grid-cols-1 gap-5">
          <SectionHead id="clinic-finder" title={words.finder} korean={words.finderKorean} lead={words.finderText} />
          <ClinicFinder finder={finder} />
        </section>
      </div>
    </div>
  )
}

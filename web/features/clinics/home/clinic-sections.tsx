import type { ReactNode } from 'react'
import { SectionHead } from '#web/ui/section-head.tsx'
import { ClinicFinder } from './clinic-finder.tsx'
import { ClinicsByTreatment } from './clinics-by-treatment.tsx'
import type { HomeClinics } from './home-clinics.ts'
import { PlasticSurgeryList } from './plastic-surgery-list.tsx'

type Part = 'byTreatment' | 'plasticSurgery' | 'finder'
type Words = Record<Part | `${Part}Korean` | `${Part}Text`, string>

type ClinicSectionsProps = { words: Words; clinics: HomeClinics }

/** The clinic sections of the home page. */
export function ClinicSections({ words, clinics: { tab, table, finder } }: ClinicSectionsProps) {
  return (
    <div className="mt-8 bg-sunk py-8 md:mt-28 md:py-28">
      <div className="page grid grid-cols-1 gap-8 md:gap-24">
        <Section id="clinics-by-treatment" part="byTreatment" words={words}>
          <ClinicsByTreatment tab={tab} />
        </Section>
        <Section id="plastic-surgery-list" part="plasticSurgery" words={words}>
          <PlasticSurgeryList table={table} />
        </Section>
        <Section id="clinic-finder" part="finder" words={words}>
          <ClinicFinder finder={finder} />
        </Section>
      </div>
    </div>
  )
}

type SectionProps = { id: string; part: Part; words: Words; children: ReactNode }

function Section({ id, part, words, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="grid grid-cols-1 gap-5">
      <SectionHead
        id={`${id}-heading`}
        title={words[part]}
        korean={words[`${part}Korean`]}
        lead={words[`${part}Text`]}
      />
      {children}
    </section>
  )
}

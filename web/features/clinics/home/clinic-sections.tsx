import { type ReactNode, useMemo } from 'react'
import { SectionHead } from '#web/ui/section-head.tsx'
import { createWish, servedPart } from '#web/ui/loading/served-part.tsx'
import type { Finder, HomeClinics, PlasticSurgeryTable, TreatmentTab } from './home-clinics.ts'

type Part = 'byTreatment' | 'plasticSurgery' | 'finder'
type Words = Record<Part | `${Part}Korean` | `${Part}Text`, string>

// The sections are close together, so they are loaded together.
const shared = { Placeholder, isEager: true, wish: createWish() }

const ByTreatment = servedPart<{ tab: TreatmentTab }>({
  load: async () => (await import('./clinics-by-treatment.tsx')).ClinicsByTreatment,
  ...shared,
})
const Table = servedPart<{ table: PlasticSurgeryTable }>({
  load: async () => (await import('./plastic-surgery-list.tsx')).PlasticSurgeryList,
  ...shared,
})
const Search = servedPart<{ finder: Finder }>({
  load: async () => (await import('./clinic-finder.tsx')).ClinicFinder,
  ...shared,
})

type ClinicSectionsProps = { words: Words; clinics: HomeClinics }

/** The clinic sections of the home page. Their code is loaded near the viewport. */
export function ClinicSections({ words, clinics: { tab, table, finder } }: ClinicSectionsProps) {
  return (
    <div className="mt-8 bg-sunk py-8 md:mt-28 md:py-28">
      <div className="page grid grid-cols-1 gap-8 md:gap-24">
        <Section id="clinics-by-treatment" part="byTreatment" words={words}>
          <ByTreatment given={useMemo(() => ({ tab }), [tab])} />
        </Section>
        <Section id="plastic-surgery-list" part="plasticSurgery" words={words}>
          <Table given={useMemo(() => ({ table }), [table])} />
        </Section>
        <Section id="clinic-finder" part="finder" words={words}>
          <Search given={useMemo(() => ({ finder }), [finder])} />
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

function Placeholder() {
  return <div className="min-h-80" />
}

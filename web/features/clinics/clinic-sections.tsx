import { SectionHead } from '#web/ui/section-head.tsx'

type Section = 'byTreatment' | 'plasticSurgery' | 'finder'
type Words = Record<Section | `${Section}Korean` | `${Section}Text`, string>

/** What the directory of clinics will be, in one sentence each; nothing here can be pressed before it works. */
export function ClinicSections({ words }: { words: Words }) {
  return (
    <div className="mt-18 bg-sunk py-18 md:mt-28 md:py-28">
      <div className="page grid gap-16 md:gap-20">
        <section id="clinics-by-treatment" aria-labelledby="clinics-by-treatment-heading">
          <SectionHead
            id="clinics-by-treatment-heading"
            title={words.byTreatment}
            korean={words.byTreatmentKorean}
            lead={words.byTreatmentText}
          />
        </section>
        <section id="plastic-surgery-list" aria-labelledby="plastic-surgery-list-heading">
          <SectionHead
            id="plastic-surgery-list-heading"
            title={words.plasticSurgery}
            korean={words.plasticSurgeryKorean}
            lead={words.plasticSurgeryText}
          />
        </section>
        <section id="clinic-finder" aria-labelledby="clinic-finder-heading">
          <SectionHead
            id="clinic-finder-heading"
            title={words.finder}
            korean={words.finderKorean}
            lead={words.finderText}
          />
        </section>
      </div>
    </div>
  )
}

import { useHomeMessages } from '#web/ui/home-messages.ts'
import { SectionHead } from '#web/ui/section-head.tsx'

/** What the directory of clinics will be, in one sentence each; nothing here can be pressed before it works. */
export function ClinicSections() {
  const { clinics } = useHomeMessages()
  return (
    <div className="mt-18 bg-sunk py-18 md:mt-28 md:py-28">
      <div className="page grid gap-16 md:gap-20">
        <section id="clinics-by-treatment" aria-labelledby="clinics-by-treatment-heading">
          <SectionHead
            id="clinics-by-treatment-heading"
            title={clinics.byTreatment}
            korean={clinics.byTreatmentKorean}
            lead={clinics.byTreatmentText}
          />
        </section>
        <section id="plastic-surgery-list" aria-labelledby="plastic-surgery-list-heading">
          <SectionHead
            id="plastic-surgery-list-heading"
            title={clinics.plasticSurgery}
            korean={clinics.plasticSurgeryKorean}
            lead={clinics.plasticSurgeryText}
          />
        </section>
        <section id="clinic-finder" aria-labelledby="clinic-finder-heading">
          <SectionHead
            id="clinic-finder-heading"
            title={clinics.finder}
            korean={clinics.finderKorean}
            lead={clinics.finderText}
          />
        </section>
      </div>
    </div>
  )
}

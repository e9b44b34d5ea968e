import type { Clinic, ClinicCard } from '#domain/clinics/clinics.ts'
import { Check } from 'lucide-react'
import { BeforeAfter } from './before-after.tsx'
import type { ClinicDetails, Trouble } from './clinic-details.ts'
import { clinicPage } from '#locales/en/clinics/clinic-page.ts'
import { NotYet } from './not-yet.tsx'
import { Part } from '#web/ui/loading/part.tsx'
import { Questions } from './questions.tsx'
import { RecoveryTable } from './recovery-table.tsx'
import { Tags } from './tags.tsx'

type OverviewProps = { card: ClinicCard; details: ClinicDetails | null; trouble: Trouble | null }

/** Only what is known: a part without content is left out. */
export function OverviewTab({ card, details, trouble }: OverviewProps) {
  return (
    <div className="grid gap-12">
      <div className="grid gap-5">
        {card.description ? (
          <p className="max-w-[62ch] text-lead wrap-anywhere whitespace-pre-line">{card.description}</p>
        ) : null}
        <Tags treatments={card.treatments} procedures={card.procedures} />
      </div>
      {details ? <More {...details} /> : <NotYet trouble={trouble} lines={5} />}
    </div>
  )
}

function More({ clinic, recovery }: ClinicDetails) {
  const { overview, beforeAfter } = clinicPage
  const { highlights, faqs, beforeAfterConsent, beforeAfterImages } = clinic
  return (
    <>
      {highlights.length > 0 ? (
        <Part heading={overview.highlights}>
          <Highlights clinic={clinic} />
        </Part>
      ) : null}
      <RecoveryTable rows={recovery} />
      {beforeAfterConsent !== null && beforeAfterImages.length > 0 ? (
        <Part heading={beforeAfter.heading}>
          <BeforeAfter clinic={clinic} consent={beforeAfterConsent} />
        </Part>
      ) : null}
      {faqs.length > 0 ? (
        <Part heading={overview.questions}>
          <Questions faqs={faqs} />
        </Part>
      ) : null}
    </>
  )
}

function Highlights({ clinic: { highlights, isSample } }: { clinic: Clinic }) {
  const { overview } = clinicPage
  return (
    <>
      <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {highlights.map((highlight) => (
          <li key={highlight} className="flex gap-2.5 wrap-anywhere">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-jade" />
            <span className="min-w-0">{highlight}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-mini text-soft">{isSample ? overview.sampleHighlightsNote : overview.highlightsNote}</p>
    </>
  )
}

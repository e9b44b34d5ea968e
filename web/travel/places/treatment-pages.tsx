import type { TreatmentFigure, TreatmentSource } from '#domain/clinics/treatments.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { treatmentPages as words } from '#locales/en/clinics/treatment-pages.ts'

export type SourcedRange = {
  id: string
  name: string
  pages: readonly TreatmentSource[]
  /** Ranges without a supporting page. */
  open: readonly TreatmentFigure[]
}

/** One line for each treatment: the medical pages that its planning range comes from, and what each of them states. */
export function TreatmentPages({ ranges }: { ranges: readonly SourcedRange[] }) {
  return ranges.map((range) => (range.pages.length === 0 ? null : <RangeLine key={range.id} range={range} />))
}

function RangeLine({ range: { name, pages, open } }: { range: SourcedRange }) {
  const lastRead = pages.reduce((last, { readOn }) => (readOn > last ? readOn : last), '')
  return (
    <p className="mt-1 wrap-anywhere">
      {words.from(name)}{' '}
      {pages.map(({ address, publisher, figures }, index) => (
        <span key={address}>
          {index === 0 ? null : ', '}
          <TextLink to={address}>{publisher}</TextLink>
          {words.says(figures)}
        </span>
      ))}
      {words.readIn(lastRead)}
      {open.length > 0 ? words.notConfirmed(open) : null}
    </p>
  )
}

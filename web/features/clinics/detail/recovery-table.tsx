import { openFigures, type PlanRange } from '#domain/clinics/treatments.ts'
import { TreatmentPages } from '#web/travel/places/treatment-pages.tsx'
import { ResponsiveTable } from '#web/ui/list/responsive-table.tsx'
import { clinicPage } from '#locales/en/clinics/clinic-page.ts'
import { Part } from '#web/ui/loading/part.tsx'

/** Planning ranges for the procedures that have any. They are not medical advice. */
export function RecoveryTable({ rows }: { rows: readonly PlanRange[] }) {
  const { recovery: words } = clinicPage
  if (rows.length === 0) return null
  return (
    <Part heading={words.heading}>
      <ResponsiveTable
        caption={words.heading}
        isCaptionHidden
        columns={[
          { id: 'treatment', head: words.treatment, isRowHead: true, cell: ({ name }) => name.en },
          {
            id: 'quiet',
            head: words.quiet,
            cell: ({ quietDays }) => (quietDays ? words.days(quietDays) : words.unknown),
          },
          {
            id: 'check',
            head: words.check,
            cell: ({ checks }) => checks.map(({ what, days }) => words.checks[what](days)).join(', ') || words.none,
          },
          {
            id: 'flight',
            head: words.flight,
            cell: ({ flightDays, warnFlightBelow }) =>
              flightDays ? words.flightDays(flightDays, warnFlightBelow) : words.unknown,
          },
        ]}
        rows={rows}
        rowId={({ id }) => id}
      />
      <div className="mt-3 text-mini text-soft">
        <p>
          {words.note} <Sources rows={rows} />
        </p>
        <TreatmentPages
          ranges={rows.map((row) => ({
            id: row.id,
            name: row.name.en,
            pages: row.sources ?? [],
            open: openFigures(row),
          }))}
        />
      </div>
    </Part>
  )
}

function Sources({ rows }: { rows: readonly PlanRange[] }) {
  const { recovery: words } = clinicPage
  const sources = rows.flatMap(({ source, checkedOn }) => (source && checkedOn ? words.sourced(source, checkedOn) : []))
  const isKnown = sources.length > 0 || rows.some(({ source }) => source !== null)
  return isKnown ? [...new Set(sources)].join(' ') : words.unverified
}

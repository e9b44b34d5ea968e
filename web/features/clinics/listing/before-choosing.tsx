import { ResponsiveTable } from '#web/ui/list/responsive-table.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { TreatmentPages } from '#web/travel/places/treatment-pages.tsx'
import type { Choosing } from './choosing.ts'

/** Advice above samples that applies to any clinic. */
export function BeforeChoosing({ choosing }: { choosing: Choosing }) {
  const { heading, korean, lead, recovery, parts } = choosing
  return (
    <section aria-labelledby="choosing-heading" className="mt-6 mb-10">
      <SectionHead id="choosing-heading" title={heading} korean={korean} lead={lead} />
      <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {recovery ? (
          <div>
            <h3 className="mb-2 text-h3">{recovery.heading}</h3>
            <ResponsiveTable
              caption={recovery.heading}
              isCaptionHidden
              columns={[
                { id: 'treatment', head: recovery.columns.treatment, isRowHead: true, cell: (row) => row.treatment },
                { id: 'quiet', head: recovery.columns.quiet, cell: (row) => row.quiet },
                { id: 'check', head: recovery.columns.check, cell: (row) => row.check },
                { id: 'flight', head: recovery.columns.flight, cell: (row) => row.flight },
              ]}
              rows={recovery.rows}
              rowId={({ id }) => id}
            />
            <div className="mt-3 text-mini text-soft">
              <p>{recovery.note}</p>
              <TreatmentPages ranges={recovery.sources} />
            </div>
          </div>
        ) : null}
        {parts.map((part) => (
          <div key={part.heading}>
            <h3 className="text-h3">{part.heading}</h3>
            <ul className="mt-2 list-disc space-y-1.5 ps-5">
              {part.items.map((item) => (
                <li key={item} className="max-w-[62ch] ps-1">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

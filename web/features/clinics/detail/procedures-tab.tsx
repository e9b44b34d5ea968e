import { shownPrices } from '#domain/clinics/price-sheets.ts'
import { Part } from '#web/ui/loading/part.tsx'
import type { ClinicDetails } from './clinic-details.ts'
import { clinicPage } from '#locales/en/clinics/clinic-page.ts'
import { PriceSheet } from './price-sheet.tsx'

type ProceduresProps = { procedures: readonly string[]; details: Pick<ClinicDetails, 'clinic' | 'today'> | null }

export function ProceduresTab({ procedures, details }: ProceduresProps) {
  const { procedures: words } = clinicPage
  const prices = details ? shownPrices(details.clinic, details.today) : []
  return (
    <div className="grid gap-12">
      <Part heading={words.heading}>
        <ul className="max-w-[62ch] border-t border-line">
          {procedures.map((procedure) => (
            <li key={procedure} className="border-b border-line py-3 wrap-anywhere">
              {procedure}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-mini text-soft">{prices.length > 0 ? words.noteWithPrices : words.note}</p>
      </Part>
      {prices.length > 0 ? <PriceSheet prices={prices} /> : null}
    </div>
  )
}

import { mostPrices, priceTaxes, priceUnits } from '#domain/clinics/price-sheets.ts'
import { DayField } from '#web/administration/form/day-field.tsx'
import { FieldPair } from '#web/administration/form/form-section.tsx'
import { RowList } from '#web/administration/form/row-list.tsx'
import { clinicForm } from '#locales/en/clinics/clinic-form.ts'
import { type DraftPrice, emptyPrice } from '#web/features/clinics/administration/draft/clinic-draft.ts'
import { fieldId } from '#web/features/clinics/administration/draft/describe-mistakes.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { ClinicSection } from './clinic-section.tsx'
import type { FormParts } from './form-parts.ts'

/** The price sheet: what the clinic states that each of its procedures costs. */
export function PricesSection({ draft, change, errorOf, today }: FormParts) {
  const { prices: words } = clinicForm
  const { procedures, prices } = draft
  return (
    <ClinicSection id="prices">
      {procedures.length === 0 && prices.length === 0 ? (
        <p className="text-small text-soft">{words.none}</p>
      ) : (
        <RowList
          rows={prices}
          onRows={(rows) => change({ prices: rows })}
          empty={emptyPrice}
          most={mostPrices}
          words={words}
        >
          {(price, nth, changePrice) => <PriceFields {...{ price, nth, changePrice, procedures, errorOf, today }} />}
        </RowList>
      )}
    </ClinicSection>
  )
}

type PriceFieldsProps = Pick<FormParts, 'errorOf' | 'today'> & {
  price: DraftPrice
  nth: number
  procedures: readonly string[]
  changePrice: (part: Partial<DraftPrice>) => void
}

function PriceFields({ price, nth, procedures, changePrice, errorOf, today }: PriceFieldsProps) {
  const { prices: words } = clinicForm
  const wire = (part: keyof DraftPrice) => {
    const path = `prices-${nth}-${part}`
    return { id: fieldId(path), error: errorOf(path) }
  }
  const text = (part: Exclude<keyof DraftPrice, 'unit' | 'tax'>) => ({
    ...wire(part),
    value: price[part],
    onChange: (event: { target: { value: string } }) => changePrice({ [part]: event.target.value }),
  })
  return (
    <>
      <SelectField
        {...text('procedure')}
        label={words.procedure}
        options={procedures.map((value) => ({ value, label: value }))}
        placeholder={words.choose}
      />
      <FieldPair>
        <TextField {...text('fromWon')} label={words.fromWon} inputMode="numeric" />
        <TextField {...text('toWon')} label={words.toWon} hint={words.toWonHint} isOptional inputMode="numeric" />
        <SelectField
          {...wire('unit')}
          label={words.unit}
          options={priceUnits.map((value) => ({ value, label: words.units[value] }))}
          value={price.unit}
          onChange={({ target }) => {
            const unit = priceUnits.find((one) => one === target.value)
            if (unit) changePrice({ unit })
          }}
        />
        <TextField {...text('sessions')} label={words.sessions} isOptional inputMode="numeric" />
        <SelectField
          {...wire('tax')}
          label={words.tax}
          options={priceTaxes.map((value) => ({ value, label: words.taxes[value] }))}
          value={price.tax}
          onChange={({ target }) => {
            const tax = priceTaxes.find((one) => one === target.value)
            if (tax) changePrice({ tax })
          }}
        />
        <DayField
          {...wire('statedOn')}
          label={words.statedOn}
          hint={words.statedOnHint}
          day={price.statedOn}
          max={today}
          onDay={(statedOn) => changePrice({ statedOn })}
        />
      </FieldPair>
      <TextField
        {...text('includes')}
        label={words.includes}
        hint={words.includesHint}
        isOptional
        className="max-w-none!"
      />
      <TextField {...text('refund')} label={words.refund} isOptional className="max-w-none!" />
      <TextField {...text('source')} label={words.source} isOptional className="max-w-none!" />
    </>
  )
}

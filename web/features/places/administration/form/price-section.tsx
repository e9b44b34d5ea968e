import { budgetLevels } from '#domain/places/place-lists.ts'
import { FieldPair } from '#web/administration/form/form-section.tsx'
import { fieldId } from '#web/features/places/administration/draft/describe-mistakes.ts'
import { placeForm } from '#locales/en/places/place-form.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { DraftField } from './draft-field.tsx'
import type { FormParts } from './form-parts.ts'
import { PlaceSection } from './place-section.tsx'

const levels = budgetLevels.map((level) => `${level}` as const)

export function PriceSection(form: FormParts) {
  const { fields, hints, budgets, notKnown } = placeForm
  const { draft, change, errorOf } = form
  return (
    <PlaceSection id="price">
      <FieldPair>
        <DraftField form={form} field="cost" hint={hints.cost} inputMode="numeric" />
        <SelectField
          id={fieldId('budgetLevel')}
          label={fields.budgetLevel}
          isOptional
          options={levels.map((value) => ({ value, label: budgets[value] }))}
          placeholder={notKnown}
          value={draft.budgetLevel}
          onChange={(event) => change({ budgetLevel: levels.find((level) => level === event.target.value) ?? '' })}
          error={errorOf('budgetLevel')}
          className="self-end"
        />
        <DraftField form={form} field="cuisine" />
      </FieldPair>
    </PlaceSection>
  )
}

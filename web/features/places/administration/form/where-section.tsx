import { provinces, seoulAreas } from '#domain/places/places.ts'
import { readNumber } from '#web/administration/draft/typed.ts'
import { CoordinateFields } from '#web/administration/form/coordinate-fields.tsx'
import { FieldPair } from '#web/administration/form/form-section.tsx'
import { fieldId } from '#web/features/places/administration/draft/describe-mistakes.ts'
import { editing as editingMessages } from '#locales/en/site/editing.ts'
import { placeForm } from '#locales/en/places/place-form.ts'
import { PositionOnMap } from '#web/travel/map/position-on-map.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { DraftField, ScriptField } from './draft-field.tsx'
import type { FormParts } from './form-parts.ts'
import { PlaceSection } from './place-section.tsx'

export function WhereSection(form: FormParts) {
  const { fields, hints, placeholders, notKnown, position } = placeForm
  const { where } = editingMessages
  const { draft, change, errorOf } = form
  return (
    <PlaceSection id="where">
      <FieldPair>
        <ScriptField form={form} field="address" script="en" />
        <ScriptField form={form} field="address" script="ko" />
        <SelectField
          id={fieldId('province')}
          label={fields.province}
          options={provinces.map((value) => ({ value, label: value }))}
          placeholder={draft.province ? undefined : placeholders.province}
          value={draft.province}
          onChange={(event) => change({ province: provinces.find((one) => one === event.target.value) ?? '' })}
          error={errorOf('province')}
          required
          className="self-end"
        />
        <SelectField
          id={fieldId('area')}
          label={fields.area}
          hint={hints.area}
          isOptional
          options={seoulAreas.map((value) => ({ value, label: value }))}
          placeholder={notKnown}
          value={draft.area}
          onChange={(event) => change({ area: seoulAreas.find((one) => one === event.target.value) ?? '' })}
          error={errorOf('area')}
        />
        <ScriptField form={form} field="district" script="en" />
        <ScriptField form={form} field="district" script="ko" />
      </FieldPair>
      <CoordinateFields
        labels={fields}
        values={draft}
        onChange={change}
        isOptional={false}
        errorOf={errorOf}
        fieldId={fieldId}
      />
      <PositionOnMap
        {...draft}
        kind={draft.kind || 'attraction'}
        province={draft.province || null}
        lat={readNumber(draft.lat)}
        lng={readNumber(draft.lng)}
        words={{ ...where, ...position }}
        boxId={fieldId('lat')}
      />
      <DraftField form={form} field="station" />
    </PlaceSection>
  )
}

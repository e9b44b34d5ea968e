import { provinces } from '#domain/places/places.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { fieldId } from '#web/features/clinics/administration/draft/describe-mistakes.ts'
import type { FormParts } from './form-parts.ts'
import { PositionOnMap } from '#web/travel/map/position-on-map.tsx'
import { readNumber } from '#web/administration/draft/typed.ts'
import { CoordinateFields } from '#web/administration/form/coordinate-fields.tsx'
import { FieldPair } from '#web/administration/form/form-section.tsx'
import { ClinicSection } from './clinic-section.tsx'
import { clinicForm } from '#locales/en/clinics/clinic-form.ts'

export function PlaceSection({ draft, change, errorOf }: FormParts) {
  const { fields, where, notKnown, implausiblePosition } = clinicForm
  const { address, district } = draft
  const typed = (path: string, label: string, value: string, onType: (value: string) => void) => ({
    id: fieldId(path),
    label,
    value,
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
    error: errorOf(path),
    isOptional: true,
  })
  function chooseProvince(value: string) {
    change({ province: provinces.find((province) => province === value) ?? '' })
  }
  return (
    <ClinicSection id="place">
      <FieldPair>
        <TextField
          {...typed('address-en', where.addressEn, address.en, (en) => change({ address: { ...address, en } }))}
        />
        <TextField
          {...typed('address-ko', where.addressKo, address.ko, (ko) => change({ address: { ...address, ko } }))}
          lang="ko"
        />
        <SelectField
          id={fieldId('province')}
          label={fields.province}
          isOptional
          placeholder={notKnown}
          options={provinces.map((value) => ({ value, label: value }))}
          value={draft.province}
          onChange={(event) => chooseProvince(event.target.value)}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          {...typed('district-en', where.districtEn, district.en, (en) => change({ district: { ...district, en } }))}
        />
        <TextField
          {...typed('district-ko', where.districtKo, district.ko, (ko) => change({ district: { ...district, ko } }))}
          lang="ko"
        />
      </FieldPair>
      <CoordinateFields
        labels={fields}
        values={draft}
        onChange={change}
        isOptional
        errorOf={errorOf}
        fieldId={fieldId}
      />
      <PositionOnMap
        name={{ en: draft.name, ko: draft.nameKo }}
        kind="clinic"
        lat={readNumber(draft.lat)}
        lng={readNumber(draft.lng)}
        province={draft.province || null}
        address={draft.address}
        words={{ ...where, implausible: implausiblePosition }}
        boxId={fieldId('lat')}
      />
    </ClinicSection>
  )
}

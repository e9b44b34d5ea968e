import type { ClipboardEvent } from 'react'
import { provinces } from '#domain/places.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { splitCoordinates } from '#web/features/clinics/administration/draft/clinic-draft.ts'
import { fieldId } from '#web/features/clinics/administration/draft/describe-mistakes.ts'
import type { FormParts } from './form-parts.ts'
import { FieldPair, FormSection } from './form-section.tsx'
import { useClinicFormWords } from '#web/features/clinics/administration/words.ts'

export function PlaceSection({ draft, change, errorOf }: FormParts) {
  const { fields, hints, place: words } = useClinicFormWords()
  const { address, district } = draft
  const typed = (path: string, label: string, value: string, onType: (value: string) => void) => ({
    id: fieldId(path),
    label,
    value,
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
    error: errorOf(path),
    isOptional: true,
  })
  const coordinate = (axis: 'lat' | 'lng') => ({
    ...typed(axis, fields[axis], draft[axis], (value) => change({ [axis]: value })),
    onPaste: pasteBoth,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
  })
  /** Not as it is typed: `37,5` with the comma of many countries is half of a pair and no pair. */
  function pasteBoth(event: ClipboardEvent) {
    const both = splitCoordinates(event.clipboardData.getData('text'))
    if (!both) return
    event.preventDefault()
    change(both)
  }
  function chooseProvince(value: string) {
    change({ province: provinces.find((province) => province === value) ?? '' })
  }
  return (
    <FormSection id="place">
      <FieldPair>
        <TextField
          {...typed('address-en', words.addressEn, address.en, (en) => change({ address: { ...address, en } }))}
        />
        <TextField
          {...typed('address-ko', words.addressKo, address.ko, (ko) => change({ address: { ...address, ko } }))}
          lang="ko"
        />
        <SelectField
          id={fieldId('province')}
          label={fields.province}
          isOptional
          placeholder={words.notKnown}
          options={provinces.map((value) => ({ value, label: value }))}
          value={draft.province}
          onChange={(event) => chooseProvince(event.target.value)}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          {...typed('district-en', words.districtEn, district.en, (en) => change({ district: { ...district, en } }))}
        />
        <TextField
          {...typed('district-ko', words.districtKo, district.ko, (ko) => change({ district: { ...district, ko } }))}
          lang="ko"
        />
      </FieldPair>
      <div>
        <FieldPair>
          <TextField {...coordinate('lat')} />
          <TextField {...coordinate('lng')} />
        </FieldPair>
        <p className="mt-2 text-mini text-soft">{hints.coordinates}</p>
      </div>
    </FormSection>
  )
}

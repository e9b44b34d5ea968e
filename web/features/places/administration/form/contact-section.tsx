import { copyrightTypes } from '#domain/places/places.ts'
import { FieldPair } from '#web/administration/form/form-section.tsx'
import { fieldId } from '#web/features/places/administration/draft/describe-mistakes.ts'
import { placeForm } from '#locales/en/places/place-form.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { DraftField } from './draft-field.tsx'
import type { FormParts } from './form-parts.ts'
import { PlaceSection } from './place-section.tsx'

const parts = ['url', 'author', 'licence'] as const

export function ContactSection(form: FormParts) {
  const { hints, image: words } = placeForm
  const { draft, change, errorOf } = form
  const { image } = draft
  return (
    <PlaceSection id="contact">
      <FieldPair>
        <DraftField form={form} field="phone" type="tel" />
        <DraftField form={form} field="website" type="url" placeholder={hints.website} />
      </FieldPair>
      <FieldPair>
        {parts.map((part) => (
          <TextField
            key={part}
            id={fieldId(`image-${part}`)}
            label={words[part]}
            hint={part === 'url' ? hints.imageUrl : undefined}
            isOptional
            value={image[part]}
            onChange={(event) => change({ image: { ...image, [part]: event.target.value } })}
            error={errorOf(`image-${part}`)}
            className={part === 'url' ? 'max-w-none! sm:col-span-2' : undefined}
          />
        ))}
        <SelectField
          id={fieldId('image-cpyrhtDivCd')}
          label={words.terms}
          isOptional
          options={copyrightTypes.map((value) => ({ value, label: words[value] }))}
          placeholder={words.noTerms}
          value={image.cpyrhtDivCd}
          onChange={(event) =>
            change({
              image: { ...image, cpyrhtDivCd: copyrightTypes.find((type) => type === event.target.value) ?? '' },
            })
          }
        />
      </FieldPair>
    </PlaceSection>
  )
}

import { BasisFields } from '#web/administration/form/basis-fields.tsx'
import { fieldId } from '#web/features/places/administration/draft/describe-mistakes.ts'
import { placeForm } from '#locales/en/places/place-form.ts'
import type { FormParts } from './form-parts.ts'
import { PlaceSection } from './place-section.tsx'
import { SourcesField } from './sources-field.tsx'

type TrustSectionProps = FormParts & {
  /** True when a checked fact was changed without a new source. */
  isFromMemory: boolean
}

export function TrustSection({ isFromMemory, ...form }: TrustSectionProps) {
  const { draft, change, errorOf, today } = form
  const { fields, fromMemory } = placeForm
  return (
    <PlaceSection id="trust">
      {isFromMemory ? (
        <output className="block max-w-172 border-s-4 border-ochre bg-wash-ochre p-3 text-small">{fromMemory}</output>
      ) : null}
      <BasisFields
        bases={['recalled', 'sourced', 'checked'] as const}
        labels={fields}
        values={draft}
        onChange={change}
        {...{ today, errorOf, fieldId }}
      />
      {draft.basis === 'sourced' ? <SourcesField {...form} /> : null}
    </PlaceSection>
  )
}

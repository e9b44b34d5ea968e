import { clinicLimits } from '#domain/clinics/clinics.ts'
import type { ClinicDraft } from '#web/features/clinics/administration/draft/clinic-draft.ts'
import { fieldId } from '#web/features/clinics/administration/draft/describe-mistakes.ts'
import type { FormParts } from '#web/features/clinics/administration/form/form-parts.ts'
import { ClinicSection } from '#web/features/clinics/administration/form/clinic-section.tsx'
import { PictureCard } from './picture-card.tsx'
import { PictureInput } from './picture-input.tsx'
import { clinicForm } from '#locales/en/clinics/clinic-form.ts'

type ListName = 'gallery' | 'beforeAfterImages'

export function PicturesSection(form: FormParts) {
  const { pictures: words } = clinicForm
  const { draft, change, countUpload } = form
  return (
    <ClinicSection id="pictures">
      <fieldset className="grid min-w-0 gap-4">
        <legend className="mb-2 text-small font-semibold">{words.image}</legend>
        {draft.image === '' ? (
          <PictureInput
            id={fieldId('image')}
            label={words.image}
            isMultiple={false}
            countUpload={countUpload}
            onPicture={(image) => change({ image })}
          />
        ) : (
          <PictureCard form={form} url={draft.image} onRemove={() => change({ image: '' })} />
        )}
      </fieldset>
      <PictureList form={form} list="gallery" />
    </ClinicSection>
  )
}

/** A list of pictures, each with its own credit. They are uploaded one after another. */
export function PictureList({ form, list }: { form: FormParts; list: ListName }) {
  const { pictures: words } = clinicForm
  const { draft, change, countUpload } = form
  const set = (next: (held: ClinicDraft) => string[]) => change((held) => ({ ...held, [list]: next(held) }))
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 text-small font-semibold">{words[list]}</legend>
      {draft[list].map((url) => (
        <PictureCard
          key={url}
          form={form}
          url={url}
          onRemove={() => set((held) => held[list].filter((other) => other !== url))}
        />
      ))}
      {draft[list].length < clinicLimits.pictures ? (
        <PictureInput
          id={fieldId(list)}
          label={words[list]}
          isMultiple
          countUpload={countUpload}
          onPicture={(url) => set((held) => [...new Set([...held[list], url])])}
        />
      ) : null}
    </fieldset>
  )
}

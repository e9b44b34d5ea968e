import { useState } from 'react'
import { clinicRating } from '#domain/clinics/clinics.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { readRating } from '#web/features/clinics/administration/draft/clinic-draft.ts'
import { fieldId } from '#web/features/clinics/administration/draft/describe-mistakes.ts'
import { clinicForm } from '#locales/en/clinics/clinic-form.ts'

type RatingFieldProps = { rating: number | null; onRating: (rating: number | null) => void }

/** A rating that stays unset until the editor changes it. Values out of range are ignored. */
export function RatingField({ rating, onRating }: RatingFieldProps) {
  const { fields, rating: words } = clinicForm
  // The typed text until blur: `3` and `3.` may become `3.7`, and an empty input anything.
  const [typed, setTyped] = useState<string | null>(null)
  function type(next: string) {
    const read = readRating(next)
    if (read !== null) onRating(read)
    if (read !== null || /^(?:[0-5]\.)?$/.test(next)) setTyped(next)
  }
  function clear() {
    setTyped(null)
    onRating(null)
  }
  return (
    <div>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          id={fieldId('rating')}
          type="number"
          min={clinicRating.min}
          max={clinicRating.max}
          step={clinicRating.step}
          label={fields.rating}
          hint={words.hint}
          isOptional
          value={typed ?? (rating ?? clinicRating.start).toFixed(1)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
          className="w-40"
        />
        {rating === null ? null : (
          <Button kind="quiet" onClick={clear}>
            {words.clear}
          </Button>
        )}
      </div>
      <output className="mt-2 block text-small text-soft">
        {rating === null ? words.notStored : words.stored(rating.toFixed(1))}
      </output>
    </div>
  )
}

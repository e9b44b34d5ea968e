import type { ReactNode } from 'react'
import { Photograph } from '#web/travel/places/photograph.tsx'
import { Button } from '#web/ui/button.tsx'
import { Trash2 } from 'lucide-react'
import { TextField } from '#web/ui/form/text-field.tsx'
import { type ClinicDraft, picturesOf } from '#web/features/clinics/administration/draft/clinic-draft.ts'
import { fieldId } from '#web/features/clinics/administration/draft/describe-mistakes.ts'
import type { FormParts } from '#web/features/clinics/administration/form/form-parts.ts'
import { creditPath } from '#web/features/clinics/administration/draft/read-draft.ts'
import { clinicForm } from '#locales/en/clinics/clinic-form.ts'

type PictureCardProps = { form: FormParts; url: string; onRemove: () => void }

/** A picture of the clinic with the fields for its author and licence. */
export function PictureCard({ form: { draft, change, errorOf }, url, onRemove }: PictureCardProps): ReactNode {
  const { hints, pictures: words } = clinicForm
  const nth = picturesOf(draft).indexOf(url) + 1
  const credit = draft.credits[url] ?? { author: '', licence: '' }
  const isUnknown = !credit.author.trim() || !credit.licence.trim()
  const changeCredit = (part: Partial<ClinicDraft['credits'][string]>) =>
    change((held) => ({ ...held, credits: { ...held.credits, [url]: { ...credit, ...part } } }))
  return (
    <div className="grid max-w-172 gap-4 rounded-panel border border-line bg-surface p-4 sm:grid-cols-[10rem_1fr] sm:p-5">
      <Photograph
        key={url}
        image={url}
        alt={words.previewOf(nth)}
        credit={null}
        noImage={words.gone}
        sizes="(width >= 40rem) 10rem, 100vw"
        isWhole
        className="aspect-4/3 rounded-control"
      />
      <div className="grid content-start gap-4">
        {(['author', 'licence'] as const).map((part) => (
          <TextField
            key={part}
            id={fieldId(creditPath(url, part))}
            label={words[part]}
            value={credit[part]}
            onChange={(event) => changeCredit({ [part]: event.target.value })}
            error={errorOf(creditPath(url, part))}
          />
        ))}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <span className="text-mini text-soft">{isUnknown ? hints.credit : null}</span>
          <Button size="small" kind="quiet" aria-label={words.removeOf(nth)} onClick={onRemove}>
            <Trash2 aria-hidden className="size-4" />
            {words.remove}
          </Button>
        </div>
      </div>
    </div>
  )
}

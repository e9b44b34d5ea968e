import { type ChangeEvent, type DragEvent, useState } from 'react'
import { clinicImages } from '#domain/clinics/clinic-images.ts'
import { classes } from '#web/ui/classes.ts'
import { FieldError } from '#web/ui/form/field-frame.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { takeFiles } from './picture-files.ts'
import type { Upload } from './use-upload.ts'
import { clinicForm } from '#locales/en/clinics/clinic-form.ts'

type DropZoneProps = {
  id: string
  label: string
  isMultiple: boolean
  upload: Upload | null
  failure: string | null
  onFiles: (files: File[]) => void
}

/**
 * A native file input with a drop area. Packages for this also support folders, nested drop zones and file handles,
 * which this form does not need. The messages follow theirs.
 */
export function DropZone({ id, label, isMultiple, upload, failure, onFiles }: DropZoneProps) {
  const { pictures } = clinicForm
  const [refusals, setRefusals] = useState<string[]>([])
  const [isOver, setOver] = useState(false)
  function take(dropped: FileList | null) {
    if (upload) {
      setRefusals([pictures.busy])
      return
    }
    const taken = takeFiles([...(dropped ?? [])], isMultiple, clinicForm)
    setRefusals(taken.refusals)
    if (taken.files.length > 0) onFiles(taken.files)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  function drag(event: DragEvent) {
    // Otherwise the browser would open the file.
    event.preventDefault()
    setOver(true)
  }
  function choose(event: ChangeEvent<HTMLInputElement>) {
    take(event.target.files)
    // Reset, so that choosing the same file again fires a change event.
    event.target.value = ''
  }
  const problems = refusals.length > 0 ? refusals : [failure].filter((problem) => problem !== null)
  return (
    <div className="max-w-172">
      <div role="alert" id={`${id}-error`} className="empty:hidden">
        {problems.map((problem) => (
          <FieldError key={problem} id={`${id}-${problem}`} error={problem} />
        ))}
      </div>
      <div
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        data-testid={id}
        className={classes(
          'mt-1.5 rounded-panel border-2 border-dashed p-5 text-center transition-colors duration-(--quick) sm:p-6',
          isOver ? 'border-jade bg-wash-jade' : 'border-line-strong bg-surface',
        )}
      >
        {upload ? (
          <Progress
            label={upload.label}
            share={upload.share}
            step={upload.share === undefined ? null : pictures.percent(upload.share)}
            className="mx-auto text-start"
          />
        ) : (
          <>
            <p className="text-small">
              {isMultiple ? pictures.dropMany : pictures.drop}{' '}
              <label className="relative cursor-pointer font-semibold text-jade underline underline-offset-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo">
                {isMultiple ? pictures.browseMany : pictures.browse}
                <input
                  id={id}
                  type="file"
                  aria-label={label}
                  aria-describedby={`${id}-limits ${id}-error`}
                  accept={clinicImages.types.join(',')}
                  multiple={isMultiple}
                  onChange={choose}
                  className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
                />
              </label>
            </p>
            <p id={`${id}-limits`} className="mt-1 text-mini text-soft">
              {pictures.limits(clinicImages.maxBytes / 1024 / 1024)}
            </p>
          </>
        )}
      </div>
    </div>
  )
}

import { useCallback, useState } from 'react'
import type { DeletedClinic } from '#domain/clinic-history.ts'
import type { ClinicTreatment } from '#domain/clinics.ts'
import type { ListedClinic } from '#web/features/clinics/listing/listed-clinics.ts'
import { Button } from '#web/ui/button.tsx'
import { readDeleted } from '#web/features/clinics/administration/calls.ts'
import { EndOfPages } from './end-of-pages.tsx'
import { deletedButtonId } from '#web/features/clinics/administration/panel.ts'
import { restoreDeleted } from './restore-deleted.ts'
import { usePages } from './use-pages.ts'
import { useClinicFormWords } from '#web/features/clinics/administration/words.ts'

type DeletedClinicsProps = { treatment: ClinicTreatment; onSaved: (clinic: ListedClinic) => void }

/** What can be brought back once its Undo is gone, the last deletion first. */
export function DeletedClinics({ treatment, onSaved }: DeletedClinicsProps) {
  const words = useClinicFormWords()
  const { deleted: say } = words
  const pages = usePages(useCallback((after, signal) => readDeleted(treatment, after, signal), [treatment]))
  const [restored, setRestored] = useState<readonly number[]>([])
  const [restoring, setRestoring] = useState<number | null>(null)
  const shown = pages.loaded?.rows.filter(({ id }) => !restored.includes(id))

  async function restore({ id, name }: DeletedClinic) {
    setRestoring(id)
    const listed = await restoreDeleted(id, name, words)
    setRestoring(null)
    if (!listed) return
    setRestored((held) => [...held, id])
    onSaved(listed)
    // Its row goes, and the button that was pressed with it.
    document.getElementById(deletedButtonId)?.focus({ preventScroll: true })
  }

  return (
    <>
      {shown?.length === 0 && pages.loaded?.next === null ? <p>{say.none}</p> : null}
      {shown && shown.length > 0 ? (
        <ul className="max-w-172 divide-y divide-line border-y border-line">
          {shown.map((clinic) => (
            <DeletedRow
              key={clinic.id}
              clinic={clinic}
              isRestoring={restoring === clinic.id}
              onRestore={() => void restore(clinic)}
            />
          ))}
        </ul>
      ) : null}
      <EndOfPages pages={pages} words={say} />
    </>
  )
}

type DeletedRowProps = { clinic: DeletedClinic; isRestoring: boolean; onRestore: () => void }

function DeletedRow({ clinic, isRestoring, onRestore }: DeletedRowProps) {
  const { deleted: say, history, moment } = useClinicFormWords()
  const { name, location, deletedAt, deletedBy } = clinic
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-text text-body font-semibold wrap-anywhere">{name}</h3>
        <p className="text-small wrap-anywhere">{location}</p>
        <p className="text-small wrap-anywhere text-soft">
          {history.actions.deleted} {deletedBy === null ? history.byProduct : history.by(deletedBy)},{' '}
          <time dateTime={deletedAt}>{moment(deletedAt)}</time>
        </p>
      </div>
      <Button
        size="small"
        aria-label={say.restoreOf(name)}
        isPending={isRestoring}
        pendingLabel={history.restoring}
        onClick={onRestore}
      >
        {say.restore}
      </Button>
    </li>
  )
}

import { useState } from 'react'
import type { EditedKind, ToldKind, Versioned } from '#web/administration/edited-kind.ts'
import { Button } from '#web/ui/button.tsx'
import { EndOfPages } from './end-of-pages.tsx'
import { restoreDeleted } from './restore-deleted.ts'
import { type Page, usePages } from './use-pages.ts'

export type Deleted<Id> = {
  id: Id
  name: string
  where: string
  deletedAt: string
  /** Null if the product deleted the entry or the account no longer exists. */
  deletedBy: string | null
}

type DeletedListProps<Thing extends Versioned, Facts extends object, Draft extends object> = {
  kind: EditedKind<Thing, Facts, Draft>
  /** Must be stable while the list is shown. */
  read: (after: string | null, signal?: AbortSignal) => Promise<Page<Deleted<Thing['id']>>>
  onRestored: (thing: Thing) => void
}

/** The deleted entries that can be restored, the last deletion first. */
export function DeletedList<Thing extends Versioned, Facts extends object, Draft extends object>({
  kind,
  read,
  onRestored,
}: DeletedListProps<Thing, Facts, Draft>) {
  const { deleted: say } = kind.words
  const pages = usePages(read)
  const [restored, setRestored] = useState<readonly Thing['id'][]>([])
  const [restoring, setRestoring] = useState<Thing['id'] | null>(null)
  const shown = pages.loaded?.rows.filter(({ id }) => !restored.includes(id))

  async function restore(id: Thing['id']) {
    setRestoring(id)
    const thing = await restoreDeleted(kind, id)
    setRestoring(null)
    if (!thing) return
    setRestored((held) => [...held, id])
    onRestored(thing)
  }

  return (
    <>
      {shown?.length === 0 && pages.loaded?.next === null ? <p>{say.none}</p> : null}
      {shown && shown.length > 0 ? (
        <ul className="max-w-172 divide-y divide-line border-y border-line">
          {shown.map((row) => (
            <DeletedRow
              key={row.id}
              kind={kind}
              row={row}
              isRestoring={restoring === row.id}
              onRestore={() => void restore(row.id)}
            />
          ))}
        </ul>
      ) : null}
      <EndOfPages pages={pages} words={say} />
    </>
  )
}

type DeletedRowProps = {
  kind: ToldKind
  row: Omit<Deleted<unknown>, 'id'>
  isRestoring: boolean
  onRestore: () => void
}

function DeletedRow({ kind, row, isRestoring, onRestore }: DeletedRowProps) {
  const { deleted: say, history, moment } = kind.words
  const { name, where, deletedAt, deletedBy } = row
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-text text-body font-semibold wrap-anywhere">{name}</h3>
        <p className="text-small wrap-anywhere">{where}</p>
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

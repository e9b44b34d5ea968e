import type { Change } from '#domain/site/change-history.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldValue } from './field-value.tsx'
import type { ToldKind } from '#web/administration/edited-kind.ts'
import { editing } from '#locales/en/site/editing.ts'

type HistoryEntryProps = {
  kind: ToldKind
  change: Change
  isCurrent: boolean
  isRestoring: boolean
  onRestore: () => void
}

export function HistoryEntry({ kind, change, isCurrent, isRestoring, onRestore }: HistoryEntryProps) {
  const { history: say, moment } = editing
  const { version, action, at, by, fields } = change
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <h3 className="font-text text-body font-semibold wrap-anywhere">
            {say.actions[action]} <span className="font-normal">{by === null ? say.byProduct : say.by(by)}</span>
          </h3>
          <p className="text-small text-soft">
            {say.version(version)}, <time dateTime={at}>{moment(at)}</time>
          </p>
        </div>
        {isCurrent ? (
          <p className="text-small font-medium text-jade">{say.current}</p>
        ) : (
          <RestoreButton version={version} isRestoring={isRestoring} onRestore={onRestore} />
        )}
      </div>
      {fields.length > 0 ? <ChangedFields kind={kind} fields={fields} /> : null}
    </li>
  )
}

type FirstVersionProps = { version: number; isRestoring: boolean; onRestore: () => void }

/** The values before the first change of an entry that was not added by hand. */
export function FirstVersion({ version, isRestoring, onRestore }: FirstVersionProps) {
  const { history: say } = editing
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-text text-body font-semibold">{say.first}</h3>
        <p className="text-small text-soft">{say.version(version)}</p>
      </div>
      <RestoreButton version={version} isRestoring={isRestoring} onRestore={onRestore} />
    </li>
  )
}

function RestoreButton({ version, isRestoring, onRestore }: FirstVersionProps) {
  const { history: say } = editing
  return (
    <Button
      size="small"
      aria-label={say.restoreOf(version)}
      isPending={isRestoring}
      pendingLabel={say.restoring}
      onClick={onRestore}
    >
      {say.restore}
    </Button>
  )
}

/** Closed at first, because usually only the editor and the time are of interest. */
function ChangedFields({ kind, fields }: { kind: ToldKind; fields: Change['fields'] }) {
  const { history: say, fields: named } = kind.words
  const names = fields.map(({ field }) => named[field] ?? field)
  return (
    <details className="mt-2">
      <summary className="min-h-9 cursor-pointer py-1.5 text-small pointer-coarse:min-h-11">
        <span className="font-medium">{say.changed(fields.length)}</span>{' '}
        <span className="text-soft">{names.join(', ')}</span>
      </summary>
      <dl className="mt-2 grid gap-4">
        {fields.map(({ field, before, after }) => (
          <div key={field} className="grid gap-x-6 gap-y-2 rounded-control bg-sunk p-3 sm:grid-cols-2">
            <dt className="text-small font-semibold sm:col-span-2">{named[field] ?? field}</dt>
            {(
              [
                [say.before, before],
                [say.after, after],
              ] as const
            ).map(([label, value]) => (
              <dd key={label} className="min-w-0">
                <span className="text-mini text-soft">{label}</span>
                <FieldValue lines={kind.describeValue(field, value)} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  )
}

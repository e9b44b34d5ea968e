import type { ReactNode } from 'react'
import type { AuditLine } from '#domain/accounts/own-account.ts'
import { ResponsiveTable } from '#web/ui/list/responsive-table.tsx'
import { ownAccount } from '#locales/en/accounts/own-account.ts'

type AuditTableProps = { lines: readonly AuditLine[]; userId: string; seesAll: boolean }

/**
 * A table on wide screens and cards on a phone. Actor and target are shown only to administrators who see all accounts.
 */
export function AuditTable({ lines, userId, seesAll }: AuditTableProps) {
  const { activity: words, moment } = ownAccount
  const actions: Partial<Record<string, string>> = words.actions

  function describe(id: string | null, email: string | null) {
    if (id === userId) return words.you
    return showName(email ?? id?.slice(0, 8) ?? words.nobody)
  }

  return (
    <ResponsiveTable
      caption={words.caption}
      isCaptionHidden
      columns={[
        { id: 'action', head: words.columns.action, isRowHead: true, cell: ({ action }) => actions[action] ?? action },
        { id: 'at', head: words.columns.at, cell: ({ at }) => showMoment(at, moment) },
        ...(seesAll
          ? [
              {
                id: 'actor',
                head: words.columns.actor,
                cell: ({ actorId, actorEmail }: AuditLine) => describe(actorId, actorEmail),
              },
              {
                id: 'subject',
                head: words.columns.subject,
                cell: ({ subjectId, subjectEmail }: AuditLine) => describe(subjectId, subjectEmail),
              },
            ]
          : []),
        {
          id: 'network',
          head: words.columns.network,
          cell: ({ clientNetwork }) => clientNetwork ?? words.nobody,
        },
      ]}
      rows={lines}
      rowId={({ id }) => String(id)}
    />
  )
}

function showMoment(at: string, words: (at: string) => string): ReactNode {
  return <time dateTime={at}>{words(at)}</time>
}

/** An email address is one long word. */
function showName(name: string): ReactNode {
  return <span className="wrap-anywhere">{name}</span>
}

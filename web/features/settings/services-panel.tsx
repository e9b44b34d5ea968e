import { type ReactNode, useEffect, useState } from 'react'
import {
  type DetailedServiceReport,
  type ServiceDetails,
  serviceDetails,
  type ServiceId,
  type ServiceReport,
} from '#domain/settings.ts'
import { callApi } from '#web/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ResponsiveTable } from '#web/ui/responsive-table.tsx'
import { useSettingsWords } from './words.ts'

type ServicesPanelProps = { services: readonly ServiceReport[]; isAdmin: boolean }

/** Read-only: what is set stands in the environment of the server. */
export function ServicesPanel({ services, isAdmin }: ServicesPanelProps) {
  const { services: words } = useSettingsWords()
  const detailed = useDetails(isAdmin)
  const detailsOf = (id: ServiceId) => (detailed.kind === 'read' ? detailed.details.get(id) : undefined)
  return (
    <>
      <h2 className="sr-only">{words.heading}</h2>
      <p className="max-w-[62ch] text-soft">{words.keys}</p>
      <ResponsiveTable
        caption={words.caption}
        isCaptionHidden
        className="mt-8"
        columns={[
          { id: 'name', head: words.columns.name, isRowHead: true, cell: ({ id }) => words.each[id].name },
          {
            id: 'state',
            head: words.columns.state,
            isLong: true,
            cell: (report) => showState(report, detailsOf(report.id)),
          },
          { id: 'use', head: words.columns.use, isLong: true, cell: ({ id }) => words.each[id].use },
        ]}
        rows={services}
        rowId={({ id }) => id}
      />
      {detailed.kind === 'failed' ? <p className="mt-4 text-small">{words.failed}</p> : null}
      {detailed.kind === 'withheld' ? <p className="mt-4 text-small">{words.needsSecondFactor}</p> : null}
    </>
  )
}

function showState(report: ServiceReport, details: ServiceDetails | undefined): ReactNode {
  return <State report={report} details={details} />
}

function State({ report, details }: { report: ServiceReport; details: ServiceDetails | undefined }) {
  const { services: words } = useSettingsWords()
  const states: Partial<Record<string, { label: string; text: string }>> = words.each[report.id].states
  const state = states[report.state]
  if (!state) return null
  return (
    <>
      <Badge kind={report.isOn ? 'note' : 'caution'}>{state.label}</Badge>
      <span className="mt-1 block">{state.text}</span>
      {details ? (
        <dl className="mt-2 grid gap-x-3 text-mini sm:grid-cols-[auto_1fr]">
          {serviceDetails.map((name) => {
            const value = details[name]
            return value === undefined ? null : (
              <div key={name} className="contents">
                <dt className="text-soft">{words.details[name]}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            )
          })}
        </dl>
      ) : null}
    </>
  )
}

type Details =
  | { kind: 'none' | 'failed' | 'withheld' }
  | { kind: 'read'; details: ReadonlyMap<ServiceId, ServiceDetails> }

/** What only an administrator who has shown the second factor is told. */
function useDetails(isAdmin: boolean): Details {
  const [found, setFound] = useState<Details>({ kind: 'none' })
  useEffect(() => {
    if (!isAdmin) return undefined
    const left = new AbortController()
    callApi('/api/settings/services', { signal: left.signal }).then(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as server/settings/settings-routes.ts answers
      (answer) => setFound(readDetails((answer as { services: Partial<DetailedServiceReport>[] }).services)),
      () => {
        if (!left.signal.aborted) setFound({ kind: 'failed' })
      },
    )
    return () => left.abort()
  }, [isAdmin])
  return isAdmin ? found : { kind: 'none' }
}

function readDetails(services: readonly Partial<DetailedServiceReport>[]): Details {
  const entries = services.flatMap(({ id, details }) => (id && details ? [[id, details] as const] : []))
  return entries.length === 0 ? { kind: 'withheld' } : { kind: 'read', details: new Map(entries) }
}

import { type ReactNode, useEffect, useState } from 'react'
import {
  type DetailedServiceReport,
  type ServiceDetails,
  serviceDetails,
  type ServiceId,
  type ServiceReport,
} from '#domain/site/outside-services.ts'
import { callApi } from '#web/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ResponsiveTable } from '#web/ui/list/responsive-table.tsx'
import { TestService } from './test-service.tsx'
import { settings } from '#locales/en/site/settings.ts'

type ServicesPanelProps = { services: readonly ServiceReport[]; isAdmin: boolean }

/** Read-only: services are configured in the server's environment. */
export function ServicesPanel({ services, isAdmin }: ServicesPanelProps) {
  const { services: words } = settings
  const { detailed, reload } = useDetails(isAdmin)
  const reportOf = (id: ServiceId) => (detailed.kind === 'read' ? detailed.reports.get(id) : undefined)
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
            // The details contain the result of a test.
            cell: (report) => showState({ report, detailed: reportOf(report.id), onTested: reload }),
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

type StateProps = { report: ServiceReport; detailed: DetailedServiceReport | undefined; onTested: () => void }

function showState(props: StateProps): ReactNode {
  return <State {...props} />
}

function State({ report, detailed, onTested }: StateProps) {
  const { services: words } = settings
  const states: Partial<Record<string, { label: string; text: string }>> = words.each[report.id].states
  const state = states[report.state]
  if (!state) return null
  return (
    <>
      <Badge kind={report.isOn ? 'note' : 'caution'}>{state.label}</Badge>
      <span className="mt-1 block">{state.text}</span>
      {detailed ? (
        <dl className="mt-2 grid gap-x-3 text-mini sm:grid-cols-[auto_1fr]">
          {serviceDetails.map((name) => {
            const value = detailed.details[name]
            return value === undefined ? null : (
              <div key={name} className="contents">
                <dt className="text-soft">{words.details[name]}</dt>
                <dd className="wrap-anywhere">
                  <Detail name={name} value={value} />
                </dd>
              </div>
            )
          })}
        </dl>
      ) : null}
      {detailed?.canTest ? <TestService id={report.id} name={words.each[report.id].name} onTested={onTested} /> : null}
    </>
  )
}

function Detail({ name, value }: { name: keyof ServiceDetails; value: string }): ReactNode {
  const { services: words } = settings
  switch (name) {
    case 'lastSuccess':
    case 'lastFailure':
      return <time dateTime={value}>{words.moment(value)}</time>
    case 'callsLeft':
      return words.callsLeft(value)
    case 'failure': {
      const failures: Partial<Record<string, string>> = words.failure
      return failures[value] ?? value
    }
    case 'host':
    case 'sender':
    case 'variables':
      return value
  }
}

type Details =
  | { kind: 'none' | 'failed' | 'withheld' }
  | { kind: 'read'; reports: ReadonlyMap<ServiceId, DetailedServiceReport> }

/** Details that are only for administrators who have proved a second factor. */
function useDetails(isAdmin: boolean): { detailed: Details; reload: () => void } {
  const [found, setFound] = useState<Details>({ kind: 'none' })

  useEffect(() => {
    if (!isAdmin) return undefined
    const left = new AbortController()
    askForDetails(left.signal).then(setFound, () => {
      if (!left.signal.aborted) setFound({ kind: 'failed' })
    })
    return () => left.abort()
  }, [isAdmin])

  function reload() {
    askForDetails().then(setFound, () => setFound({ kind: 'failed' }))
  }

  return { detailed: isAdmin ? found : { kind: 'none' }, reload }
}

async function askForDetails(signal?: AbortSignal): Promise<Details> {
  const { services } = await callApi('GET /api/settings/services', { signal })
  const detailed = services.filter((report) => 'details' in report)
  if (detailed.length === 0) return { kind: 'withheld' }
  return { kind: 'read', reports: new Map(detailed.map((report) => [report.id, report])) }
}

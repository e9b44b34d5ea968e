import { useEffect, useMemo, useState } from 'react'
import { hideClinics } from '#domain/trips/document/trip-privacy.ts'
import { ApiProblem, callApi } from '#web/api.ts'
import { useStoredTrip } from '#web/features/trips/current/use-stored-trip.ts'
import { Button } from '#web/ui/button.tsx'
import { vipRequest as words } from '#locales/en/trips/vip-request.ts'
import { VipForm } from './vip-form.tsx'

type Operator = { state: 'asking' | 'offline' | 'nobody' } | { state: 'known'; name: string }

/** For travellers who chose the VIP plan in step 3: a request to the operator, sent only with consent. */
export function VipPanel() {
  const kept = useStoredTrip()
  // Named places and the budget's text may reveal a clinic. Nothing about treatments is sent.
  const sent = useMemo(() => kept && hideClinics(kept.document).steps, [kept])
  const isWanted = kept?.document.steps.step3.vipPlan === 'yes'
  const [operator, setOperator] = useState<Operator>({ state: 'asking' })
  const [sentTo, setSentTo] = useState<string | null>(null)

  useEffect(() => {
    if (!isWanted) return undefined
    const left = new AbortController()
    void findOperator(left.signal).then((found) => (left.signal.aborted ? undefined : setOperator(found)))
    return () => left.abort()
  }, [isWanted])

  if (!sent || !isWanted || operator.state === 'asking') return null
  return (
    <section aria-labelledby="vip-plan" className="rounded-panel border border-line bg-surface p-5">
      <h2 id="vip-plan" className="text-h3">
        {words.title}
      </h2>
      {operator.state === 'offline' ? (
        <p className="mt-2 flex flex-wrap items-center gap-3">
          {words.offline}
          <Button size="small" onClick={() => void findOperator().then(setOperator)}>
            {words.again}
          </Button>
        </p>
      ) : null}
      {operator.state === 'nobody' ? <p className="mt-2 max-w-[62ch]">{words.closed}</p> : null}
      {operator.state === 'known' && sentTo === null ? (
        <>
          <p className="mt-2 max-w-[62ch]">{words.lead(operator.name)}</p>
          <VipForm steps={sent} onSent={() => setSentTo(operator.name)} />
        </>
      ) : null}
      {sentTo === null ? null : (
        <output className="mt-2 block">
          <strong>{words.sent}.</strong> {words.sentText(sentTo)}
        </output>
      )}
    </section>
  )
}

async function findOperator(signal?: AbortSignal): Promise<Operator> {
  try {
    const { operator } = await callApi('GET /api/trip-requests', { signal })
    return operator === null ? { state: 'nobody' } : { state: 'known', name: operator }
  } catch (error) {
    if (error instanceof ApiProblem || signal?.aborted) return { state: 'offline' }
    throw error
  }
}

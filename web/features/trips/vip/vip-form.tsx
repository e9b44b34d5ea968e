import { type SubmitEvent, useState } from 'react'
import { tripRequestLengths } from '#domain/trips/answers/trip-requests.ts'
import { askedContact, type TripSteps } from '#domain/trips/answers/trips.ts'
import { ApiProblem, callApi } from '#web/api.ts'
import { readStep } from '#web/travel/trip/stored-steps.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { vipRequest as words } from '#locales/en/trips/vip-request.ts'

type VipFormProps = { steps: TripSteps; onSent: () => void }
type Mistake = 'name' | 'email' | 'consent'

/** The request form, which shows everything that will be sent. Name, e-mail and phone are filled in from step 3. */
export function VipForm({ steps, onSent }: VipFormProps) {
  const [asked, setAsked] = useState(() => contactOfDevice())
  const [consents, setConsents] = useState(false)
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([])
  const [isPending, setIsPending] = useState(false)
  const { startDate, endDate } = steps.step1
  const summary = words.summary(steps).slice(0, tripRequestLengths.summary)
  const change = (part: Partial<typeof asked>) => setAsked({ ...asked, ...part })
  const mistakeOf = (field: Mistake) => (mistakes.includes(field) ? words.mistakes[field] : null)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const found = findMistakes(asked, consents)
    setMistakes(found)
    if (found.length === 0 && !isPending) void send()
  }

  async function send(): Promise<void> {
    setIsPending(true)
    try {
      const body = { ...asked, startDate, endDate, summary, consents }
      await callApi('POST /api/trip-requests', { body })
      onSent()
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      const description = error.status === 0 ? words.failed.offline : error.message
      showToast({ kind: 'failure', title: words.failed.title, description })
      if (error.status === 400) setMistakes(['email'])
    } finally {
      setIsPending(false)
    }
  }

  return (
    <form onSubmit={submit} noValidate className="mt-5 grid max-w-172 gap-4">
      <TextField
        id="vip-name"
        label={words.name}
        autoComplete="name"
        maxLength={tripRequestLengths.name}
        value={asked.name}
        onChange={({ target }) => change({ name: target.value })}
        error={mistakeOf('name')}
      />
      <TextField
        id="vip-email"
        label={words.email}
        type="email"
        autoComplete="email"
        maxLength={tripRequestLengths.email}
        value={asked.email}
        onChange={({ target }) => change({ email: target.value })}
        error={mistakeOf('email')}
      />
      <TextField
        id="vip-phone"
        label={words.phone}
        isOptional
        type="tel"
        autoComplete="tel"
        maxLength={tripRequestLengths.phone}
        value={asked.phone}
        onChange={({ target }) => change({ phone: target.value })}
      />
      <TextArea
        id="vip-message"
        label={words.message}
        isOptional
        longest={tripRequestLengths.message}
        value={asked.message}
        onChange={({ target }) => change({ message: target.value })}
      />
      <div>
        <h3 className="text-small font-semibold">{words.sees}</h3>
        <p className="mt-1 rounded-control bg-sunk px-4 py-3 text-small wrap-anywhere whitespace-pre-line">
          {[words.dates(startDate, endDate), summary].join('\n')}
        </p>
        <p className="mt-1 text-mini text-soft">{words.notSent}</p>
      </div>
      <Checkbox
        id="vip-consent"
        label={words.consent}
        checked={consents}
        onChange={({ target }) => setConsents(target.checked)}
        error={mistakeOf('consent')}
      />
      <p>
        <Button type="submit" kind="primary" isPending={isPending}>
          {words.send}
        </Button>
      </p>
    </form>
  )
}

function contactOfDevice() {
  const { fullName, email, phone } = askedContact(readStep('step3').draft)
  return {
    name: fullName.slice(0, tripRequestLengths.name),
    email: email.slice(0, tripRequestLengths.email),
    phone: phone.slice(0, tripRequestLengths.phone),
    message: '',
  }
}

function findMistakes({ name, email }: { name: string; email: string }, consents: boolean): Mistake[] {
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(email.trim())
  return [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(isEmail ? [] : (['email'] as const)),
    ...(consents ? [] : (['consent'] as const)),
  ]
}

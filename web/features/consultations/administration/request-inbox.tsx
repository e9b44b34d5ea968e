import { useCallback, useState } from 'react'
import { consultationStates, type ConsultationState } from '#domain/consultations/consultation-life.ts'
import { type InboxAge, inboxAgeNames, type InboxRequest } from '#domain/consultations/request-inbox.ts'
import { EndOfPages } from '#web/administration/versions/end-of-pages.tsx'
import { type Page, usePages } from '#web/administration/versions/use-pages.ts'
import { callApi } from '#web/api.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { InboxEntry } from './inbox-entry.tsx'
import { OwnTemplates } from './own-templates.tsx'
import { requestInbox } from '#locales/en/consultations/request-inbox.ts'

type Filter = { state: ConsultationState | undefined; clinic: number | undefined; age: InboxAge; isMine: boolean }

const states = consultationStates.filter((state) => state !== 'unconfirmed')

/** Requests to clinics, newest first, for administrators whom the operator has named. */
export function RequestInbox() {
  const { filters: words, states: stateNames, logged } = requestInbox
  const [filter, setFilter] = useState<Filter>({ state: undefined, clinic: undefined, age: 'any', isMine: false })
  return (
    <>
      <p className="max-w-[62ch] text-small text-soft">{logged}</p>
      <fieldset className="mt-5 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <legend className="sr-only">{words.label}</legend>
        <SelectField
          id="inbox-state"
          label={words.state}
          options={[
            { value: '', label: words.anyState },
            ...states.map((value) => ({ value, label: stateNames[value] })),
          ]}
          value={filter.state ?? ''}
          onChange={({ target }) => setFilter({ ...filter, state: states.find((state) => state === target.value) })}
        />
        <TextField
          id="inbox-clinic"
          label={words.clinic}
          hint={words.clinicHint}
          inputMode="numeric"
          value={filter.clinic ?? ''}
          onChange={({ target }) => setFilter({ ...filter, clinic: readNumber(target.value) })}
        />
        <SelectField
          id="inbox-age"
          label={words.age}
          options={inboxAgeNames.map((value) => ({ value, label: words.ages[value] }))}
          value={filter.age}
          onChange={({ target }) =>
            setFilter({ ...filter, age: inboxAgeNames.find((age) => age === target.value) ?? 'any' })
          }
        />
        <Checkbox
          id="inbox-mine"
          label={words.mine}
          checked={filter.isMine}
          onChange={({ target }) => setFilter({ ...filter, isMine: target.checked })}
        />
      </fieldset>
      <OwnTemplates />
      <InboxList key={JSON.stringify(filter)} filter={filter} onClinic={(clinic) => setFilter({ ...filter, clinic })} />
    </>
  )
}

type InboxListProps = { filter: Filter; onClinic: (id: number) => void }

function InboxList({ filter: { state, clinic, age, isMine }, onClinic }: InboxListProps) {
  const { list: words } = requestInbox
  const read = useCallback(
    async (after: string | null, signal?: AbortSignal): Promise<Page<InboxRequest>> => {
      const query = { state, clinic, age, mine: isMine ? 'yes' : 'no', after: after ?? undefined } as const
      const { requests, next } = await callApi('GET /api/consultation-inbox', { query, signal })
      return { rows: requests, next }
    },
    [state, clinic, age, isMine],
  )
  const pages = usePages<InboxRequest>(read)
  const requests = pages.loaded?.rows ?? []
  return (
    <div className="mt-6">
      {pages.loaded !== null && requests.length === 0 ? <p className="text-lead">{words.none}</p> : null}
      {requests.length > 0 ? (
        <ul aria-label={words.label} className="divide-y divide-line border-y border-line">
          {requests.map((request) => (
            <InboxEntry key={request.id} listed={request} onClinic={clinic === undefined ? onClinic : null} />
          ))}
        </ul>
      ) : null}
      <EndOfPages pages={pages} words={words} />
    </div>
  )
}

function readNumber(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text.trim()) ? Number(text) : undefined
}

import { Form, useNavigation } from 'react-router'
import type { TypedRequest } from '#domain/consultations/read-request.ts'
import { messengers, senderFields, type SendOutcome, type TypedSender } from '#domain/consultations/sent-requests.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useCount } from '#web/ui/form/use-count.ts'
import { FileField } from './files/file-field.tsx'
import { requestFiles as fileWords } from '#locales/en/consultations/request-files.ts'
import { sentRequests } from '#locales/en/consultations/sent-requests.ts'
import { listTypedFields } from './typed-form.ts'
import { useMemberPass } from './use-member-pass.ts'

/** A request that was not sent, and why. */
export type UnsentRequest = {
  /** `unreached`: no answer came to the form. */
  outcome: Exclude<SendOutcome, { outcome: 'sent' | 'asked' }> | { outcome: 'unreached' }
  sender: TypedSender
}

/** A member's name and address, which the form offers to them. */
export type Member = { name: string; email: string }

type SendFormProps = {
  typed: TypedRequest
  requestKey: string
  unsent: UnsentRequest | undefined
  member: Member | null
}

/** Sends the written request to the clinic: a member’s at once, a visitor’s after a confirmation by mail. */
export function SendForm({ typed, requestKey, unsent, member }: SendFormProps) {
  const { send: words } = sentRequests
  const pass = useMemberPass(member !== null)
  const isPending = useNavigation().formMethod === 'POST'
  const attempt = useCount(unsent)
  const mistakes = unsent?.outcome.outcome === 'wrong' ? unsent.outcome.mistakes : {}
  const errors = senderFields.flatMap((field) => {
    const mistake = mistakes[field]
    return mistake ? [{ fieldId: field, message: words.mistakeIn(field, mistake) }] : []
  })
  const errorOf = (field: string) => errors.find(({ fieldId }) => fieldId === field)?.message
  return (
    <section aria-labelledby="send-request">
      <ErrorSummary errors={errors} attempt={attempt} className="mb-6" />
      <h3 id="send-request" className="text-h3">
        {words.heading}
      </h3>
      <p className="mt-2 max-w-[62ch]">{pass === null ? words.lead : words.memberLead}</p>
      <Form method="post" encType="multipart/form-data" noValidate className="mt-5 grid gap-4">
        <input type="hidden" name="intent" value="send" />
        <input type="hidden" name="key" value={requestKey} />
        {pass === null ? null : <input type="hidden" name="pass" value={pass} />}
        {listTypedFields(typed).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <TextField
          id="name"
          name="name"
          label={words.name}
          defaultValue={unsent?.sender.name ?? member?.name}
          error={errorOf('name')}
          autoComplete="name"
          required
        />
        <TextField
          id="email"
          name="email"
          type="email"
          label={words.email}
          hint={pass === null ? words.emailHint : words.memberEmailHint}
          defaultValue={unsent?.sender.email ?? member?.email}
          error={errorOf('email')}
          autoComplete="email"
          required
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            id="messenger"
            name="messenger"
            label={words.messenger}
            isOptional
            placeholder={words.noMessenger}
            options={messengers.map((value) => ({ value, label: words.messengers[value] }))}
            defaultValue={unsent?.sender.messenger}
            error={errorOf('messenger')}
          />
          <TextField
            id="handle"
            name="handle"
            label={words.handle}
            hint={words.handleHint}
            isOptional
            defaultValue={unsent?.sender.handle}
            error={errorOf('handle')}
            autoComplete="off"
          />
        </div>
        <FileField words={fileWords} error={errorOf('files')} isAgain={unsent !== undefined} />
        <Checkbox
          name="consentsToSending"
          value="yes"
          label={words.sending}
          defaultChecked={unsent?.sender.consentsToSending ?? false}
          error={errorOf('consentsToSending')}
        />
        <Checkbox
          name="consentsToHealth"
          value="yes"
          label={words.health}
          defaultChecked={unsent?.sender.consentsToHealth ?? false}
          error={errorOf('consentsToHealth')}
        />
        <div role="alert" className="empty:hidden">
          <Refusal unsent={unsent} />
        </div>
        <div>
          <Button type="submit" kind="primary" isPending={isPending} pendingLabel={words.pending}>
            {pass === null ? words.button : words.memberButton}
          </Button>
          <p className="mt-3 text-small text-soft">{words.kept}</p>
        </div>
      </Form>
    </section>
  )
}

function Refusal({ unsent }: { unsent: UnsentRequest | undefined }) {
  const { send: words, unreached } = sentRequests
  switch (unsent?.outcome.outcome) {
    case 'limited':
      return <p>{words.limited(Math.ceil(unsent.outcome.retryAfterSeconds / 60))}</p>
    case 'closed':
      return <p>{words.closed}</p>
    case 'unreached':
      return <p>{unreached.repeatable}</p>
    case 'wrong':
    case undefined:
      return null
  }
}

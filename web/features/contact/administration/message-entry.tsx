import { useState } from 'react'
import type { ReceivedMessage } from '#domain/site/contact.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useApiCall } from '#web/use-api-call.ts'
import { settleMessage } from './calls.ts'
import { receivedMessages } from '#locales/en/site/received-messages.ts'

/** One message, with a link to the page that it is about. */
export function MessageEntry({ received }: { received: ReceivedMessage }) {
  const { list: words, refused } = receivedMessages
  const [message, setMessage] = useState(received)
  const { isPending, run } = useApiCall(refused)
  const { id, about, name, email, settledAt, settledBy } = message
  const isSettled = settledAt !== null
  return (
    <li className="py-5">
      <p className="flex flex-wrap gap-x-5 text-small text-soft">
        <time dateTime={message.receivedAt}>{words.on(message.receivedAt)}</time>
        <span className="wrap-anywhere">
          {words.from}: {name ?? (email === null ? words.nobody : '')}{' '}
          {email === null ? (
            `(${words.noEmail})`
          ) : (
            <a href={`mailto:${email}`} className="text-jade underline underline-offset-4">
              {email}
            </a>
          )}
        </span>
      </p>
      {about === null ? null : (
        <p className="mt-1 text-small">
          {words.about}: <TextLink to={about}>{about}</TextLink>
        </p>
      )}
      <p className="mt-3 max-w-[70ch] wrap-anywhere whitespace-pre-line">{message.message}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-soft">
        <Button
          size="small"
          isPending={isPending}
          onClick={() => void run(async () => setMessage(await settleMessage(id, !isSettled)))}
        >
          {isSettled ? words.reopen : words.settle}
        </Button>
        <output>{isSettled ? words.settledBy(settledBy, settledAt) : null}</output>
      </p>
    </li>
  )
}

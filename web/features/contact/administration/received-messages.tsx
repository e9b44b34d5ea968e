import { useCallback, useState } from 'react'
import type { ReceivedMessage } from '#domain/site/contact.ts'
import { EndOfPages } from '#web/administration/versions/end-of-pages.tsx'
import { usePages } from '#web/administration/versions/use-pages.ts'
import { Tabs } from '#web/ui/list/tabs.tsx'
import { type MessageState, readMessages } from './calls.ts'
import { MessageEntry } from './message-entry.tsx'
import { receivedMessages } from '#locales/en/site/received-messages.ts'

export function ReceivedMessages() {
  const { states } = receivedMessages
  const [state, setState] = useState<MessageState>('open')
  return (
    <Tabs
      label={states.label}
      selected={state}
      onSelect={setState}
      tabs={(['open', 'settled'] as const).map((id) => ({
        id,
        label: states[id],
        panel: id === state ? <MessageList state={id} /> : null,
      }))}
    />
  )
}

/** A message whose state was changed here stays in the list, so that a mistake can be undone. */
function MessageList({ state }: { state: MessageState }) {
  const { list: words } = receivedMessages
  const read = useCallback((after: string | null, signal?: AbortSignal) => readMessages(state, after, signal), [state])
  const pages = usePages<ReceivedMessage>(read)
  const messages = pages.loaded?.rows ?? []
  const isEmpty = pages.loaded !== null && messages.length === 0
  return (
    <>
      {isEmpty ? <p className="text-lead">{state === 'open' ? words.noneOpen : words.noneSettled}</p> : null}
      {messages.length > 0 ? (
        <ul aria-label={words[state]} className="max-w-200 divide-y divide-line border-y border-line">
          {messages.map((message) => (
            <MessageEntry key={message.id} received={message} />
          ))}
        </ul>
      ) : null}
      <EndOfPages pages={pages} words={words} />
    </>
  )
}

import { useState } from 'react'
import { isWithClinic, type SentRequest } from '#domain/consultations/sent-requests.ts'
import { hasEnded } from '#domain/consultations/consultation-life.ts'
import type { InboxDetail, InboxRequest } from '#domain/consultations/request-inbox.ts'
import { callApi } from '#web/api.ts'
import { BothLetters } from '#web/features/consultations/both-letters.tsx'
import { FileList, type ShowFile } from '#web/features/consultations/files/file-list.tsx'
import { requestFiles } from '#locales/en/consultations/request-files.ts'
import { MessageThread } from '#web/features/consultations/message-thread.tsx'
import { clinicDesk as desk } from '#locales/en/consultations/clinic-desk.ts'
import { PlaceName } from '#web/travel/places/place-name.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { useApiCall } from '#web/use-api-call.ts'
import { AnswerForm } from './answer-form.tsx'
import { ClinicHours } from './clinic-hours.tsx'
import { InboxFile } from './inbox-file.tsx'
import { requestInbox } from '#locales/en/consultations/request-inbox.ts'

type InboxEntryProps = {
  listed: InboxRequest
  /** Shows the requests of this clinic alone; null where that is so already. */
  onClinic: ((id: number) => void) | null
}

/** One request of the list. What was asked is loaded by a press, and that look is logged. */
export function InboxEntry({ listed, onClinic }: InboxEntryProps) {
  const { list: words, states, refused } = requestInbox
  const { isPending, run } = useApiCall(refused)
  const [request, setRequest] = useState(listed)
  const [detail, setDetail] = useState<InboxDetail | null>(null)
  const { id, clinic, state, answerHours, assignedTo, isMine, linkUntil } = request
  const params = { id }

  function assign() {
    return run(async () => {
      await callApi('PUT /api/consultation-inbox/:id/assignment', { params, body: { isMine: !isMine } })
      setRequest({ ...request, isMine: !isMine, assignedTo: null })
    })
  }

  function revoke() {
    return run(async () => {
      await callApi('DELETE /api/consultation-inbox/:id/link', { params })
      setRequest({ ...request, linkUntil: null })
    })
  }

  function renew() {
    return run(async () => {
      await callApi('POST /api/consultation-inbox/:id/link', { params })
      showToast({ kind: 'success', title: words.renewed })
    })
  }

  function addMessage(text: string) {
    if (!detail) return
    const message = { side: 'site' as const, text, files: [], writtenAt: new Date().toISOString() }
    setDetail({ ...detail, messages: [...detail.messages, message] })
  }

  return (
    <li className="grid gap-2 py-5">
      <h2 className="text-body font-medium">{clinic ? <PlaceName name={clinic} /> : words.gone}</h2>
      <p className="flex flex-wrap gap-x-5 text-small text-soft">
        <span>{states[state]}</span>
        <time dateTime={request.requestedAt}>{words.sentOn(request.requestedAt)}</time>
        <span>{answerHours === null ? words.unanswered : words.answered(answerHours)}</span>
        {isMine ? <span>{words.mine}</span> : null}
        {assignedTo === null || isMine ? null : <span className="wrap-anywhere">{words.assigned(assignedTo)}</span>}
        <span>{linkUntil === null ? words.noLink : words.link(linkUntil)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {detail === null && request.isReadable ? (
          <Button
            size="small"
            isPending={isPending}
            onClick={() => void run(async () => setDetail(await readDetail(id)))}
          >
            {words.read}
          </Button>
        ) : null}
        <Button size="small" isPending={isPending} onClick={() => void assign()}>
          {isMine ? words.giveBack : words.take}
        </Button>
        {linkUntil === null ? null : (
          <Button size="small" isPending={isPending} onClick={() => void revoke()}>
            {words.revoke}
          </Button>
        )}
        {hasEnded(state) ? null : (
          <Button size="small" isPending={isPending} onClick={() => void renew()}>
            {words.renew}
          </Button>
        )}
        {onClinic ? (
          <Button size="small" onClick={() => onClinic(request.clinicId)}>
            {words.onlyClinic}
          </Button>
        ) : null}
        {clinic ? <ClinicHours clinicId={request.clinicId} /> : null}
      </div>
      {request.isReadable ? null : <p className="max-w-[62ch] text-small text-soft">{words.forClinicAlone}</p>}
      {detail ? <ReadRequest id={id} detail={detail} onSent={addMessage} /> : null}
    </li>
  )
}

type ReadRequestProps = { id: string; detail: InboxDetail; onSent: (text: string) => void }

function ReadRequest({ id, detail, onSent }: ReadRequestProps) {
  const { request, messages } = detail
  const { list: words } = requestInbox
  const showFile: ShowFile = (file, label) => <InboxFile requestId={id} file={file} label={label} />
  if (!request) return <p>{words.unreadable}</p>
  return (
    <div className="mt-3 grid gap-6">
      <p className="wrap-anywhere">
        {words.from}: <bdi>{request.name}</bdi>, <bdi>{request.email}</bdi>
        {request.answerTo ? (
          <>
            {', '}
            {desk.messengers[request.answerTo.messenger]}: <bdi>{request.answerTo.handle}</bdi>
          </>
        ) : null}
      </p>
      <BothLetters clinic={request.clinic} request={request.request} choices={request.procedures} isSent />
      <FileList files={request.files} words={requestFiles} show={showFile} />
      <MessageThread
        messages={messages}
        own="site"
        writing={null}
        words={desk.messages}
        {...{ fileWords: requestFiles, showFile }}
      />
      {isWithClinic(request.state) ? <AnswerForm {...{ id, request, detail, onSent }} /> : null}
    </div>
  )
}

async function readDetail(id: string): Promise<InboxDetail> {
  const { request, ...detail } = await callApi('GET /api/consultation-inbox/:id', { params: { id } })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server made it as a `SentRequest`
  return { ...detail, request: request as SentRequest | null }
}

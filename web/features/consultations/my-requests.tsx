import { useEffect, useState } from 'react'
import type { ListedRequest } from '#domain/consultations/sent-requests.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { callApi } from '#web/api.ts'
import { PlaceName } from '#web/travel/places/place-name.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { writeDate } from '#web/ui/dates/typed-date.ts'
import { LoadingArea, SkeletonText } from '#web/ui/loading/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useSentRequestMessages } from './sent-request-messages.ts'

/** The requests that a member keeps in the account. A visitor is told how to find theirs. */
export function MyRequests({ isMember, isVisitor }: { isMember: boolean; isVisitor: boolean }) {
  const { list: words } = useSentRequestMessages()
  const { requests, hasFailed, askAgain } = useOwnRequests(isMember)
  if (isVisitor) {
    return (
      <>
        <p className="max-w-[62ch]">{words.visitor}</p>
        <p className="mt-6">
          <ButtonLink to="/login?next=/consultations" kind="primary">
            {words.logIn}
          </ButtonLink>
        </p>
      </>
    )
  }
  if (hasFailed) {
    return (
      <div role="alert">
        <p>{words.failed}</p>
        <Button className="mt-4" onClick={askAgain}>
          {words.again}
        </Button>
      </div>
    )
  }
  if (requests === null) {
    return (
      <LoadingArea>
        <SkeletonText lines={3} />
      </LoadingArea>
    )
  }
  if (requests.length === 0) return <p className="max-w-[62ch]">{words.none}</p>
  return (
    <ul className="divide-y divide-line border-y border-line">
      {requests.map((request) => (
        <OneRequest key={request.address} request={request} />
      ))}
    </ul>
  )
}

function OneRequest({ request: { address, clinic, state, writtenAt } }: { request: ListedRequest }) {
  const { own, list: words } = useSentRequestMessages()
  return (
    <li className="grid gap-1 py-4">
      <TextLink to={address} className="w-fit">
        <PlaceName name={clinic} />
      </TextLink>
      <p>{own.states[state]}</p>
      <p className="text-small text-soft">{words.writtenOn(writeDate(seoulDay(Date.parse(writtenAt))))}</p>
    </li>
  )
}

function useOwnRequests(isMember: boolean) {
  const [requests, setRequests] = useState<ListedRequest[] | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [failedAt, setFailedAt] = useState<number | null>(null)
  useEffect(() => {
    if (!isMember) return undefined
    const stopped = new AbortController()
    callApi('GET /api/consultations', { signal: stopped.signal }).then(
      (answer) => setRequests(answer.requests),
      () => {
        if (!stopped.signal.aborted) setFailedAt(attempt)
      },
    )
    return () => stopped.abort()
  }, [isMember, attempt])
  return { requests, hasFailed: failedAt === attempt, askAgain: () => setAttempt(attempt + 1) }
}

import type { ListedRequest, OwnRequests } from '#domain/consultations/sent-requests.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { callApi } from '#web/api.ts'
import { PlaceName } from '#web/travel/places/place-name.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { writeDate } from '#web/ui/dates/typed-date.ts'
import { LoadingArea, SkeletonText } from '#web/ui/loading/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useApiCall } from '#web/use-api-call.ts'
import { useOwnRequests } from '#web/use-own-requests.ts'
import { sentRequests } from '#locales/en/consultations/sent-requests.ts'

/** The requests that a member keeps in the account. A visitor is told how to find theirs. */
export function MyRequests({ member, isVisitor }: { member: string | null; isVisitor: boolean }) {
  const { list: words } = sentRequests
  const { listed, hasFailed, askAgain } = useOwnRequests(member)
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
  if (listed === null) {
    return (
      <LoadingArea>
        <SkeletonText lines={3} />
      </LoadingArea>
    )
  }
  const { requests, unreadable } = listed
  if (requests.length + unreadable.length === 0) {
    return (
      <>
        <p className="max-w-[62ch]">{words.none}</p>
        <p className="mt-6">
          <ButtonLink to={sitePages.clinics.path} kind="primary">
            {words.clinics}
          </ButtonLink>
        </p>
      </>
    )
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {requests.map((request) => (
        <OneRequest key={request.address} request={request} />
      ))}
      {unreadable.map((request) => (
        <Unreadable key={request.id} request={request} onDeleted={askAgain} />
      ))}
    </ul>
  )
}

function OneRequest({ request: { address, clinic, state, writtenAt } }: { request: ListedRequest }) {
  const { own, list: words } = sentRequests
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

function Unreadable({ request, onDeleted }: { request: OwnRequests['unreadable'][number]; onDeleted: () => void }) {
  const { own, unreadable: words, list } = sentRequests
  const { isPending, run } = useApiCall(list.notDeleted)
  const { id, writtenAt } = request
  return (
    <li className="grid justify-items-start gap-2 py-4">
      <p>{words.listed(writeDate(seoulDay(Date.parse(writtenAt))))}</p>
      <Button
        size="small"
        isPending={isPending}
        onClick={() =>
          void run(async () => {
            await callApi('DELETE /api/consultations/:id', { params: { id } })
            onDeleted()
          })
        }
      >
        {own.removeNow}
      </Button>
    </li>
  )
}

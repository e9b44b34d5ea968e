import { Act } from './act.tsx'
import { sentRequests } from '#locales/en/consultations/sent-requests.ts'

/** One's own request whose key is lost: it can be deleted, and nothing else. */
export function UnreadableRequest() {
  const { own, unreadable: words } = sentRequests
  return (
    <div className="page max-w-4xl py-10 md:py-14">
      <h1 className="text-h1">{words.title}</h1>
      <p className="mt-5 mb-6 max-w-[62ch] text-lead">{words.text}</p>
      <Act intent="delete" kind="danger">
        {own.removeNow}
      </Act>
    </div>
  )
}

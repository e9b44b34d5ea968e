import { sentRequests } from '#locales/en/consultations/sent-requests.ts'
import { isUnreached } from './reach-server.ts'

/** Says that no answer came to a form. Unlike a toast, it needs no code that is loaded for it. */
export function UnreachedNotice({ answer }: { answer: unknown }) {
  const { unreached: words } = sentRequests
  return (
    <div role="alert" className="pointer-events-none fixed inset-x-4 top-20 z-40 flex justify-center">
      {isUnreached(answer) ? (
        <p className="max-w-[62ch] rounded-panel border border-vermilion bg-surface p-4 shadow-raised">
          {answer.isRepeatable ? words.repeatable : words.unsure}
        </p>
      ) : null}
    </div>
  )
}

import { useSentRequestMessages } from '#web/features/consultations/sent-request-messages.ts'
import { NothingThere } from './nothing-there.tsx'

/** The link opens no request. */
export function NoSuchRequest() {
  return <NothingThere words={useSentRequestMessages().notThere} />
}

import { SecondFactorNotice } from '#web/administration/panel.tsx'
import { useInboxWords } from './inbox-words.ts'

/** Shown instead of the requests until the administrator has proved a second factor. */
export function InboxSecondFactor() {
  return <SecondFactorNotice words={useInboxWords()} />
}

import { SecondFactorNotice } from '#web/administration/panel.tsx'
import { useReceivedWords } from './received-words.ts'

/** Shown instead of the messages until the administrator has proved a second factor. */
export function MessagesSecondFactor() {
  return <SecondFactorNotice words={useReceivedWords()} />
}

import { SecondFactorNotice } from '#web/administration/panel.tsx'
import { useReceivedWords } from './received-words.ts'

/** Shown to an administrator without a second factor, instead of the messages. */
export function MessagesSecondFactor() {
  return <SecondFactorNotice words={useReceivedWords()} />
}

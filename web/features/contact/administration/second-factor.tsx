import { SecondFactorNotice } from '#web/administration/panel.tsx'
import { useReceivedWords } from './received-words.ts'

/** Instead of what only an administrator with a second step may see. */
export function MessagesSecondFactor() {
  return <SecondFactorNotice words={useReceivedWords()} />
}

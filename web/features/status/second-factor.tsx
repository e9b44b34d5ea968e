import { SecondFactorNotice } from '#web/administration/panel.tsx'
import { useStatusMessages } from './status-messages.ts'

/** Shown to an administrator without a second factor, instead of the status. */
export function StatusSecondFactor() {
  return <SecondFactorNotice words={useStatusMessages()} />
}

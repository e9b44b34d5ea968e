import { SecondFactorNotice } from '#web/administration/panel.tsx'
import { useStatusMessages } from './status-messages.ts'

/** Shown instead of the status until the administrator has proved a second factor. */
export function StatusSecondFactor() {
  return <SecondFactorNotice words={useStatusMessages()} />
}

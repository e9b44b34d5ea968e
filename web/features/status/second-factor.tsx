import { SecondFactorNotice } from '#web/administration/panel.tsx'
import { useStatusMessages } from './status-messages.ts'

/** Instead of what only an administrator with a second step may see. */
export function StatusSecondFactor() {
  return <SecondFactorNotice words={useStatusMessages()} />
}

import { SecondFactorNotice } from '#web/administration/panel.tsx'
import { useStatusWords } from './words.ts'

/** Instead of what only an administrator with a second step may see. */
export function StatusSecondFactor() {
  return <SecondFactorNotice words={useStatusWords()} />
}

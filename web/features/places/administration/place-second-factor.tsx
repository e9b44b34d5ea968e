import { SecondFactorNotice } from '#web/administration/panel.tsx'
import { usePlaceFormMessages } from './place-form-messages.ts'

/** Instead of what only an administrator with a second step may see. */
export function PlaceSecondFactor() {
  return <SecondFactorNotice words={usePlaceFormMessages()} />
}

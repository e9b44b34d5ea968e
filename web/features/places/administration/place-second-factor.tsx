import { SecondFactorNotice } from '#web/administration/panel.tsx'
import { usePlaceFormMessages } from './place-form-messages.ts'

/** Shown to an administrator without a second factor, instead of the tools. */
export function PlaceSecondFactor() {
  return <SecondFactorNotice words={usePlaceFormMessages()} />
}

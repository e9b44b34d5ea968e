import { SecondFactorNotice } from '#web/administration/panel.tsx'
import { usePlaceFormMessages } from './place-form-messages.ts'

/** Shown instead of the tools until the administrator has proved a second factor. */
export function PlaceSecondFactor() {
  return <SecondFactorNotice words={usePlaceFormMessages()} />
}

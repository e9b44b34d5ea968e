import { SecondFactorNotice } from '#web/administration/panel.tsx'
import { useModerationWords } from './moderation-words.ts'

/** Shown instead of the reviews until the administrator has proved a second factor. */
export function ModerationSecondFactor() {
  return <SecondFactorNotice words={useModerationWords()} />
}

import { readConfig } from '#server/config.ts'
import { describeStatusSettings } from '#server/describe-status.ts'
import type { StatusSettings } from '#server/status/status-settings.ts'

/** The settings of an installation with these variables. */
export function buildStatusSettings(variables: Record<string, string>): StatusSettings {
  return describeStatusSettings(readConfig(variables))
}

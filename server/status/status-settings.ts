import type { DiskSpace, MailWay } from '#domain/site/product-status.ts'

/** A key of an outside service: the variables that set it, and the names under which its calls are recorded. */
export type ProviderKey = { id: string; variables: string; isSet: boolean; services: readonly string[] }

/** The status settings from the environment of this process, without secrets. */
export type StatusSettings = {
  version: string
  isPublic: boolean
  isEmbedded: boolean
  mail: MailWay
  /** Local folders whose disk may become full, with the variable that sets each. */
  folders: readonly { variable: DiskSpace['variable']; path: string }[]
  backups: { isPlaced: boolean; everyMinutes: number | null }
  providers: readonly ProviderKey[]
}

import type { DiskSpace, MailWay } from '#domain/product-status.ts'

/** A key of an outside service: the variables that set it, and under which names the service is recorded. */
export type ProviderKey = { id: string; variables: string; isSet: boolean; services: readonly string[] }

/** What the environment of this process says, without a secret. */
export type StatusSettings = {
  version: string
  isPublic: boolean
  isEmbedded: boolean
  mail: MailWay
  /** Folders of this machine that fill up, by the variable that names them. */
  folders: readonly { variable: DiskSpace['variable']; path: string }[]
  backups: { isPlaced: boolean; everyMinutes: number | null }
  providers: readonly ProviderKey[]
}

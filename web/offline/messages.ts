/** Messages from a page to the service worker. A question is answered on the message port that comes with it. */
export type OfflineMessage =
  /** Ask for the worker's version. */
  | { kind: 'which version' }
  /** Activate a waiting worker. */
  | { kind: 'take over' }
  /** Sent by a page that was loaded before the worker controlled it. */
  | { kind: 'opened'; address: string; files: readonly string[] }
  /** Pages and files to cache for offline use, even if they were never opened. */
  | {
      kind: 'keep'
      pages: readonly string[]
      /** Pages to fetch only when there is no copy yet. Absent in messages of an earlier release. */
      missing?: readonly string[]
      files: readonly string[]
    }

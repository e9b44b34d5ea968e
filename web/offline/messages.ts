/** What a page says to the service worker. A question is answered on the port that comes with it. */
export type OfflineMessage =
  /** Answered with the version of the worker. */
  | { kind: 'which version' }
  /** A waiting worker becomes the one that answers. */
  | { kind: 'take over' }
  /** A page that was opened before there was a worker to see it. */
  | { kind: 'opened'; address: string; files: readonly string[] }
  /** Pages and files to cache for offline use, even if they were never opened. */
  | { kind: 'keep'; pages: readonly string[]; files: readonly string[] }

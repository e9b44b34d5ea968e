export type Job = { subject: string | null; attempt: number }

/**
 * What a job does. It may run twice (a worker may be killed just before it reports success), so it checks whether its
 * work is already done. It ends when `signal` aborts: after that another node may take it over.
 */
export type Work = (job: Job, signal: AbortSignal) => Promise<void>

/** Thrown by work that must not be retried. The reason is a code without any user's words. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

export type Job = { subject: string | null; attempt: number }

/**
 * What a job does. It may run twice (whoever ran it first may have been killed just before saying so), so it looks
 * whether its work is done already. It ends when `signal` says so: after that another node may take it over.
 */
export type Work = (job: Job, signal: AbortSignal) => Promise<void>

/** Thrown by work that must not be tried again. The reason is a code without anybody's words in it. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

import type { OutsideProblemCode } from '#domain/site/outside-services.ts'

type Details = { service: string; status?: number | null; theirs?: string | null }

/** Names the service, what went wrong, and the service's own code, but never an address or a key. */
export class OutsideProblem extends Error {
  override readonly name = 'OutsideProblem'
  readonly code: OutsideProblemCode
  readonly service: string
  /** The HTTP status of the answer; null if there was none. */
  readonly status: number | null
  readonly theirs: string | null

  constructor(code: OutsideProblemCode, { service, status = null, theirs = null }: Details) {
    const told = [status === null ? '' : `HTTP ${status}`, theirs ?? ''].filter(Boolean).join(', ')
    super(`${service}: ${code}${told && ` (${told})`}`)
    this.code = code
    this.service = service
    this.status = status
    this.theirs = theirs
  }
}

/** What an HTTP status means; null if the answer can be read. */
export function readStatus(status: number): OutsideProblemCode | null {
  if (status >= 200 && status < 300) return null
  if (status === 401) return 'bad_key'
  if (status === 403) return 'forbidden'
  if (status === 404 || status === 410) return 'not_found'
  if (status === 429) return 'quota'
  if (status === 408 || status >= 500) return 'upstream_down'
  // A redirect is not followed: it could send the key to another host.
  return status >= 400 ? 'bad_request' : 'malformed'
}

let seconds: number | null = null

/** The `Retry-After` of the last 429 answer, which the client library does not expose. */
export function readRetryAfter(): number | null {
  return seconds
}

export async function fetchNotingLimits(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  if (response.status === 429) {
    const said = Number(response.headers.get('retry-after') ?? Number.NaN)
    seconds = Number.isFinite(said) ? said : null
  }
  return response
}

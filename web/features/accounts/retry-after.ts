let seconds: number | null = null

/** When the last refusal for too many requests said that one may try again; the client library does not pass it on. */
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

import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { writeIcs } from '#domain/trips/exports/ics.ts'
import { Problem } from '#domain/site/problems.ts'
import { tripExports } from '#locales/en/trips/trip-exports.ts'
import type { App } from '#server/platform/http/app.ts'
import { visitorNetwork } from '#server/platform/http/client-network.ts'
import { codeText } from '#server/platform/http/coded-answer.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { publicReading, countRequest } from '#server/platform/limits/count-request.ts'
import { writeSharedWords } from '#server/trips/words/shared-trip-words.ts'
import type { TripOpenings } from './trip-openings.ts'

type Parts = {
  openings: Pick<TripOpenings, 'followed'>
  limits: Pick<RateLimits, 'take'>
  siteOrigin: string
}

/** Calendar feeds of a saved trip: a calendar program fetches the address again and again. */
export function mountTripCalendars({ openings, limits, siteOrigin }: Parts) {
  async function answer(c: Context<HttpEnv>): Promise<Response> {
    await countRequest(limits, `calendars:${visitorNetwork(c.get('client'))}`, publicReading)
    const file = c.req.param('file') ?? ''
    const trip = file.endsWith('.ics') ? await openings.followed(file.slice(0, -'.ics'.length)) : null
    if (!trip) throw new Problem('trips.not_found')
    const { document, showsClinics, version, changedAt, calendarKey } = trip
    const text = writeIcs(document, {
      words: tripExports,
      showsClinics,
      writeWords: writeSharedWords,
      calendarKey,
      url: `${siteOrigin}/trips`,
      sequence: version,
    })
    const etag = `"${hash('sha256', text, 'base64url').slice(0, 22)}"`
    const headers = {
      etag,
      'last-modified': changedAt.toUTCString(),
      // A revoked calendar must stop at once, so caches have to revalidate each time.
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    }
    if (isUnchanged(c, etag, changedAt)) return c.body(null, 304, headers)
    const { body, coding, headers: coded } = await codeText(text, c.req.header('accept-encoding'))
    return c.body(body, 200, {
      ...headers,
      ...coded,
      // A strong ETag identifies exact bytes, and a compressed response has different ones.
      etag: coding ? `W/${etag}` : etag,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="trip.ics"',
    })
  }

  return (app: App): void => {
    app.get('/calendars/:file', (c) => answer(c))
    app.all('/calendars/*', () => {
      throw new Problem('request.method_not_allowed', { allow: 'GET' })
    })
  }
}

/** As in RFC 9110: if both headers are present, only the ETag counts. */
function isUnchanged(c: Context<HttpEnv>, etag: string, changedAt: Date): boolean {
  const tags = c.req.header('if-none-match')
  if (tags !== undefined) return tags === '*' || tags.includes(etag)
  const since = Date.parse(c.req.header('if-modified-since') ?? '')
  return Number.isFinite(since) && Math.floor(changedAt.getTime() / 1000) * 1000 <= since
}

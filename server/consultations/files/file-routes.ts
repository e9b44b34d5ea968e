import type { Context } from 'hono'
import { clinicFilePath, isPicture, ownFilePath } from '#domain/consultations/request-files.ts'
import { Problem } from '#domain/site/problems.ts'
import type { App } from '#server/platform/http/app.ts'
import { visitorNetwork } from '#server/platform/http/client-network.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { countRequest, publicReading } from '#server/platform/limits/count-request.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { readPlainForm, requireOwnForm } from '#server/platform/pages/sent-form.ts'
import { harmless } from '#server/platform/storage/present-object.ts'
import type { ClinicKey } from '#server/consultations/clinic/clinic-desk.ts'
import type { OpenedFile } from './opened-files.ts'

type Parts = {
  limits: Pick<RateLimits, 'take'>
  siteOrigin: string
  readOwnFile: (token: string, id: string) => Promise<OpenedFile | null>
  readClinicFile: (key: ClinicKey, id: string) => Promise<OpenedFile | null>
}

/** Files of requests, as pages link them: for the patient by the link of the request, for the clinic by a form. */
export function mountRequestFiles({ limits, siteOrigin, readOwnFile, readClinicFile }: Parts) {
  const count = (c: Context<HttpEnv>) =>
    countRequest(limits, `consultation-files:${visitorNetwork(c.get('client'))}`, publicReading)

  return (app: App): void => {
    app.get(ownFilePath, async (c) => {
      await count(c)
      return present(await readOwnFile(c.req.query('token') ?? '', c.req.query('file') ?? ''))
    })
    // The pass is in the body, because it is stored nowhere and stands in no address.
    app.post(clinicFilePath, async (c) => {
      requireOwnForm(c.req.raw, siteOrigin)
      await count(c)
      const { fields } = await readPlainForm(c.req.raw)
      const key = { token: c.req.query('token') ?? '', pass: fields.get('pass') ?? '', client: c.get('client') }
      return present(await readClinicFile(key, fields.get('file') ?? ''))
    })
  }
}

/** A picture is shown, and a document is saved: it may hold scripts of its own. */
function present(opened: OpenedFile | null): Response {
  if (!opened) throw new Problem('consultations.not_found')
  const { type, content } = opened
  const name = `file.${type.slice(type.indexOf('/') + 1)}`
  return new Response(content, {
    headers: {
      ...harmless,
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'content-type': type,
      'content-length': String(content.byteLength),
      'content-disposition': `${isPicture(opened) ? 'inline' : 'attachment'}; filename="${name}"`,
    },
  })
}

import { Problem } from '#domain/site/problems.ts'
import { parseJson } from '#server/platform/http/parse-json.ts'

/** Forms are never JSON. Text and bytes may be, because the clients send JSON strings as text. */
const forms = ['multipart/form-data', 'application/x-www-form-urlencoded']

/** Parses the body of a call as JSON. */
export async function readJson(request: Request): Promise<unknown> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
  if (forms.includes(type.trim().toLowerCase())) throw new Problem('request.media_type_unsupported')
  try {
    return parseJson(new Uint8Array(await request.arrayBuffer()))
  } catch (error) {
    if (error instanceof Problem) throw error // the body is too large
    throw new Problem('request.malformed')
  }
}

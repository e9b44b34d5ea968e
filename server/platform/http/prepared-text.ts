import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { chooseCoding, type Coding } from './accepted-coding.ts'

// Brotli quality 9 takes 40 ms in another thread for the embedded catalogue; 11 takes a second and saves a tenth.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
const compress = {
  br: (text: string) => promisify(brotliCompress)(text, brotli),
  gzip: (text: string) => promisify(gzip)(text),
}

type Asked = { acceptEncoding: string | undefined; ifNoneMatch: string | undefined }

/** The headers of a request that decide how a text is sent. */
export function readAsked({ headers }: Request): Asked {
  return {
    acceptEncoding: headers.get('accept-encoding') ?? undefined,
    ifNoneMatch: headers.get('if-none-match') ?? undefined,
  }
}

/** A large answer that is the same for all clients: serialised, hashed and compressed once. */
export class PreparedText {
  readonly #text: string
  readonly #type: string
  readonly #etag: string
  readonly #coded: Partial<Record<Coding, Promise<Uint8Array<ArrayBuffer>>>> = {}

  constructor(text: string, type = 'application/json') {
    this.#text = text
    this.#type = type
    this.#etag = hash('sha256', text, 'base64url').slice(0, 22)
  }

  async respond({ acceptEncoding, ifNoneMatch }: Asked, caching: Record<string, string>): Promise<Response> {
    const coding = chooseCoding(acceptEncoding)
    // A strong ETag identifies bytes, so each content coding has its own.
    const etag = `"${this.#etag}${coding ? `-${coding}` : ''}"`
    const headers = { ...caching, etag, vary: 'accept-encoding', 'content-type': this.#type }
    if (ifNoneMatch?.includes(etag)) return new Response(null, { status: 304, headers })
    if (!coding) return new Response(this.#text, { headers })
    this.#coded[coding] ??= this.#compress(coding)
    return new Response(await this.#coded[coding], { headers: { ...headers, 'content-encoding': coding } })
  }

  async #compress(coding: Coding): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await compress[coding](this.#text))
  }
}

import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request } from 'node:http'
import { isIP } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect } from 'node:tls'
import { Problem } from '#domain/site/problems.ts'
import { isPublicAddress } from './public-address.ts'

/** Access to the network, which tests replace. */
export type Outside = {
  resolve(hostname: string): Promise<string[]>
  /** A TLS connection to exactly this address; the server has to prove that it is the host. */
  connect(address: string, hostname: string): Duplex
}

const realOutside: Outside = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  connect: (address, hostname) => connectSecurely(address, hostname, 443),
}

/** The server has to prove by a certificate that it is the host. */
export function connectSecurely(address: string, hostname: string, port: number): Duplex {
  return connect({ host: address, port, servername: hostname, ALPNProtocols: ['http/1.1'] })
}

type Limits = { maxBytes: number; milliseconds?: number; outside?: Outside }

const mostRedirects = 3
const usualMilliseconds = 15_000

/**
 * Fetches a picture from an address that somebody gave. The name is resolved once, all its addresses are checked, and
 * the connection uses one of them: a name that changes in between (DNS rebinding) has no effect.
 */
export async function fetchPicture(address: string, limits: Limits): Promise<Buffer> {
  const { maxBytes, milliseconds = usualMilliseconds, outside = realOutside } = limits
  const signal = AbortSignal.timeout(milliseconds)
  let url = readAddress(address)
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await ask(url, outside, signal)
    try {
      const next = whereTo(response, url)
      if (next === null) return await readBody(response, maxBytes)
      url = next
    } finally {
      response.destroy()
    }
  }
  throw new Problem('pictures.not_fetched')
}

/** Accepts https on its usual port, by name: nobody can prove to be a numeric address. */
function readAddress(text: string, base?: URL): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : null
  const isUsable = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  if (!url || !isUsable || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) {
    throw new Problem('pictures.address_refused')
  }
  return url
}

async function ask(url: URL, outside: Outside, signal: AbortSignal): Promise<IncomingMessage> {
  const { hostname } = url
  const addresses = await unlessAborted(outside.resolve(hostname), signal).catch(refuseUnreachable)
  const [address] = addresses
  if (address === undefined) throw new Problem('pictures.not_fetched')
  // One private address among public ones is an attack, or may become one.
  if (!addresses.every(isPublicAddress)) throw new Problem('pictures.address_refused')
  return new Promise((resolve, reject) => {
    const asked = request({
      host: hostname,
      path: `${url.pathname}${url.search}`,
      headers: { host: hostname, accept: 'image/webp,image/jpeg,image/png', 'accept-encoding': 'identity' },
      createConnection: () => outside.connect(address, hostname),
      signal,
    })
    asked.on('response', resolve)
    asked.on('error', () => reject(new Problem('pictures.not_fetched')))
    asked.end()
  })
}

/** A DNS lookup cannot be cancelled, but its result can be ignored. */
function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('it took too long')), { once: true })
    work.then(resolve, reject)
  })
}

function refuseUnreachable(): never {
  throw new Problem('pictures.not_fetched')
}

/** The address to which an answer redirects, or null if it is the last one. */
function whereTo({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  if (statusCode === 200) return null
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode)
  if (!isRedirect || headers.location === undefined) throw new Problem('pictures.not_fetched')
  return readAddress(headers.location, from)
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    const content: AsyncIterable<Buffer> = response
    for await (const bytes of content) {
      size += bytes.byteLength
      if (size > maxBytes) throw new Problem('pictures.too_large')
      chunks.push(bytes)
    }
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('pictures.not_fetched')
  }
  return Buffer.concat(chunks)
}

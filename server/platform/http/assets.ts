import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { Problem } from '#domain/site/problems.ts'
import { acceptsCoding } from './accepted-coding.ts'
import type { App } from './app.ts'

type Asset = {
  headers: Record<string, string>
  etag: string
  bytes: Uint8Array<ArrayBuffer>
  /** By content coding; written beside the file by the build. */
  coded: { br?: Uint8Array<ArrayBuffer>; gzip?: Uint8Array<ArrayBuffer> }
}

export type Assets = ReadonlyMap<string, Asset>

/**
 * The built files by address, held in memory: there are few, and an address that is not in the map cannot read any
 * file. The first folder wins: the newest build, then the previous one, whose scripts open tabs still request.
 */
export async function loadAssets(folders: readonly string[], mapHosts: readonly string[] = []): Promise<Assets> {
  const assets = new Map<string, Asset>()
  for (const folder of folders) {
    for (const file of await filesBelow(folder)) {
      const address = `/${file.split(sep).join('/')}`
      if (!isPublic(address) || assets.has(address)) continue
      assets.set(address, await readAsset({ folder, file, address, mapHosts }))
    }
  }
  return assets
}

async function filesBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [] // there is no earlier build
    throw error
  }
}

function isPublic(address: string): boolean {
  return !address.startsWith('/.') && !address.endsWith('.br') && !address.endsWith('.gz')
}

// A worker uses the policy of its own script, not that of the page.
const workerPolicy = "default-src 'none'; connect-src 'self'"

function policyOf(address: string, mapHosts: readonly string[]): string | null {
  if (address === '/service-worker.js' || address.startsWith('/assets/planner-worker-')) return workerPolicy
  return address.startsWith('/assets/maplibre-gl-worker-') ? [workerPolicy, ...mapHosts].join(' ') : null
}

type AssetFile = { folder: string; file: string; address: string; mapHosts: readonly string[] }

async function readAsset({ folder, file, address, mapHosts }: AssetFile): Promise<Asset> {
  const policy = policyOf(address, mapHosts)
  const path = join(folder, file)
  const [bytes, br, gzip] = await Promise.all([readFile(path), readIfThere(`${path}.br`), readIfThere(`${path}.gz`)])
  // The build puts a hash of the content into every name under /assets, so the bytes at an address never change.
  const named = address.startsWith('/assets/')
  return {
    bytes: new Uint8Array(bytes),
    coded: { ...(br && { br }), ...(gzip && { gzip }) },
    etag: hash('sha256', bytes, 'base64url').slice(0, 22),
    headers: {
      'content-type': getMimeType(address) ?? 'application/octet-stream',
      'cache-control': named ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      vary: 'accept-encoding',
      ...(policy && { 'content-security-policy': policy }),
    },
  }
}

async function readIfThere(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(path))
  } catch {
    return undefined // the build found it not worth compressing
  }
}

/** Serves the built files. An unknown address below /assets is refused here, without rendering a page. */
export function mountAssets(assets: Assets) {
  return (app: App) => {
    app.on(['GET', 'HEAD'], '*', (c, next) => {
      const asset = assets.get(c.req.path)
      if (asset) return presentAsset(asset, c.req.raw)
      if (c.req.path.startsWith('/assets/')) throw new Problem('page.not_found')
      return next()
    })
  }
}

function presentAsset(asset: Asset, request: Request): Response {
  const accepted = request.headers.get('accept-encoding') ?? undefined
  const coding = (['br', 'gzip'] as const).find((name) => asset.coded[name] && acceptsCoding(accepted, name))
  const bytes = (coding && asset.coded[coding]) ?? asset.bytes
  const etag = `"${asset.etag}${coding ? `-${coding}` : ''}"`
  const headers: Record<string, string> = { ...asset.headers, etag, 'content-length': String(bytes.byteLength) }
  if (coding) headers['content-encoding'] = coding
  if (request.headers.get('if-none-match')?.includes(etag)) {
    delete headers['content-length']
    return new Response(null, { status: 304, headers })
  }
  return new Response(request.method === 'HEAD' ? null : bytes, { headers })
}

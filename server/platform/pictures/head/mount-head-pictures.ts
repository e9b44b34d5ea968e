import type { Context } from 'hono'
import sharp from 'sharp'
import { Problem } from '#domain/site/problems.ts'
import type { SceneName } from '#domain/site/scene-names.ts'
import { headPictureVersion } from '#domain/site/site-pages.ts'
import { type StoredFile, type StoredFiles, pour } from '#server/platform/files/stored-files.ts'
import type { App } from '#server/platform/http/app.ts'
import { visitorNetwork } from '#server/platform/http/client-network.ts'
import { answer } from '#server/platform/http/frame.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { createSharedWork } from '#server/platform/work/share-work.ts'
import type { Semaphore } from '#server/platform/work/semaphore.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { countRequest } from '#server/platform/limits/count-request.ts'
import { drawHeadPicture } from './draw-head-picture.ts'
import type { HeadPictureStore } from './head-picture-store.ts'

type Subject = { scene: SceneName; title: string }

type Options = {
  site: string
  /** What the picture of this name shows. Only our own words are drawn: an address contains no text. */
  find: (name: string) => Subject | null | Promise<Subject | null>
  store: HeadPictureStore
  storedFiles: Pick<StoredFiles, 'add' | 'get'>
  runLimited: Semaphore
  limits: Pick<RateLimits, 'take'>
}

type Asked = { name: string; subject: Subject; network: string; signal: AbortSignal }

/** Drawing takes a fifth of a second of processor time. A stored picture is not counted. */
const drawings = { limit: 120, windowSeconds: 600 }

/** /head-pictures/{name}.png: the preview of a link in a chat or a feed. Crawlers accept no SVG. */
export function mountHeadPictures({ site, find, store, storedFiles, runLimited, limits }: Options) {
  const share = createSharedWork<StoredFile>()

  async function draw({ name, subject, network, signal }: Asked): Promise<StoredFile> {
    await countRequest(limits, `head-pictures:${network}`, drawings)
    return share(`${name} ${versionOf(subject)}`, {
      signal,
      async work(left) {
        const png = await runLimited(() => rasterise(drawHeadPicture({ ...subject, site })), { signal: left })
        const kept = await storedFiles.add(pour(png))
        await store.save({ name, version: versionOf(subject) }, kept)
        return kept
      },
    })
  }

  async function present(c: Context<HttpEnv>): Promise<Response> {
    const name = /^(?<name>[a-z0-9-]{1,80})\.png$/.exec(c.req.param('file') ?? '')?.groups?.['name']
    const subject = name === undefined ? null : await find(name)
    if (name === undefined || !subject) throw new Problem('page.not_found')
    const asked = { name, subject, network: visitorNetwork(c.get('client')), signal: c.req.raw.signal }
    const known = await store.find({ name, version: versionOf(subject) })
    const { file, size, etag: tag } = known ?? (await draw(asked))
    const etag = `"${tag}"`
    const headers: Record<string, string> = {
      'content-type': 'image/png',
      etag,
      // Another version than ours comes from an address before or after a deploy.
      'cache-control':
        c.req.query('v') === headPictureVersion(subject.title)
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=60',
      // Chats embed it in their own pages.
      'cross-origin-resource-policy': 'cross-origin',
    }
    if (c.req.header('if-none-match')?.includes(etag)) return answer(c, { status: 304, headers, body: null })
    headers['content-length'] = String(size)
    if (c.req.method === 'HEAD') return answer(c, { status: 200, headers, body: null })
    // A lost file is drawn again, with the same bytes.
    const body = (await storedFiles.get(file)) ?? (await storedFiles.get((await draw(asked)).file))
    return new Response(body, { status: 200, headers })
  }

  return (app: App) => {
    app.on(['GET', 'HEAD'], '/head-pictures/:file', present)
  }
}

/** Changes with everything that is drawn. */
function versionOf({ scene, title }: Subject): string {
  return `${scene}.${headPictureVersion(title)}`
}

/** With 256 colours it has a third of the bytes, and the scenes are flat. */
function rasterise(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer()
}

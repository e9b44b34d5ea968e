import { hash } from 'node:crypto'
import type { Context } from 'hono'
import sharp from 'sharp'
import { Problem } from '#domain/problems.ts'
import type { SceneName } from '#domain/scenes.ts'
import { headPictureVersion } from '#domain/site-pages.ts'
import type { App } from '#server/platform/http/app.ts'
import { answer } from '#server/platform/http/frame.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { drawHeadPicture } from './draw-head-picture.ts'

type Subject = { scene: SceneName; title: string }

type Options = {
  site: string
  /** What the picture of this name shows. Only what we say ourselves is drawn: an address carries no words. */
  find: (name: string) => Subject | null | Promise<Subject | null>
}

type Picture = { etag: string; bytes: Uint8Array<ArrayBuffer> }

// Some 100 KB each.
const mostKept = 100

/** /head-pictures/{name}.png: what a link to a page looks like in a chat or a feed. Crawlers take no SVG. */
export function mountHeadPictures({ site, find }: Options) {
  const kept = new Map<string, Promise<Picture>>()

  /** Drawing takes a third of a second: several who ask at once wait for one. */
  function draw({ scene, title }: Subject): Promise<Picture> {
    const key = `${scene} ${title}`
    const known = kept.get(key)
    if (known) return known
    const picture = rasterise(drawHeadPicture({ scene, title, site }))
    kept.set(key, picture)
    picture.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size > mostKept) kept.delete(oldest)
    return picture
  }

  async function present(c: Context<HttpEnv>): Promise<Response> {
    const name = /^(?<name>[a-z0-9-]{1,80})\.png$/.exec(c.req.param('file') ?? '')?.groups?.['name']
    const subject = name === undefined ? null : await find(name)
    if (!subject) throw new Problem('page.not_found')
    const { etag, bytes } = await draw(subject)
    const headers: Record<string, string> = {
      'content-type': 'image/png',
      etag,
      // Another version than ours is an address from before or after a deploy.
      'cache-control':
        c.req.query('v') === headPictureVersion(subject.title)
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=60',
      // Chats show it inside their own pages.
      'cross-origin-resource-policy': 'cross-origin',
    }
    if (c.req.header('if-none-match')?.includes(etag)) return answer(c, { status: 304, headers, body: null })
    headers['content-length'] = String(bytes.byteLength)
    return answer(c, { status: 200, headers, body: c.req.method === 'HEAD' ? null : bytes })
  }

  return (app: App) => {
    app.on(['GET', 'HEAD'], '/head-pictures/:file', present)
  }
}

async function rasterise(svg: string): Promise<Picture> {
  // 256 colours are a third of the bytes, and the scenes are flat.
  const png = await sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer()
  return { etag: `"${hash('sha256', png, 'base64url').slice(0, 22)}"`, bytes: new Uint8Array(png) }
}

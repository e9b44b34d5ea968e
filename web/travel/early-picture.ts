import type { MetaDescriptor } from 'react-router'
import type { SceneName } from '#domain/scene-names.ts'
import { type Palette, pictureAddress, type Ratio } from '#domain/scenes.ts'

/**
 * For a page's head: the two palettes of a picture that is seen first, on screens of this kind or on all. They are
 * named in meta elements, because HTML has no link that is not yet to be followed.
 */
export function earlyPicture(scene: SceneName, id: string, ratio: Ratio, media = 'all'): MetaDescriptor[] {
  const named = (palette: Palette) => ({
    name: `early-picture-${palette}`,
    content: pictureAddress(scene, id, palette, ratio),
    'data-media': media,
  })
  return [named('day'), named('dusk')]
}

/**
 * Runs in the head when the theme is known: a picture in the page is asked for when the style sheets are there and the
 * page was laid out. A preload by the system's theme would fetch the wrong one for who chose the other. Who is led to a
 * section further down does not see it.
 */
export const earlyPictureScript = `(() => {
  if (location.hash) return
  const palette = document.documentElement.dataset.theme === 'dark' ? 'dusk' : 'day'
  for (const { content, dataset } of document.querySelectorAll('meta[name="early-picture-' + palette + '"]')) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high', media: dataset.media, href: content })
    document.head.append(link)
  }
})()`

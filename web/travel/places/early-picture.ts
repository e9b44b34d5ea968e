import type { MetaDescriptor } from 'react-router'
import type { SceneName } from '#domain/site/scene-names.ts'
import { type Palette, pictureAddress, type Ratio } from '#domain/site/scenes.ts'

/**
 * For a page's head: both theme variants of a picture in the first view, for matching media. They are meta elements,
 * because HTML has no link that is inactive at first.
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
 * Runs in the head once the theme is known, and preloads the variant of that theme. Otherwise a picture is requested
 * only after the style sheets have loaded and the page was laid out. A preload by the system's theme would load the
 * wrong variant when the visitor chose the other one. With a hash in the address the picture is out of view.
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

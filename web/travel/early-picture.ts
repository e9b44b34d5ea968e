import type { MetaDescriptor } from 'react-router'
import { type Palette, pictureAddress, type Ratio, type SceneName } from '#domain/scenes.ts'

/** For a page's head: the two palettes of a picture that is seen first, on screens of this kind or on all. */
export function earlyPicture(scene: SceneName, id: string, ratio: Ratio, media = 'all'): MetaDescriptor[] {
  const link = (palette: Palette) => ({
    tagName: 'link',
    rel: `early-${palette}`,
    as: 'image',
    fetchPriority: 'high',
    media,
    href: pictureAddress(scene, id, palette, ratio),
  })
  return [link('day'), link('dusk')]
}

/**
 * Runs in the head when the theme is known: a picture in the page is asked for when the style sheets are there and the
 * page was laid out. A preload by the system's theme would fetch the wrong one for who chose the other. Who is led to a
 * section further down does not see it.
 */
export const earlyPictureScript = `(() => {
  if (location.hash) return
  const palette = document.documentElement.dataset.theme === 'dark' ? 'dusk' : 'day'
  for (const early of document.querySelectorAll('link[rel="early-' + palette + '"]')) {
    const link = early.cloneNode()
    link.rel = 'preload'
    document.head.append(link)
  }
})()`

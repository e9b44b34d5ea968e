type PaintedWholeProps = {
  /** The id of the element after the content that must be painted together. */
  upTo: string
  /** A media query: where the delay is worth it. */
  media?: string
}

/**
 * Blocks the first paint until the browser has parsed the page up to that element. Otherwise Chromium paints half a
 * row, which shifts when the other half arrives. The wait overlaps that for the style sheet. React moves the element to
 * the head.
 */
export function PaintedWhole({ upTo, media }: PaintedWholeProps) {
  return <meta name="painted-whole" content={upTo} data-media={media} />
}

/** Runs in the head, after those elements. Browsers accept the link in the body as well, but HTML checkers do not. */
export const paintedWholeScript = `(() => {
  for (const { content, dataset } of document.querySelectorAll('meta[name="painted-whole"]')) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'expect', href: '#' + content, media: dataset.media ?? '' })
    link.setAttribute('blocking', 'render')
    document.head.append(link)
    document.addEventListener('DOMContentLoaded', () => link.remove())
  }
})()`

type PaintedWholeProps = {
  /** The id of the element that follows what must be there. */
  upTo: string
  /** Where the wait is worth it. */
  media?: string
}

/**
 * Holds the first paint until the browser has read the page up to that element. Otherwise Chromium paints half a row,
 * which moves when its other half arrives. The wait overlaps that for the style sheet. React moves the element to the
 * head.
 */
export function PaintedWhole({ upTo, media }: PaintedWholeProps) {
  return <meta name="painted-whole" content={upTo} data-media={media} />
}

/** Runs in the head, after those elements. A browser takes the link in the page as well, an HTML checker does not. */
export const paintedWholeScript = `(() => {
  for (const { content, dataset } of document.querySelectorAll('meta[name="painted-whole"]')) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'expect', href: '#' + content, media: dataset.media ?? '' })
    link.setAttribute('blocking', 'render')
    document.head.append(link)
    document.addEventListener('DOMContentLoaded', () => link.remove())
  }
})()`

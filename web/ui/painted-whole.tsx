type PaintedWholeProps = {
  /** The id of the element that follows what must be there. */
  upTo: string
  /** Where the wait is worth it. */
  media?: string
}

/**
 * The page is not painted before it has come as far as that element. Chromium else paints in the middle of a row, which
 * moves when its other half comes. The style sheet is waited for meanwhile. React moves the element to the head.
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

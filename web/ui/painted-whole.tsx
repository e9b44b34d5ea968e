type PaintedWholeProps = {
  /** The id of the element that follows what must be there. */
  upTo: string
  /** Where the wait is worth it. */
  media?: string
}

/**
 * The page is not painted before it has come as far as that element. Chromium else paints in the middle of a row, which
 * moves when its other half comes. The style sheet is waited for meanwhile.
 */
export function PaintedWhole({ upTo, media }: PaintedWholeProps) {
  return <link rel="expect" href={`#${upTo}`} blocking="render" media={media} />
}

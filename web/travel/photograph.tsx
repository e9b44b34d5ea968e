import { useEffect, useRef, useState } from 'react'
import { pictureWidths } from '#domain/pictures.ts'
import { classes } from '#web/ui/classes.ts'

type PhotographProps = {
  image: string
  /** Stands on its edge: the author and the licence. */
  credit: string | null
  noImage: string
  /** How wide it shows, for the browser's choice among the widths. */
  sizes: string
  isFirst?: boolean
  /** Nothing of it is cut off, whatever its shape. */
  isWhole?: boolean
  /** What it says where no words beside it do. */
  alt?: string
  /** Its terms forbid any change: it is shown as it came and whole. */
  isUnchanged?: boolean
  /** Its height, or its ratio. */
  className: string
}

/** A photograph with who made it. One that cannot be loaded keeps its place and says so. */
export function Photograph({
  image,
  credit,
  noImage,
  sizes,
  isFirst = false,
  isWhole = false,
  alt = '',
  isUnchanged = false,
  className,
}: PhotographProps) {
  const shown = useRef<HTMLImageElement>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    // It may have failed before there were scripts that hear of it.
    if (shown.current?.complete && shown.current.naturalWidth === 0) setFailed(true)
  }, [])
  if (hasFailed) {
    return <span className={classes('grid place-items-center bg-sunk text-soft', className)}>{noImage}</span>
  }
  return (
    <span className={classes('picture', className)}>
      <img
        ref={shown}
        src={image}
        srcSet={isUnchanged ? undefined : listWidths(image)}
        sizes={sizes}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailed(true)}
        className={classes('size-full', isWhole || isUnchanged ? 'object-contain' : 'object-cover')}
      />
      {credit ? (
        // The other corner is that of a card's number on the map.
        <small className="absolute start-0 bottom-0 max-w-[calc(100%-3.5rem)] bg-night/80 px-1.5 text-[0.6875rem] wrap-anywhere text-on-night">
          {credit}
        </small>
      ) : null}
    </span>
  )
}

/** Our own pictures are served in other widths; what stands elsewhere is not. */
function listWidths(image: string): string | undefined {
  const [, path] = image.split('/storage/v1/object/public/', 2)
  if (path === undefined) return undefined
  return pictureWidths.map((width) => `/storage/v1/render/image/public/${path}?width=${width} ${width}w`).join(', ')
}

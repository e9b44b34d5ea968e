import { useEffect, useRef, useState } from 'react'
import { pictureWidths } from '#domain/site/pictures.ts'
import { classes } from '#web/ui/classes.ts'

type PhotographProps = {
  image: string
  /** The author and the licence, shown on its edge. */
  credit: string | null
  noImage: string
  /** The `sizes` attribute of the image. */
  sizes: string
  isFirst?: boolean
  /** The picture is not cropped. */
  isWhole?: boolean
  /** The text alternative, where no text beside it says the same. */
  alt?: string
  /** Its licence forbids changes: it is shown in its original form and not cropped. */
  isUnchanged?: boolean
  /** Its height, or its aspect ratio. */
  className: string
}

/** A photograph with its author. If it fails to load, its frame stays and says so. */
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
    // It may have failed before hydration, when no event handler was attached.
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
        // The other corner is for a card's number on the map.
        <small className="absolute start-0 bottom-0 max-w-[calc(100%-3.5rem)] bg-night/80 px-1.5 text-[0.6875rem] wrap-anywhere text-on-night">
          {credit}
        </small>
      ) : null}
    </span>
  )
}

/** The `srcset` of our own pictures. External pictures have only one width. */
function listWidths(image: string): string | undefined {
  const [, path] = image.split('/storage/v1/object/public/', 2)
  if (path === undefined) return undefined
  return pictureWidths.map((width) => `/storage/v1/render/image/public/${path}?width=${width} ${width}w`).join(', ')
}

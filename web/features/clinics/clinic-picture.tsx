import { useEffect, useRef, useState } from 'react'
import { imageWidths } from '#domain/clinic-images.ts'
import type { Clinic } from '#domain/clinics.ts'
import type { SceneName } from '#domain/scenes.ts'
import { Picture } from '#web/travel/picture.tsx'
import { classes } from '#web/ui/classes.ts'

type ClinicPictureProps = {
  clinic: Pick<Clinic, 'id' | 'name' | 'image' | 'pictureCredits'>
  /** What is drawn where there is no photograph. */
  scene: SceneName
  words: { noImage: string; credit: (author: string, licence: string) => string }
  /** How wide it shows, for the browser's choice among the widths. */
  sizes: string
  isFirst?: boolean
  /** What it says where no words beside it do. */
  alt?: string
  /** Its height, or its ratio. */
  className: string
}

/** The photograph with its author and licence, or a drawing that looks like one. Both hold the same place. */
export function ClinicPicture({ scene, isFirst = false, className, ...photograph }: ClinicPictureProps) {
  const { id, image } = photograph.clinic
  if (image === '') return <Picture scene={scene} id={String(id)} ratio="wide" {...{ isFirst, className }} />
  return <Photograph key={image} {...{ ...photograph, isFirst, className }} />
}

function Photograph({ clinic, words, sizes, isFirst, alt = '', className }: Omit<ClinicPictureProps, 'scene'>) {
  const { image, pictureCredits } = clinic
  const shown = useRef<HTMLImageElement>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    // It may have failed before there were scripts that hear of it.
    if (shown.current?.complete && shown.current.naturalWidth === 0) setFailed(true)
  }, [])
  if (hasFailed) {
    return <span className={classes('grid place-items-center bg-sunk text-soft', className)}>{words.noImage}</span>
  }
  const credit = pictureCredits.find(({ url }) => url === image)
  return (
    <span className={classes('relative block overflow-hidden bg-sunk', className)}>
      <img
        ref={shown}
        src={image}
        srcSet={listWidths(image)}
        sizes={sizes}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailed(true)}
        className="size-full object-cover"
      />
      {credit ? (
        <small className="absolute end-0 bottom-0 max-w-full truncate bg-night/80 px-1.5 text-[0.6875rem] text-on-night">
          {words.credit(credit.author, credit.licence)}
        </small>
      ) : null}
    </span>
  )
}

/** Our own pictures are served in other widths; what stands elsewhere is not. */
function listWidths(image: string): string | undefined {
  const [, path] = image.split('/storage/v1/object/public/', 2)
  if (path === undefined) return undefined
  return imageWidths.map((width) => `/storage/v1/render/image/public/${path}?width=${width} ${width}w`).join(', ')
}

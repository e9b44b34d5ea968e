import type { Clinic } from '#domain/clinics/clinics.ts'
import type { SceneName } from '#domain/site/scene-names.ts'
import { Photograph } from '#web/travel/places/photograph.tsx'
import { Picture } from '#web/travel/places/picture.tsx'

type ClinicPictureProps = {
  clinic: Pick<Clinic, 'id' | 'name' | 'image' | 'pictureCredits'>
  /** The drawing for a clinic without a photograph. */
  scene: SceneName
  words: { noImage: string; credit: (author: string, licence: string) => string }
  /** The `sizes` attribute of the image. */
  sizes: string
  isFirst?: boolean
  /** The picture is not cropped. */
  isWhole?: boolean
  /** The text alternative, where no text beside it says the same. */
  alt?: string
  /** Its height, or its aspect ratio. */
  className: string
}

/** The photograph with its author and licence, or a drawing. Both have the same size. */
export function ClinicPicture({ clinic, scene, words, isFirst = false, className, ...shown }: ClinicPictureProps) {
  const { id, image, pictureCredits } = clinic
  if (image === '') return <Picture scene={scene} id={String(id)} ratio="wide" {...{ isFirst, className }} />
  const credit = pictureCredits.find(({ url }) => url === image)
  return (
    <Photograph
      key={image}
      {...{ ...shown, image, isFirst, className }}
      credit={credit ? words.credit(credit.author, credit.licence) : null}
      noImage={words.noImage}
    />
  )
}

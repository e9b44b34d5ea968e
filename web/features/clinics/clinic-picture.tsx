import type { Clinic } from '#domain/clinics.ts'
import type { SceneName } from '#domain/scene-names.ts'
import { Photograph } from '#web/travel/photograph.tsx'
import { Picture } from '#web/travel/picture.tsx'

type ClinicPictureProps = {
  clinic: Pick<Clinic, 'id' | 'name' | 'image' | 'pictureCredits'>
  /** What is drawn where there is no photograph. */
  scene: SceneName
  words: { noImage: string; credit: (author: string, licence: string) => string }
  /** How wide it shows, for the browser's choice among the widths. */
  sizes: string
  isFirst?: boolean
  /** Nothing of it is cut off, whatever its shape. */
  isWhole?: boolean
  /** What it says where no words beside it do. */
  alt?: string
  /** Its height, or its ratio. */
  className: string
}

/** The photograph with its author and licence, or a drawing that looks like one. Both hold the same place. */
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

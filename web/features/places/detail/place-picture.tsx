import type { Place } from '#domain/places/places.ts'
import type { SceneName } from '#domain/site/scene-names.ts'
import { Photograph } from '#web/travel/places/photograph.tsx'
import { Picture } from '#web/travel/places/picture.tsx'
import { placePage } from '#locales/en/places/place-page.ts'

/** A photograph that is stored here with its author and licence, or a drawing. */
export function PlacePicture({
  place: { id, image },
  scene,
}: {
  place: Pick<Place, 'id' | 'image'>
  scene: SceneName
}) {
  const { picture } = placePage
  const ratio = 'aspect-3/2 sm:aspect-[5/2]'
  // Only pictures on this site, so that no visitor's browser contacts another site.
  if (image?.url.startsWith('/')) {
    return (
      <Photograph
        image={image.url}
        credit={picture.credit(image.author, image.licence)}
        noImage={picture.noImage}
        sizes="(min-width: 64rem) 51rem, 100vw"
        isFirst
        isUnchanged={image.cpyrhtDivCd === 'Type3'}
        className={`${ratio} rounded-panel`}
      />
    )
  }
  return <Picture scene={scene} id={id} ratio="wide" isFirst className={`${ratio} rounded-panel`} />
}

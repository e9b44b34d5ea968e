import { Link } from 'react-router'
import type { PlaceCard as Place } from '#domain/places.ts'
import { sceneOf } from '#domain/scenes.ts'
import { Picture } from '#web/travel/picture.tsx'
import { useMessages } from '#web/ui/messages.ts'

/** A print without a frame: picture, both names, where it is, what it is. */
export function PlaceCard({ place }: { place: Place }) {
  const messages = useMessages()
  const { id, name, district, description, kind, categories } = place
  const scene = sceneOf({ id, kind, categories, name: name.en, district: district.en })
  return (
    <article className="grid h-full grid-cols-[7.5rem_1fr] gap-x-4 sm:flex sm:flex-col">
      <Picture scene={scene} id={id} ratio="card" className="row-span-4 aspect-square sm:aspect-4/3" />
      <h3 className="text-h3 sm:mt-4">
        {name.en}{' '}
        <span lang="ko" className="inline-block text-[0.65em] font-medium text-soft">
          {name.ko}
        </span>
      </h3>
      <p className="mt-1 text-small text-soft">
        {district.en}
        {' · '}
        <span lang="ko" className="inline-block">
          {district.ko}
        </span>
      </p>
      <p className="mt-2 line-clamp-2 max-w-[44ch] text-small sm:mt-3 sm:line-clamp-none sm:text-body">{description}</p>
      <div className="mt-auto flex items-end justify-between gap-4 pt-2 text-small sm:pt-3">
        <div>
          <p>{categories.map((category) => messages.places.categories[category]).join(' / ')}</p>
          <p className="text-soft">{messages.places.noRating}</p>
        </div>
        <Link
          to={`/places/${id}`}
          aria-label={messages.home.places.detailsOf(name.en)}
          className="inline-flex min-h-11 items-end border-b-[1.5px] border-jade pb-0.5 font-bold text-jade hover:border-jade-strong hover:text-jade-strong"
        >
          {messages.home.places.details}
        </Link>
      </div>
    </article>
  )
}

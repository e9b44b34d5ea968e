import { Link } from 'react-router'
import { dishAddress } from './dish-address.ts'
import { dishes as words } from '#locales/en/food/dishes.ts'
import { Heat } from './heat.tsx'
import type { ListedDish } from './listed-dish.ts'

/** A dish in the guide. The whole card links to its page. */
export function DishCard({ dish: { id, name, romanised, heat, about, ask } }: { dish: ListedDish }) {
  return (
    <article className="relative flex h-full flex-col border-t-2 border-ink pt-4">
      <h2 className="text-h3">
        <Link
          to={dishAddress(id)}
          className="text-ink no-underline wrap-anywhere after:absolute after:inset-0 hover:underline"
        >
          <span lang="ko" className="me-2 text-[1.75rem] leading-tight sm:block">
            {name.ko}
          </span>{' '}
          {name.en}
        </Link>
      </h2>
      <p className="mt-1 flex flex-wrap gap-x-4 text-small">
        <span className="min-w-0 text-soft wrap-anywhere">{words.say(romanised)}</span>
        <Heat heat={heat} />
      </p>
      <p className="mt-2">{about}</p>
      {ask.length > 0 ? <p className="mt-auto pt-2 text-small font-semibold text-vermilion">{words.ask(ask)}</p> : null}
    </article>
  )
}

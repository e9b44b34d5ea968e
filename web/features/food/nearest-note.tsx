import { food as foodMessages } from '#locales/en/food/food.ts'
import { type AnsweredFood, tabOf } from './listed-food.ts'
import { FreedFoodFilters } from './no-food.tsx'

/** Above places that are not what was asked for: that nothing was found, and what these are. */
export function NearestNote({ query, listing }: Pick<AnsweredFood, 'query' | 'listing'>) {
  const { empty, instead: words, chosen } = foodMessages
  const { instead } = listing
  if (instead === null) return null
  const asked = chosen.words(instead.words)
  const area = instead.area?.en || instead.area?.ko || ''
  const shown = {
    area: words.area(asked, area),
    words: words.words(asked, area),
    rest: words.rest(asked),
  }[instead.left]
  return (
    <div className="mt-4 rounded-panel bg-wash-ochre px-4 py-3">
      <h2 className="text-h3">{empty.title}</h2>
      <p className="mt-1">{empty.text(tabOf({ query, listing }))}</p>
      <FreedFoodFilters query={query} freed={listing.freed} />
      <p className="mt-3 font-semibold">{shown}</p>
    </div>
  )
}

/** Above places of which none names the searched dish. */
export function UnnamedNote({ listing: { items } }: Pick<AnsweredFood, 'listing'>) {
  const { results: words } = foodMessages
  const own = items.filter(({ source }) => source === 'catalogue')
  const [first] = own
  const dish = first?.foundBy?.dish
  if (!dish || own.length < items.length || own.some(({ foundBy }) => foundBy?.by !== 'cuisine')) return null
  return <p className="mt-1 max-w-[76ch] text-small text-soft">{words.unnamed(dish.en)}</p>
}

import type { FoodQuery } from '#domain/food/food-query.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Carousel } from '#web/ui/list/carousel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { foodAddress } from './food-address.ts'
import { FoodCard } from './food-card.tsx'
import type { Standpoint } from './food-facts.tsx'
import { food as foodMessages } from '#locales/en/food/food.ts'
import { FoodTable } from './food-table.tsx'
import { type ListedFood, numberFood } from './listed-food.ts'

type FoodResultsProps = {
  query: FoodQuery
  items: readonly ListedFood[]
  at: Standpoint
  attribution: readonly string[]
  next: string | null
  isFromStart: boolean
  /** Whether the next page is loading. */
  isMore: boolean
  activeId: string | null
  onActivate: (id: string | null) => void
}

/** The places once as pictures to swipe and once as a list with their facts. */
export function FoodResults(props: FoodResultsProps) {
  const { query, items, at, attribution, next, isFromStart, isMore, activeId, onActivate } = props
  const { results: words, sources } = foodMessages
  return (
    <>
      <Carousel label={words.cards} itemClass={itemWidth} className="mt-4">
        {numberFood(items).map(({ item, number }, index) => (
          <FoodCard
            key={item.id}
            item={item}
            number={number}
            at={at}
            isActive={item.id === activeId}
            isFirst={index < 3}
            onActivate={onActivate}
          />
        ))}
      </Carousel>
      <div className="mt-6 sm:mt-10">
        <FoodTable items={items} at={at} />
      </div>
      {next !== null || !isFromStart ? (
        <nav aria-label={words.pages} className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          {next === null ? null : (
            <ButtonLink
              to={foodAddress(query, next)}
              rel="next"
              replace
              preventScrollReset
              aria-busy={isMore || undefined}
            >
              {words.more}
            </ButtonLink>
          )}
          {isFromStart ? null : <TextLink to={foodAddress(query)}>{words.first}</TextLink>}
        </nav>
      ) : null}
      {attribution.length > 0 ? (
        <p className="mt-8 text-mini text-soft wrap-anywhere">{sources.attribution(attribution)}</p>
      ) : null}
    </>
  )
}

// One, two or three side by side. On a phone the edge of the next card shows that there are more.
const itemWidth = 'w-[90%] sm:w-[calc((100%-1rem)/2)] lg:w-[calc((100%-2rem)/3)]'

import { ExternalLink } from 'lucide-react'
import { CardDoor } from '#web/ui/list/card-door.tsx'
import { food as foodMessages } from '#locales/en/food/food.ts'
import { isElsewhere, type ListedFood, safeLink } from './listed-food.ts'

/** A link to our page of a place, or to that of its source, which is named. */
export function FoodLink({ item: { title, link: given, source } }: { item: ListedFood }) {
  const { card: words } = foodMessages
  const link = safeLink(given)
  if (link === null) return null
  const isOutside = isElsewhere(link)
  return (
    <CardDoor
      to={link}
      aria-label={isOutside ? words.spokenOn(title, source) : words.detailsOf(title)}
      className="gap-1"
    >
      {isOutside ? words.on(source) : words.details}
      {isOutside ? <ExternalLink aria-hidden className="mb-1 size-3.5" /> : null}
    </CardDoor>
  )
}

import type { ReactNode } from 'react'
import { PlaceNameLine } from '#web/travel/places/place-name.tsx'
import { ResponsiveTable } from '#web/ui/list/responsive-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { telephoneLink } from './food-card.tsx'
import { useFoodMessages } from './food-messages.ts'
import { type ListedFood, safeLink } from './listed-food.ts'

/** The same places in a table, for comparison. */
export function FoodTable({ items }: { items: readonly ListedFood[] }) {
  const { table: words, results } = useFoodMessages()
  return (
    <ResponsiveTable
      caption={results.table}
      isCaptionHidden
      columns={[
        { id: 'name', head: words.name, isRowHead: true, cell: showName },
        { id: 'location', head: words.location, isLong: true, cell: showLocation },
        { id: 'category', head: words.category, cell: showCategory },
        { id: 'contact', head: words.contact, cell: showContact },
      ]}
      rows={items}
      rowId={({ id }) => id}
      // With large text a header and its value do not fit on one line.
      className="[&_td]:max-sm:flex-wrap"
    />
  )
}

function showName(item: ListedFood): ReactNode {
  return <Name item={item} />
}

function showLocation({ address, roadAddress }: ListedFood): ReactNode {
  return address ?? roadAddress ?? <Unknown />
}

function showContact(item: ListedFood): ReactNode {
  return <Contact item={item} />
}

function Name({ item: { title, titleKo, link: given } }: { item: ListedFood }) {
  const name = <PlaceNameLine name={{ en: title, ko: titleKo ?? '' }} />
  const link = safeLink(given)
  return link === null ? (
    name
  ) : (
    <TextLink to={link} className="no-underline! hover:underline!">
      {name}
    </TextLink>
  )
}

function Contact({ item: { telephone } }: { item: ListedFood }) {
  return telephone ? <TextLink to={telephoneLink(telephone)}>{telephone}</TextLink> : <Unknown />
}

function showCategory({ category }: ListedFood): ReactNode {
  return category ?? <Unknown />
}

/** Most sources have no telephone number. A full text in every row would hide the rest. */
function Unknown() {
  const { table: words } = useFoodMessages()
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{words.unknown}</span>
    </>
  )
}

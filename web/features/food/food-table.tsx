import type { ReactNode } from 'react'
import { PlaceNameLine } from '#web/travel/place-name.tsx'
import { ResponsiveTable } from '#web/ui/responsive-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { telephoneLink } from './food-card.tsx'
import { useFoodMessages } from './food-messages.ts'
import { type ListedFood, safeLink } from './listed-food.ts'

/** The same places in rows, for comparing them. */
export function FoodTable({ items }: { items: readonly ListedFood[] }) {
  const { table: words, results } = useFoodMessages()
  return (
    <ResponsiveTable
      caption={results.table}
      isCaptionHidden
      columns={[
        { id: 'name', head: words.name, isRowHead: true, cell: showName },
        {
          id: 'location',
          head: words.location,
          cell: ({ address, roadAddress }) => address ?? roadAddress ?? words.unknown,
        },
        { id: 'category', head: words.category, cell: ({ category }) => category ?? words.unknown },
        { id: 'contact', head: words.contact, cell: showContact },
      ]}
      rows={items}
      rowId={({ id }) => id}
      className="wrap-anywhere"
    />
  )
}

function showName(item: ListedFood): ReactNode {
  return <Name item={item} />
}

function showContact(item: ListedFood): ReactNode {
  return <Contact item={item} />
}

function Name({ item: { title, titleKo, link: given } }: { item: ListedFood }) {
  const name = <PlaceNameLine name={{ en: title, ko: titleKo ?? '' }} />
  const link = safeLink(given)
  return link === null ? name : <TextLink to={link}>{name}</TextLink>
}

function Contact({ item: { telephone } }: { item: ListedFood }) {
  const { table: words } = useFoodMessages()
  return telephone ? <TextLink to={telephoneLink(telephone)}>{telephone}</TextLink> : words.unknown
}

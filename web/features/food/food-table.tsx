import type { ReactNode } from 'react'
import { foodNeeds } from '#domain/food/food-search.ts'
import { PlaceNameLine } from '#web/travel/places/place-name.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Distance, FoundReason, OpenState, Rating, type Standpoint, describeKind } from './food-facts.tsx'
import { food as foodMessages } from '#locales/en/food/food.ts'
import { type ListedFood, safeLink } from './listed-food.ts'

type FoodTableProps = { items: readonly ListedFood[]; at: Standpoint }

/** The list of places: a table on a wide screen, and one entry below the other on a phone. */
export function FoodTable({ items, at }: FoodTableProps) {
  const { table: words, results } = foodMessages
  const heads = [words.name, words.location, words.category, words.contact]
  return (
    <table className="w-full border-collapse text-small max-sm:block">
      <caption className="sr-only">{results.table}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line">
          {heads.map((head) => (
            <th key={head} scope="col" className="py-2 pe-4 text-start text-mini font-normal text-soft">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {items.map((item) => (
          <FoodRow key={item.id} item={item} at={at} />
        ))}
      </tbody>
    </table>
  )
}

function FoodRow({ item, at }: { item: ListedFood; at: Standpoint }) {
  const { description, address, roadAddress, telephone, place } = item
  const where = address ?? roadAddress
  const kind = describeKind(item)
  return (
    <tr className="border-b border-line max-sm:block max-sm:py-4">
      <th scope="row" className="py-3 pe-4 text-start align-top font-normal max-sm:block max-sm:p-0 sm:w-[38%]">
        <Name item={item} />
        <FoundReason item={item} />
        {description ? <p className="mt-1 max-w-[60ch] wrap-anywhere">{description}</p> : null}
        <Needs place={place} />
        <Rating item={item} />
      </th>
      <Cell isKnown={where !== null}>
        {where === null ? null : <p className="wrap-anywhere">{where}</p>}
        <Distance item={item} at={at} />
      </Cell>
      <Cell isKnown={kind !== ''}>
        {kind === '' ? null : <p>{kind}</p>}
        <OpenState item={item} at={at} />
      </Cell>
      <Cell isKnown={telephone !== null}>
        {telephone === null ? null : <TextLink to={telephoneLink(telephone)}>{telephone}</TextLink>}
      </Cell>
    </tr>
  )
}

type CellProps = { isKnown: boolean; children: ReactNode }

/** On a phone, what is not known takes no line. */
function Cell({ isKnown, children }: CellProps) {
  return (
    <td className="py-3 pe-4 align-top max-sm:block max-sm:p-0 max-sm:pt-1">
      {children}
      {isKnown ? null : <Unknown />}
    </td>
  )
}

function Name({ item: { title, titleKo, link: given } }: { item: ListedFood }) {
  const name = <PlaceNameLine name={{ en: title, ko: titleKo ?? '' }} />
  const link = safeLink(given)
  return (
    <span className="font-semibold max-sm:text-body">
      {link === null ? (
        name
      ) : (
        <TextLink
          to={link}
          className="no-underline! hover:underline! max-sm:inline-flex max-sm:min-h-11 max-sm:items-center"
        >
          {name}
        </TextLink>
      )}
    </span>
  )
}

function Needs({ place }: Pick<ListedFood, 'place'>) {
  const { needs } = foodMessages
  const known = foodNeeds.filter((need) => place?.tags.some((tag) => tag === need))
  return known.length > 0 ? <p className="mt-1 text-soft">{known.map((need) => needs[need]).join(' · ')}</p> : null
}

/** Most sources have no telephone number. A full text in every row would hide the rest. */
function Unknown() {
  const { table: words } = foodMessages
  return (
    <span className="max-sm:hidden">
      <span aria-hidden>–</span>
      <span className="sr-only">{words.unknown}</span>
    </span>
  )
}

function telephoneLink(telephone: string): string {
  return `tel:${telephone.replaceAll(/[^\d+]/gu, '')}`
}

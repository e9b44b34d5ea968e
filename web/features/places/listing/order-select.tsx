import { placeOrders, type PlaceQuery } from '#domain/places/place-lists.ts'
import { CompactSelect } from '#web/ui/form/compact-select.tsx'
import { filterFormId } from './filter-bar.tsx'
import { placeList } from '#locales/en/places/place-list.ts'
import { usePlacesMove } from './use-places-move.ts'

/**
 * The sort order. It is part of the filter form, but stands beside the count. The order by distance needs a position.
 */
export function OrderSelect({ query }: { query: PlaceQuery }) {
  const { filters } = placeList
  const move = usePlacesMove()
  const offered = placeOrders.filter((order) => order !== 'near' || query.near !== null)
  function choose(value: string) {
    const order = offered.find((known) => known === value)
    if (order) move({ ...query, order })
  }
  return (
    <label className="flex items-center gap-2 text-small text-soft">
      <span className="max-sm:sr-only">{filters.order}</span>
      <CompactSelect name="order" value={query.order} isActive={false} form={filterFormId} onChoose={choose}>
        {offered.map((order) => (
          <option key={order} value={order}>
            {filters.orders[order]}
          </option>
        ))}
      </CompactSelect>
    </label>
  )
}

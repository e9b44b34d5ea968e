import { usePlaceMessages } from '#web/travel/places/place-messages.ts'
import { useMessages } from '#web/ui/messages.ts'
import type { FilterWords } from './filter-choices.ts'
import { usePlaceListMessages } from './place-list-messages.ts'

export function useFilterWords(): FilterWords {
  const { places } = useMessages()
  return { ...usePlaceListMessages(), names: usePlaceMessages(), categories: places.categories }
}

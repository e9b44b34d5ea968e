import { tableCard } from '#locales/en/food/table-card.ts'

/** The messages of the table card. A separate file, so that other pages do not load them. */
export function useTableCardMessages(): typeof tableCard {
  return tableCard
}

import { tableCard } from '#locales/en/table-card.ts'

/** The words of the table card in the page's language; apart from the others, so that no other page carries them. */
export function useTableCardMessages(): typeof tableCard {
  return tableCard
}

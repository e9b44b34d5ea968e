import { SaveButton } from '#web/travel/places/save-button.tsx'
import { TitleWithKorean } from '#web/ui/title-with-korean.tsx'
import { SavedGrid, SavedPlaceCard } from './saved-place-card.tsx'
import { savedPlaces as words } from '#locales/en/places/saved-places.ts'
import type { SavedCard } from '#web/page-data.ts'

type SharedListPageProps = { name: string | null; places: readonly SavedCard[] }

/** A shared list, read-only. */
export function SharedListPage({ name, places }: SharedListPageProps) {
  return (
    <div className="page py-10 md:py-16">
      <h1 className="text-h1 wrap-anywhere">
        {name ?? <TitleWithKorean title={words.shared.unnamed} korean={words.korean} />}
      </h1>
      <p className="mt-3 max-w-[62ch] text-lead text-soft">{words.shared.lead}</p>
      <p className="mt-2 text-small text-soft">
        {places.length === 0 ? words.shared.empty : words.count(places.length)}
      </p>
      <SavedGrid>
        {places.map((place, index) => (
          <li key={place.id} className="min-w-0">
            <SavedPlaceCard place={place} isFirst={index < 3} actions={<SaveButton place={place} isSmall />} />
          </li>
        ))}
      </SavedGrid>
    </div>
  )
}

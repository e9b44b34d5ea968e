import { useState } from 'react'
import type { SavedList } from '#domain/places/saved-places.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { changeSaved } from '#web/travel/saved/change-saved.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { SaveButton } from '#web/travel/places/save-button.tsx'
import { AddToTripButton } from '#web/travel/trip/add-to-trip-button.tsx'
import { PlanWithThese } from '#web/travel/trip/plan-with-these.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { LoadingArea, Skeleton, SkeletonText } from '#web/ui/loading/skeleton.tsx'
import { PlaceListsButton } from './place-lists-button.tsx'
import { SavedMap, savedRowId } from './saved-map.tsx'
import { SavedGrid, SavedPlaceCard } from './saved-place-card.tsx'
import { savedPlaces } from '#locales/en/places/saved-places.ts'
import { cardsPerCall } from './saved-card.ts'
import { useSavedCards } from './use-saved-cards.ts'

type SavedListViewProps = {
  list: SavedList
  isMember: boolean
  /** Called when a card was removed, because the focus may be lost with it. */
  onRemoved: () => void
}

/** The places of a list as cards, page by page. */
export function SavedListView({ list, isMember, onRemoved }: SavedListViewProps) {
  const [shown, setShown] = useState(cardsPerCall)
  const ids = list.places.slice(0, shown).map(({ id }) => id)
  const { cards, hasFailed, tryAgain } = useSavedCards(ids)
  if (ids.length === 0) return <EmptyList />
  const gone = ids.filter((id) => cards.get(id) === null)
  const places = ids.flatMap((id) => cards.get(id) ?? [])
  return (
    <>
      {places.length > 0 ? (
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <PlanWithThese places={places} />
          <p className="max-w-[52ch] flex-[1_1_18rem] text-small text-soft">{savedPlaces.next}</p>
        </div>
      ) : null}
      <SavedMap places={places} />
      <SavedGrid>
        {ids.map((id, index) => {
          const place = cards.get(id)
          if (place === null || (place === undefined && hasFailed)) return null
          return (
            <li key={id} id={savedRowId(id)} className="min-w-0 scroll-mt-20">
              {place ? (
                <SavedPlaceCard
                  place={place}
                  isFirst={index < 3}
                  actions={
                    <>
                      {isMember ? <PlaceListsButton place={place} onChanged={onRemoved} /> : null}
                      <AddToTripButton place={place} isSmall />
                      <SaveButton place={place} isSmall onRemoved={onRemoved} />
                    </>
                  }
                />
              ) : (
                <LoadingCard />
              )}
            </li>
          )
        })}
      </SavedGrid>
      {hasFailed ? <NotReached onAgain={tryAgain} /> : null}
      {gone.length > 0 ? (
        <p className="mt-8 flex flex-wrap items-center gap-x-4 text-small text-soft">
          {savedPlaces.gone(gone.length)}
          <Button
            size="small"
            kind="quiet"
            onClick={() => void Promise.all(gone.map((id) => changeSaved(id, list.id, false)))}
          >
            {savedPlaces.letGo}
          </Button>
        </p>
      ) : null}
      {list.places.length > shown ? (
        <Button size="large" className="mt-12" onClick={() => setShown(shown + cardsPerCall)}>
          {savedPlaces.showMore}
        </Button>
      ) : null}
    </>
  )
}

function EmptyList() {
  return (
    <EmptyState
      className="mt-10"
      picture={<Picture scene="empty-lantern" id="nothing-saved" ratio="card" className="aspect-4/3" />}
      title={savedPlaces.empty.title}
      text={savedPlaces.empty.text}
      ways={
        <ButtonLink to={sitePages.places.path} kind="primary">
          {savedPlaces.findPlaces}
        </ButtonLink>
      }
    />
  )
}

function NotReached({ onAgain }: { onAgain: () => void }) {
  const { failed } = savedPlaces
  return (
    <EmptyState
      className="mt-10"
      title={failed.title}
      text={failed.text}
      ways={<Button onClick={onAgain}>{failed.again}</Button>}
    />
  )
}

function LoadingCard() {
  return (
    <LoadingArea>
      <Skeleton className="aspect-4/3" />
      <SkeletonText lines={4} className="mt-4" />
    </LoadingArea>
  )
}

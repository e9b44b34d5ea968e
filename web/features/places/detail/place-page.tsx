import type { ReactNode } from 'react'
import { placeWords as messages } from '#locales/en/places/place-words.ts'
import { Part } from '#web/ui/loading/part.tsx'
import { FestivalsHere } from '#web/travel/festivals/festivals-here.tsx'
import { BackToPlaces } from './back-to-places.tsx'
import { FactsLine } from './facts-line.tsx'
import { GettingThere } from './getting-there.tsx'
import { NearbyPlaces } from './nearby-places.tsx'
import type { PlaceDetails } from './place-details.ts'
import { PlaceHeader } from './place-header.tsx'
import { placePage as words } from '#locales/en/places/place-page.ts'
import { SensePanel } from './sense-panel.tsx'
import { ShareButton } from './share-button.tsx'
import { TaxiCard } from './taxi-card.tsx'
import { useOpening } from './use-opening.ts'
import { VisitPanel } from './visit-panel.tsx'
import { WhatToSee } from './what-to-see.tsx'

export type PlacePageProps = {
  details: PlaceDetails
  /** Rendered before the other buttons: the buttons that save the place. */
  save?: ReactNode
  /** Rendered at the top, for administrators. */
  above?: ReactNode
}

export function PlacePage({
  details: { place, scene, stationOnCard, near, together, gettingIn, festivals, around, renderedAt, site },
  save,
  above,
}: PlacePageProps) {
  const { state, today } = useOpening(place, renderedAt)
  return (
    <div className="page pt-5 pb-20">
      <BackToPlaces />
      {above}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_27rem]">
        <div className="min-w-0">
          <PlaceHeader
            {...{ place, scene, state, today }}
            actions={
              <div className="flex flex-wrap gap-2 max-sm:[&>a]:px-3! max-sm:[&>button]:px-3!">
                {save}
                <TaxiCard place={place} stationOnCard={stationOnCard} />
                <ShareButton title={place.name.en || place.name.ko} />
              </div>
            }
          />
          <p className="mt-8 max-w-[62ch] text-lead wrap-anywhere whitespace-pre-line">{place.description}</p>
          <WhatToSee place={place} />
          <FestivalsHere festivals={festivals} around={around} />
          <GoodToKnow place={place} />
          <FactsLine place={place} />
        </div>
        <aside className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8 wrap-anywhere">
          <VisitPanel {...{ place, gettingIn, today }} />
          <SensePanel place={place} />
          <div className="lg:px-6">
            <GettingThere place={place} site={site} />
          </div>
        </aside>
      </div>
      <NearbyPlaces near={near} together={together} />
    </div>
  )
}

function GoodToKnow({ place: { tags } }: { place: PlaceDetails['place'] }) {
  if (tags.length === 0) return null
  return (
    <div className="mt-10">
      <Part heading={words.tags}>
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex min-h-9 items-center rounded-tag border border-line bg-surface px-2.5 py-1 text-small"
            >
              {messages.tags[tag]}
            </li>
          ))}
        </ul>
      </Part>
    </div>
  )
}

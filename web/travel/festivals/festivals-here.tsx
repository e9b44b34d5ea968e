import type { NearFestival } from '#domain/festivals/festivals-near.ts'
import type { ListedFestival } from '#domain/festivals/festivals.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { Part } from '#web/ui/loading/part.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { festivals as words } from '#locales/en/places/festivals.ts'
import { FestivalRow } from './festival-row.tsx'
import { TripFestivalsLink } from './trip-festivals-link.tsx'

type FestivalsHereProps = { festivals: readonly ListedFestival[]; around: readonly NearFestival[] }

/** On the page of a place: the festivals and shows that happen there, and the festivals around it. */
export function FestivalsHere({ festivals, around }: FestivalsHereProps) {
  if (festivals.length + around.length === 0) return null
  return (
    <div className="mt-10 grid gap-10">
      {festivals.length === 0 ? null : (
        <Part heading={words.here}>
          <div className="grid gap-5">
            {festivals.map((festival) => (
              // The link to the place would lead to this page.
              <FestivalRow key={festival.id} festival={{ ...festival, place: null }} />
            ))}
          </div>
        </Part>
      )}
      {around.length === 0 ? null : (
        <Part heading={words.around}>
          <div className="grid gap-5">
            {around.map(({ metres, ...festival }) => (
              <FestivalRow key={festival.id} festival={festival} metres={metres} />
            ))}
          </div>
        </Part>
      )}
      <p className="-mt-5 flex flex-wrap gap-x-6 text-small">
        <TripFestivalsLink />
        <TextLink to={sitePages.festivals.path}>{words.toFestivals}</TextLink>
      </p>
    </div>
  )
}

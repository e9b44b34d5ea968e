import type { ListedFestival } from '#domain/festivals/festivals.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { Part } from '#web/ui/loading/part.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useFestivalMessages } from './festival-messages.ts'
import { FestivalRow } from './festival-row.tsx'

/** On the page of a place: the festivals and shows that happen there. */
export function FestivalsHere({ festivals }: { festivals: readonly ListedFestival[] }) {
  const words = useFestivalMessages()
  if (festivals.length === 0) return null
  return (
    <div className="mt-10">
      <Part heading={words.near}>
        <div className="grid gap-5">
          {festivals.map((festival) => (
            // The link to the place would lead to this page.
            <FestivalRow key={festival.id} festival={{ ...festival, place: null }} />
          ))}
        </div>
        <p className="mt-5 text-small">
          <TextLink to={sitePages.festivals.path}>{words.toFestivals}</TextLink>
        </p>
      </Part>
    </div>
  )
}

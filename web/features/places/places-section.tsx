import { home as homeMessages } from '#locales/en/site/home.ts'
import { SectionHead } from '#web/ui/section-head.tsx'
import { servedPart } from '#web/ui/loading/served-part.tsx'
import type { PlacesListProps } from './places-list.tsx'

export const HomePlacesList = servedPart<PlacesListProps>({
  load: async () => (await import('./places-list.tsx')).PlacesList,
  Placeholder,
  isEager: true,
})

export function PlacesSection({ list, query }: PlacesListProps) {
  const { places: words } = homeMessages
  return (
    <section id="places-to-visit" aria-labelledby="places-heading" className="page pt-8 md:pt-28">
      <SectionHead id="places-heading" title={words.heading} korean={words.korean} lead={words.lead} />
      <HomePlacesList given={{ list, query }} />
    </section>
  )
}

function Placeholder() {
  return <div className="min-h-180" />
}

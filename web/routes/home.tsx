import { en } from '#locales/en.ts'
import { PlaceCards } from '#web/features/places/place-cards.tsx'
import { servicesContext } from '#web/services-context.ts'
import { useMessages } from '#web/ui/messages.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { places, page } = context.get(servicesContext)
  page.shows('places')
  const { places: shown } = await places.list({ category: null, province: null }, 6)
  return { places: shown }
}

export function meta() {
  return [{ title: en.home.title }, { name: 'description', content: en.home.metaDescription }]
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { home } = useMessages()
  return (
    <div className="mx-auto max-w-7xl px-5 md:px-20">
      <header className="py-20 md:py-28">
        <h1 className="max-w-[12ch] text-[2.8125rem] leading-[1.02] tracking-[-0.018em] md:text-[5.25rem]">
          {home.headline}
        </h1>
        <p className="mt-8 text-lg md:text-[1.3125rem]">{home.tagline}</p>
      </header>
      <section aria-labelledby="places-heading" id="places-to-visit" className="pb-24">
        <h2 id="places-heading" className="text-[2.0625rem] leading-[1.08] tracking-[-0.01em] md:text-[2.75rem]">
          {home.placesHeading}
        </h2>
        {loaderData.places.length === 0 ? (
          <p className="mt-6 text-soft">{home.noPlaces}</p>
        ) : (
          <PlaceCards places={loaderData.places} />
        )}
      </section>
    </div>
  )
}

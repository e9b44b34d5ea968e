import { readPlaceListQuery } from '#web/features/places/place-list-query.ts'
import { noPlaceQuery } from '#domain/places/place-lists.ts'
import { seasonOf, seoulDay } from '#domain/korea/seoul-time.ts'
import { en } from '#locales/en.ts'
import { guides } from '#locales/en/site/guides.ts'
import { HomeClinicParts } from '#web/features/clinics/home/home-clinic-parts.tsx'
import { readHomeClinicsQuery } from '#web/features/clinics/home/home-clinics-query.ts'
import { withScenes } from '#web/features/places/pictured-places.ts'
import { PlacesMap } from '#web/features/places/places-map.tsx'
import { HomePlacesList, PlacesSection } from '#web/features/places/places-section.tsx'
import { loadedHead } from '#web/loaded-head.ts'
import { sitePageHead } from '#web/page-head.ts'
import { FarPart } from '#web/shell/far-part.tsx'
import { TripStartSection } from '#web/features/trips/trip-start-section.tsx'
import { servicesContext } from '#web/services-context.ts'
import { webSite } from '#web/structured-data.ts'
import type { Route } from './+types/home.ts'
import { Explore } from './home/explore.tsx'
import { GuideSection } from './home/guide-section.tsx'
import { earlyHero } from './home/early-hero.ts'
import { Hero } from './home/hero.tsx'
import { loadClinics } from './home/load-clinics.ts'
import { createLastAnswer, type ShownAnswer, useLastAnswer } from './last-answer.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { places, clinics, page, siteOrigin } = context.get(servicesContext)
  page.shows('places')
  page.shows('clinics')
  page.shows('reviews')
  const { searchParams } = new URL(request.url)
  const query = readPlaceListQuery(searchParams)
  // Pages are not cached past midnight in Seoul, so the day is right.
  const [list, pins, ofClinics] = await Promise.all([
    places.list({ ...noPlaceQuery, category: query.category, province: query.province, limit: query.show }),
    places.overview(),
    loadClinics(clinics, readHomeClinicsQuery(searchParams)),
  ])
  const structured = [webSite({ name: en.siteName, description: en.heads.home.description })]
  const today = seoulDay(Date.now())
  const head = [...sitePageHead(siteOrigin, 'home', { structured }), ...earlyHero(seasonOf(today))]
  return { head, query, list: withScenes(list), clinics: ofClinics, guides, pins, today }
}

type Answer = Awaited<ReturnType<typeof loader>>

const lastHome = createLastAnswer<Answer>()

export async function clientLoader(asked: Route.ClientLoaderArgs): Promise<ShownAnswer<Answer>> {
  const [answer] = await Promise.all([lastHome.ask(asked), HomePlacesList.fetchCode(), HomeClinicParts.fetchCode()])
  return answer
}

export const meta = loadedHead

export default function Home({ loaderData }: Route.ComponentProps) {
  useLastAnswer(lastHome, loaderData)
  const { explore, clinics, shopping, food } = loaderData.guides
  return (
    <>
      <Hero season={seasonOf(loaderData.today)} />
      <FarPart>
        <Explore words={explore} />
      </FarPart>
      <FarPart>
        <TripStartSection today={loaderData.today} />
      </FarPart>
      <FarPart>
        <PlacesSection list={loaderData.list} query={loaderData.query} />
      </FarPart>
      <FarPart>
        <HomeClinicParts given={{ words: clinics, clinics: loaderData.clinics }} />
      </FarPart>
      <FarPart>
        <GuideSection id="shopping-guide" words={shopping} to="/#places-to-visit" columns="lg:grid-cols-3" />
      </FarPart>
      <FarPart>
        <GuideSection id="food-guide" words={food} to="/food-and-cafe" columns="lg:grid-cols-4" />
      </FarPart>
      <FarPart>
        <PlacesMap pins={loaderData.pins} />
      </FarPart>
    </>
  )
}

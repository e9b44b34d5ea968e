import { sceneOf } from '#domain/places/place-scenes.ts'
import { data, isRouteErrorResponse } from 'react-router'
import { dishAddress } from '#web/features/dishes/dish-address.ts'
import { placesServing } from '#domain/food/find-dishes.ts'
import { romanise } from '#domain/korea/romanise.ts'
import { headPictureAddress, sitePages } from '#domain/site/site-pages.ts'
import { en } from '#locales/en.ts'
import { type DishDetails, DishPage } from '#web/features/dishes/dish-page.tsx'
import { dishes as dishMessages } from '#locales/en/food/dishes.ts'
import { loadedHead } from '#web/loaded-head.ts'
import { pageHead } from '#web/page-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import { NothingThere } from '#web/shell/nothing-there.tsx'
import { breadcrumbs } from '#web/structured-data.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { Route } from './+types/dish.ts'

// Two rows of the strip on a wide screen.
const shownPlaces = 8

export async function loader({ context, params }: Route.LoaderArgs) {
  const { dishes, dishNamesSource, food, page, siteOrigin } = context.get(servicesContext)
  const found = dishes.find(({ id }) => id === params.id)
  if (!found) throw data(null, { status: 404 })
  page.shows('places')
  const { id, name, officialNames, kind, heat, contains, about, eaten } = found
  const serving = placesServing(found, await food.listPlaces(), dishes).slice(0, shownPlaces)
  const details: DishDetails = {
    dish: { id, name, officialNames, kind, heat, contains, about, eaten },
    namesSource: dishNamesSource,
    romanised: romanise(name.ko),
    places: serving.map((place) => ({
      id: place.id,
      name: place.name,
      district: place.district,
      scene: sceneOf(place),
    })),
  }
  const path = dishAddress(id)
  const { title, picture } = en.heads.dishes
  const crumbs = breadcrumbs([
    { name: en.siteLinks.home, path: sitePages.home.path },
    { name: picture, path: sitePages.dishes.path },
    { name: name.en, path },
  ])
  const head = pageHead(siteOrigin, {
    title: `${name.en} · ${title}`,
    description: about,
    path,
    picture: { address: headPictureAddress('dishes', picture), title: picture },
    structured: [crumbs],
  })
  return { head, details }
}

export const meta = loadedHead

export default function DishRoute({ loaderData }: Route.ComponentProps) {
  return <DishPage details={loaderData.details} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <DishNotFound /> : <ErrorScreen error={error} />
}

function DishNotFound() {
  const { page: words } = dishMessages
  return (
    <NothingThere title={words.notFound} text={words.notFoundText}>
      <ButtonLink to={sitePages.dishes.path} kind="primary" size="large">
        {words.back}
      </ButtonLink>
    </NothingThere>
  )
}

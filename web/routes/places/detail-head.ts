import type { MetaDescriptor } from 'react-router'
import type { Place } from '#domain/places/places.ts'
import { placeHeadPictureAddress, sitePages } from '#domain/site/site-pages.ts'
import { en } from '#locales/en.ts'
import { pageHead } from '#web/page-head.ts'
import { breadcrumbs, placeToVisit } from '#web/structured-data.ts'

/** For a loader: the head and the structured data of a place. */
export function placeDetailHead(siteOrigin: string, place: Place, today: string): MetaDescriptor[] {
  const path = `/places/${place.id}`
  const name = place.name.en || place.name.ko
  const crumbs = breadcrumbs([
    { name: en.siteLinks.home, path: sitePages.home.path },
    { name: en.heads.places.picture, path: sitePages.places.path },
    { name, path },
  ])
  return pageHead(siteOrigin, {
    title: en.placeHead.title(place),
    description: en.placeHead.description(place),
    path,
    picture: { address: placeHeadPictureAddress(place.id, name), title: name },
    structured: [placeToVisit(place, today), crumbs],
  })
}

import type { Place } from '#domain/places/places.ts'
import { placeWords } from './place-words.ts'
import { shorten } from '#locales/en/site/shorten.ts'
import { pageTitle } from '#locales/en/site/site-name.ts'

/** Title and description of a place's page for tabs, search results and link previews. */
export const placeHead = {
  title: ({ name }: Pick<Place, 'name'>) => pageTitle([name.en, name.ko].filter(Boolean).join(' ')),
  description({ description, kind, district }: Pick<Place, 'description' | 'kind' | 'district'>): string {
    return shorten(description || `${placeWords.kinds[kind]} in ${district.en || district.ko}: what is known of it.`)
  },
}

import { sitePages } from '#domain/site/site-pages.ts'
import { placeNotFound } from '#locales/en/places/place-not-found.ts'
import { NothingThere } from '#web/shell/nothing-there.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

export function PlaceNotFound() {
  const { title, text, all } = placeNotFound
  return (
    <NothingThere title={title} text={text}>
      <ButtonLink to={sitePages.places.path} kind="primary" size="large">
        {all}
      </ButtonLink>
    </NothingThere>
  )
}

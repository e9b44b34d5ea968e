import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { placeLimits } from '#domain/places/place-lists.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { placeList } from '#locales/en/places/place-list.ts'
import { placesAddress } from './listing/places-address.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Search } from 'lucide-react'
import { TextField } from '#web/ui/form/text-field.tsx'

type WayToAllProps = {
  total: number
  /** Whether the total is that of the whole guide. */
  isWhole: boolean
}

/** Leads from the home page's list to the page of all places: with a text search, or without filters. */
export function WayToAll({ total, isWhole }: WayToAllProps) {
  const { search: words, seeAll } = placeList
  const navigate = useNavigate()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    void navigate(placesAddress({ words: typeof typed === 'string' ? typed.trim() : '' }))
  }

  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <search aria-label={words.label} className="min-w-0 flex-[1_1_20rem] lg:max-w-[32rem]">
        <form action={sitePages.places.path} onSubmit={submit} className="flex items-end gap-2">
          <TextField
            id="home-places-words"
            name="q"
            type="search"
            label={words.label}
            placeholder={words.hint}
            maxLength={placeLimits.words}
            icon={<Search aria-hidden />}
            className="min-w-0 flex-1"
          />
          <Button type="submit">{words.button}</Button>
        </form>
      </search>
      <ButtonLink to={sitePages.places.path} kind="primary" className="max-sm:w-full">
        {seeAll(isWhole ? total : null)}
      </ButtonLink>
    </div>
  )
}

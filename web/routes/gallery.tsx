import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { galleryWords } from '#web/gallery/gallery-words.ts'
import { ActionsShelf } from '#web/gallery/actions-shelf.tsx'
import { ChoicesShelf } from '#web/gallery/choices-shelf.tsx'
import { DatesShelf } from '#web/gallery/dates-shelf.tsx'
import { FieldsShelf } from '#web/gallery/fields-shelf.tsx'
import { ListsShelf } from '#web/gallery/lists-shelf.tsx'
import { OverlaysShelf } from '#web/gallery/overlays-shelf.tsx'
import { StatesShelf } from '#web/gallery/states-shelf.tsx'
import { TabsShelf } from '#web/gallery/tabs-shelf.tsx'
import { ThemeSwitch } from '#web/preferences/theme-switch.tsx'

const shelves = [ActionsShelf, FieldsShelf, ChoicesShelf, DatesShelf, TabsShelf, OverlaysShelf, ListsShelf, StatesShelf]

export function meta() {
  return [{ title: galleryWords.title }, { name: 'robots', content: 'noindex' }]
}

/** Only in development (routes.ts): all components of web/ui in every state. */
export default function Gallery() {
  const [query] = useSearchParams()
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  return (
    <div className="page py-12" dir={direction}>
      <h1 className="text-h1">{galleryWords.title}</h1>
      <p className="mt-2 max-w-[62ch] text-soft">{galleryWords.lead}</p>
      <div className="mt-4 flex flex-wrap items-center gap-6">
        <ThemeSwitch name="gallery-theme" />
        <label className="flex min-h-11 items-center gap-2 text-small text-soft">
          <input
            type="checkbox"
            checked={direction === 'rtl'}
            onChange={(event) => setDirection(event.target.checked ? 'rtl' : 'ltr')}
            className="size-5 accent-jade"
          />
          {galleryWords.rightToLeft}
        </label>
      </div>
      {shelves.map((Shelf) => (
        <Shelf key={Shelf.name} tab={query.get('tab') ?? 'all'} />
      ))}
    </div>
  )
}

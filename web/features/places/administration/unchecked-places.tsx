import { useState } from 'react'
import type { Place } from '#domain/places/places.ts'
import { EndOfPages } from '#web/administration/versions/end-of-pages.tsx'
import { usePages } from '#web/administration/versions/use-pages.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { readUnchecked } from './calls.ts'
import { UncheckedPlace } from './unchecked-place.tsx'
import { uncheckedPlaces } from '#locales/en/places/unchecked-places.ts'

/** The places with unchecked facts, page by page. A checked place is removed from the list. */
export function UncheckedPlaces() {
  const { list: words } = uncheckedPlaces
  const pages = usePages(readUnchecked)
  const [checked, setChecked] = useState<readonly string[]>([])
  const shown = pages.loaded?.rows.filter(({ id }) => !checked.includes(id))

  function leave({ id, name }: Place) {
    showToast({ kind: 'success', title: words.checked, description: name.en || name.ko })
    // The pressed button disappears with its row, so the focus moves to the next row.
    const row = shown?.findIndex((place) => place.id === id) ?? -1
    const next = shown?.[row + 1] ?? shown?.[row - 1]
    if (next) document.getElementById(rowHeadingId(next.id))?.focus({ preventScroll: true })
    setChecked((held) => [...held, id])
  }

  return (
    <>
      {shown?.length === 0 && pages.loaded?.next === null ? <p className="text-lead">{words.none}</p> : null}
      {shown && shown.length > 0 ? (
        <ul aria-label={words.label} className="max-w-200 divide-y divide-line border-y border-line">
          {shown.map((place) => (
            <UncheckedPlace
              key={place.id}
              listed={place}
              headingId={rowHeadingId(place.id)}
              onChecked={() => leave(place)}
            />
          ))}
        </ul>
      ) : null}
      <EndOfPages pages={pages} words={words} />
    </>
  )
}

function rowHeadingId(id: string): string {
  return `unchecked-${id}`
}

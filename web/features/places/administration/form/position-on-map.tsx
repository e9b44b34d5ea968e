import { useMemo } from 'react'
import { isInKorea } from '#domain/korea-box.ts'
import { isPlausiblePosition } from '#domain/region-of.ts'
import { readNumber } from '#web/administration/draft/typed.ts'
import { fieldId } from '#web/features/places/administration/draft/describe-mistakes.ts'
import type { PlaceDraft } from '#web/features/places/administration/draft/place-draft.ts'
import { usePlaceFormWords } from '#web/features/places/administration/words.ts'
import { KoreaMap } from '#web/travel/korea-map.tsx'

/** Where the coordinates lie, for comparing with what one means; nothing until both are some in Korea. */
export function PositionOnMap({ draft }: { draft: PlaceDraft }) {
  const { position: words } = usePlaceFormWords()
  const [lat, lng] = [readNumber(draft.lat), readNumber(draft.lng)]
  const { name, kind } = draft
  const pins = useMemo(
    () =>
      lat === null || lng === null || !isInKorea({ lat, lng })
        ? null
        : [
            {
              id: 'draft',
              name: { en: name.en || name.ko || words.pin, ko: name.ko },
              lat,
              lng,
              kind: kind || ('attraction' as const),
              href: `#${fieldId('lat')}`,
            },
          ],
    [lat, lng, name, kind, words],
  )
  if (!pins || lat === null || lng === null) return null
  const isPlausible = isPlausiblePosition({ lat, lng, province: draft.province || null })
  return (
    <div className="max-w-172">
      {isPlausible ? null : (
        <output className="mb-3 block border-s-4 border-ochre bg-wash-ochre p-3 text-small">{words.implausible}</output>
      )}
      <div className="[--page-map-height:20rem]">
        <KoreaMap key={`${lat} ${lng}`} places={pins} fit="places" rowId={nameLatitude} />
      </div>
    </div>
  )
}

/** The pin has no row in a list: it leads to the numbers that it stands for. */
function nameLatitude(): string {
  return fieldId('lat')
}

import { usePreference } from '#web/preferences/preferences.ts'
import type { MapPin } from './drawing/map-arrangement.ts'
import { map } from '#locales/en/places/map.ts'
import { nameMembers, type NumberedPlace } from './drawing/map-pins.tsx'
import type { MapBox } from './map-view.ts'
import { BothNames } from '#web/travel/places/place-name.tsx'

type Props = {
  pin: MapPin
  /** Offset in pixels from the centre of the frame. */
  place: { right: number; down: number }
  box: MapBox
  places: ReadonlyMap<string, NumberedPlace>
}

const widest = 224
const edge = 8
const named = 3

/** The name of the highlighted pin. Screen readers get it from the link itself. */
export function MapCallout({ pin, place, box, places }: Props) {
  const language = usePreference('placeNames') === 'korean' ? 'ko' : 'en'
  const [id = ''] = pin.ids
  const first = places.get(id)
  if (Math.abs(place.right) > box.width / 2 || Math.abs(place.down) > box.height / 2) return null
  const x = box.width / 2 + place.right
  const y = box.height / 2 + place.down
  const isBelow = y < 96
  const width = Math.min(widest, box.width - 2 * edge)
  const left = Math.min(box.width - width - edge, Math.max(edge, x - width / 2))
  const gap = pin.size / 2 + 6
  return (
    <div
      aria-hidden="true"
      className="map-callout"
      style={{
        left: `${left}px`,
        width: `${width}px`,
        top: `${isBelow ? y + gap : y - gap}px`,
        translate: isBelow ? undefined : '0 -100%',
      }}
    >
      {pin.count === 1 && first ? (
        <p className="map-callout-card">
          <BothNames name={first.name} />
        </p>
      ) : (
        <p className="map-callout-card">
          <span>{map.together(pin.count)}</span>
          {first ? (
            <span lang={language}>
              {nameMembers(pin, places, language)} {pin.count > named && map.more(pin.count - named)}
            </span>
          ) : null}
        </p>
      )}
    </div>
  )
}

import { useEffect, useRef } from 'react'
import { CardDoor } from '#web/ui/list/card-door.tsx'
import { X } from 'lucide-react'
import { map } from '#locales/en/places/map.ts'
import type { NumberedPlace } from './drawing/map-pins.tsx'
import { Picture } from '#web/travel/places/picture.tsx'
import { BothNames } from '#web/travel/places/place-name.tsx'

type MapPreviewProps = { place: NumberedPlace; onClose: () => void }

/** Shown at the bottom of the map after a touch on a pin, with a link to the place's page. */
export function MapPreview({ place, onClose }: MapPreviewProps) {
  const { id, name, kind, province, href, scene } = place
  const called = name.en || name.ko
  const preview = useRef<HTMLElement>(null)
  // The bottom of a map that is higher than the screen may be out of view.
  useEffect(() => {
    preview.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    const left = new AbortController()
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose(), { signal: left.signal })
    return () => left.abort()
  }, [onClose])
  return (
    <section ref={preview} aria-label={called} className="map-preview">
      {scene ? <Picture scene={scene} id={id} ratio="card" isInLink className="map-preview-picture" /> : null}
      <div className="map-preview-words">
        <p className="map-preview-name">
          <BothNames name={name} />
        </p>
        <p className="map-preview-kind">{[map.kinds[kind], province].filter(Boolean).join(' · ')}</p>
        <CardDoor to={href} aria-label={map.detailsOf(called)}>
          {map.details}
        </CardDoor>
      </div>
      <button type="button" aria-label={map.close} onClick={onClose} className="map-preview-close">
        <X aria-hidden="true" />
      </button>
    </section>
  )
}

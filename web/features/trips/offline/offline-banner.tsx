import { seoulMoment } from '#domain/korea/seoul-time.ts'
import { tripOffline } from '#locales/en/trips/trip-offline.ts'
import { WifiOff } from 'lucide-react'
import { useOfflineSince } from './use-offline-since.ts'

/** Lists what still works offline. */
export function OfflineBanner() {
  const offline = useOfflineSince()
  return (
    <output className="block">
      {offline ? (
        <span className="flex items-start gap-3 border-b border-line bg-wash-ochre px-(--page-margin) py-2.5 text-small text-ink">
          <WifiOff aria-hidden className="mt-0.5 size-5 shrink-0 text-ochre" />
          <span>
            <strong>
              {offline.since === null ? tripOffline.now : tripOffline.since(seoulMoment(offline.since).clock)}
            </strong>{' '}
            {tripOffline.text}
          </span>
        </span>
      ) : null}
    </output>
  )
}

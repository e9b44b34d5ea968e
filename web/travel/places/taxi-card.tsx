import { type CSSProperties, type ReactNode, useId } from 'react'
import { callAddress } from '#domain/site/contact-links.ts'
import type { MapSpot } from '#domain/places/map-apps.ts'
import type { PlaceName } from '#domain/places/places.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CloseButton } from '#web/ui/overlay/close-button.tsx'
import { Phone } from 'lucide-react'
import { ModalFrame, type ModalProps } from '#web/ui/overlay/modal.tsx'
import { useWakeLock } from '#web/ui/use-wake-lock.ts'
import { MapAppLinks } from './map-app-links.tsx'
import { taxiCard as words } from '#locales/en/places/taxi-card.ts'
import { useFittedCard } from '#web/travel/map/movement/use-fitted-card.ts'

export type TaxiPlace = {
  name: PlaceName
  address: PlaceName
  phone: string | null
  /** The nearest station with its lines, in Hangul when known. */
  station: { en: string; ko: string | null } | null
  /** Null when the position is not precise enough for a map app. */
  spot: MapSpot | null
}

/** The estimated fare of the whole car. */
export type TaxiFare = { won: number; metres: number; minutes: number }

type TaxiCardProps = { place: TaxiPlace; fare?: TaxiFare | null }

/** A full-screen card, white in both themes, that keeps the screen awake. Works offline. */
export function TaxiCardDialog({ place, fare, ...modal }: TaxiCardProps & ModalProps) {
  const titleId = useId()
  return (
    <ModalFrame {...modal} labelledBy={titleId} className="modal m-0 h-dvh max-h-none w-screen max-w-none border-0 p-0">
      <div data-theme="light" className="flex h-dvh flex-col bg-surface text-ink">
        <AwakeHeader titleId={titleId} onClose={modal.onClose} />
        <TaxiCardContent place={place} fare={fare ?? null} />
      </div>
    </ModalFrame>
  )
}

function AwakeHeader({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  useWakeLock()
  return (
    <header className="flex shrink-0 items-center gap-2 py-1.5 ps-3 pe-14">
      <CloseButton onClose={onClose} />
      <h2 id={titleId} className="flex-1 text-center font-text text-small text-soft">
        {words.title} · {words.offline}
      </h2>
    </header>
  )
}

/** Sized so that nothing scrolls, unless even the smallest text does not fit, as on a phone in landscape mode. */
export function TaxiCardContent({ place, fare = null }: TaxiCardProps) {
  const { name, address, phone, spot } = place
  const call = phone === null ? null : callAddress(phone)
  const card = useFittedCard()
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-160 flex-1 flex-col gap-3 px-6 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
      <div ref={card} className="@container min-h-0 flex-1 overflow-y-auto">
        <p lang="ko" className="mt-[calc(0.5rem*var(--fit,1))] text-[1.25rem] leading-snug font-bold">
          {words.askKorean}
        </p>
        <p className="text-mini text-soft">{words.ask}</p>
        <p
          lang="ko"
          style={nameSize(name.ko || name.en)}
          className="mt-[calc(0.25rem+0.75rem*var(--fit,1))] text-[clamp(2.5rem,min(var(--name-size)*1cqw,2.5rem+2rem*var(--fit,1)),4.5rem)] leading-[1.15] font-bold wrap-anywhere"
        >
          {name.ko || name.en}
        </p>
        <p
          lang="ko"
          className="mt-[calc(0.5rem*var(--fit,1))] text-[calc(1.25rem+0.875rem*var(--fit,1))] leading-[1.25] font-bold break-keep wrap-anywhere"
        >
          {keepNumbersWhole(address.ko)}
        </p>
        <p className="mt-[calc(0.25rem+0.75rem*var(--fit,1))] leading-tight font-semibold wrap-anywhere">{name.en}</p>
        <p className="text-mini text-soft wrap-anywhere">{address.en}</p>
        <TaxiFacts place={place} fare={fare} />
      </div>
      <div className="grid shrink-0 gap-2">
        {call ? (
          <ButtonLink kind="primary" isWide to={call}>
            <Phone aria-hidden className="size-5" />
            {words.call}
          </ButtonLink>
        ) : null}
        <MapAppLinks size="medium" spot={spot} address={address.ko || address.en} />
      </div>
    </div>
  )
}

/** Browsers break a line after a hyphen, and a driver would read house 11-6 as house 11. */
function keepNumbersWhole(address: string): ReactNode {
  const [first = '', ...rest] = address.split(/(\d+-\d+)/u)
  return (
    <>
      {first}
      {rest.map((part, index) =>
        index % 2 === 0 ? (
          <span key={part} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  )
}

function TaxiFacts({ place: { phone, station }, fare }: Required<TaxiCardProps>) {
  if (phone === null && station === null && !fare) return null
  return (
    <dl className="mt-[calc(0.25rem+0.75rem*var(--fit,1))] border-t-2 border-ink">
      {phone === null ? null : (
        <CardRow label={words.phone} korean={words.phoneKorean}>
          <span className="font-semibold">{phone}</span>
        </CardRow>
      )}
      {station === null ? null : (
        <CardRow label={words.station} korean={words.stationKorean}>
          {station.ko === null ? null : (
            <span lang="ko" className="me-2 inline-block text-[1.25rem] leading-tight font-semibold">
              {station.ko}
            </span>
          )}
          <span className={station.ko === null ? 'font-semibold' : 'text-mini text-soft'}>{station.en}</span>
        </CardRow>
      )}
      {fare ? (
        <CardRow label={words.fare} korean={words.fareKorean}>
          <span className="me-2 inline-block font-semibold">{words.won(fare.won)}</span>
          <span className="text-mini text-soft">{words.ride(fare.metres, fare.minutes)}</span>
        </CardRow>
      ) : null}
    </dl>
  )
}

function CardRow({ label, korean, children }: { label: string; korean: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] items-baseline gap-3 border-b border-line py-[calc(0.125rem+0.5rem*var(--fit,1))]">
      <dt className="text-mini text-soft">
        {label}{' '}
        <span lang="ko" className="inline-block">
          {korean}
        </span>
      </dt>
      <dd className="leading-tight wrap-anywhere">{children}</dd>
    </div>
  )
}

/** 72 px if the longest word fits the width, otherwise smaller, down to 40 px. */
function nameSize(name: string): CSSProperties & { '--name-size': number } {
  const longest = Math.max(1, ...name.split(' ').map((word) => word.length))
  return { '--name-size': 96 / longest }
}

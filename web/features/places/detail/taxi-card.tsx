import { useId, useState } from 'react'
import { callAddress } from '#domain/contact-links.ts'
import type { Place } from '#domain/places.ts'
import { MapAppLinks } from '#web/travel/map-app-links.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CarTaxiFront } from '#web/ui/icons/car-taxi-front.generated.ts'
import { Phone } from '#web/ui/icons/phone.generated.ts'
import { X } from '#web/ui/icons/x.generated.ts'
import { CloseButton } from '#web/ui/dialog.tsx'
import { ModalFrame } from '#web/ui/modal.tsx'
import { useScripts } from '#web/ui/use-scripts.ts'
import { useWakeLock } from '#web/ui/use-wake-lock.ts'
import { usePlacePageMessages } from './place-page-messages.ts'

const cardId = 'taxi-card'

type TaxiCardProps = { place: Place }

/** A card to hold out to the driver. It is a part of the page, so it needs no network; without scripts its address shows it. */
export function TaxiCard({ place }: TaxiCardProps) {
  const scripts = useScripts()
  return scripts ? <TaxiCardButton place={place} /> : <PlainTaxiCard place={place} />
}

function TaxiCardButton({ place }: TaxiCardProps) {
  const { taxi: words } = usePlacePageMessages()
  // It may have been opened before there were scripts.
  const [isOpen, setOpen] = useState(() => location.hash === `#${cardId}`)
  const titleId = useId()
  return (
    <>
      <Button kind="primary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CarTaxiFront aria-hidden className="size-5" />
        {words.open}
      </Button>
      <ModalFrame
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        labelledBy={titleId}
        className="modal m-0 h-dvh max-h-none w-screen max-w-none flex-col overflow-y-auto border-0 bg-surface p-0 text-ink open:flex"
      >
        <AwakeCard place={place} titleId={titleId} onClose={() => setOpen(false)} />
      </ModalFrame>
    </>
  )
}

function AwakeCard({ place, titleId, onClose }: TaxiCardProps & { titleId: string; onClose: () => void }) {
  const { taxi: words } = usePlacePageMessages()
  useWakeLock()
  return (
    <>
      <header className="flex items-center gap-2 py-2 ps-2 pe-5">
        <CloseButton onClose={onClose} />
        <h2 id={titleId} className="flex-1 font-text text-small text-soft">
          {words.title} · {words.offline}
        </h2>
      </header>
      <CardWords place={place} />
    </>
  )
}

function PlainTaxiCard({ place }: TaxiCardProps) {
  const { taxi: words } = usePlacePageMessages()
  return (
    <>
      <ButtonLink kind="primary" size="small" to={`#${cardId}`}>
        <CarTaxiFront aria-hidden className="size-5" />
        {words.open}
      </ButtonLink>
      <section
        id={cardId}
        aria-label={words.title}
        className="fixed inset-0 z-50 hidden flex-col overflow-y-auto bg-surface target:flex"
      >
        <a href="#main" aria-label={words.close} className="m-2 grid size-11 place-items-center">
          <X aria-hidden className="size-5" />
        </a>
        <CardWords place={place} />
      </section>
    </>
  )
}

/** In Hangul as large as the width allows, and below it what the traveller checks it by. */
function CardWords({ place: { name, address, station, phone, lat, lng, locationQuality } }: TaxiCardProps) {
  const { taxi: words } = usePlacePageMessages()
  const call = phone === null ? null : callAddress(phone)
  const shown = name.ko || name.en
  return (
    <div className="mx-auto flex w-full max-w-200 flex-1 flex-col px-6 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
      <p lang="ko" className="mt-2 text-[clamp(1.375rem,6vw,2rem)] leading-snug font-bold">
        {words.askKorean}
      </p>
      <p className="mt-1 text-small text-soft">{words.ask}</p>
      <p lang="ko" style={sizeOfName(shown)} className="mt-6 leading-[1.15] font-bold break-keep wrap-anywhere">
        {shown}
      </p>
      <p lang="ko" className="mt-4 text-[clamp(1.75rem,10vw,4rem)] leading-[1.3] font-bold break-keep wrap-anywhere">
        {address.ko}
      </p>
      <p className="mt-6 text-lead font-semibold">{name.en}</p>
      <p className="text-small text-soft">{address.en}</p>
      <dl className="mt-6 mb-8 border-t-2 border-ink">
        {station ? (
          <CardRow label={words.station} korean={words.stationKorean}>
            {station}
          </CardRow>
        ) : null}
        {phone ? (
          <CardRow label={words.phone} korean={words.phoneKorean}>
            {phone}
          </CardRow>
        ) : null}
      </dl>
      <div className="mt-auto grid gap-3">
        {call ? (
          <ButtonLink kind="primary" size="large" isWide to={call}>
            <Phone aria-hidden className="size-5" />
            {words.call}
          </ButtonLink>
        ) : null}
        <MapAppLinks
          spot={locationQuality === 'usual' ? { name: { en: name.en || name.ko, ko: shown }, lat, lng } : null}
          address={address.ko || address.en}
        />
      </div>
    </div>
  )
}

/** A name of three syllables fills the width, and a long word of one still fits. */
function sizeOfName(name: string) {
  const longest = Math.max(...name.split(' ').map((word) => word.length))
  return { fontSize: `clamp(2.5rem, ${Math.min(24, 84 / longest)}vw, 8rem)` }
}

function CardRow({ label, korean, children }: { label: string; korean: string; children: string }) {
  return (
    <div className="grid grid-cols-[8rem_1fr] gap-4 border-b border-line py-4">
      <dt className="text-small text-soft">
        {label}{' '}
        <span lang="ko" className="inline-block">
          {korean}
        </span>
      </dt>
      <dd className="text-lead font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}

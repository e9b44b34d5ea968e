import { useState } from 'react'
import type { Place } from '#domain/places/places.ts'
import { TaxiCardContent, TaxiCardDialog, type TaxiPlace } from '#web/travel/places/taxi-card.tsx'
import { taxiCard as words } from '#locales/en/places/taxi-card.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CarTaxiFront, X } from 'lucide-react'
import { useScripts } from '#web/ui/loading/use-scripts.ts'

const cardId = 'taxi-card'

type TaxiCardProps = { place: Place; stationOnCard: TaxiPlace['station'] }

/** A card to show to a taxi driver. It is part of the page, so it works offline. Without scripts its hash shows it. */
export function TaxiCard({ place, stationOnCard }: TaxiCardProps) {
  const scripts = useScripts()
  const shown = taxiPlaceOf(place, stationOnCard)
  return scripts ? <TaxiCardButton place={shown} /> : <PlainTaxiCard place={shown} />
}

function TaxiCardButton({ place }: { place: TaxiPlace }) {
  // It may have been opened before hydration.
  const [isOpen, setOpen] = useState(() => location.hash === `#${cardId}`)
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CarTaxiFront aria-hidden className="size-5" />
        {words.open}
      </Button>
      <TaxiCardDialog isOpen={isOpen} onClose={() => setOpen(false)} place={place} />
    </>
  )
}

function PlainTaxiCard({ place }: { place: TaxiPlace }) {
  return (
    <>
      <ButtonLink size="small" to={`#${cardId}`}>
        <CarTaxiFront aria-hidden className="size-5" />
        {words.open}
      </ButtonLink>
      <section
        id={cardId}
        aria-label={words.title}
        data-theme="light"
        className="fixed inset-0 z-50 hidden flex-col bg-surface text-ink target:flex"
      >
        <a href="#main" aria-label={words.close} className="m-2 grid size-11 place-items-center">
          <X aria-hidden className="size-5" />
        </a>
        <TaxiCardContent place={place} />
      </section>
    </>
  )
}

function taxiPlaceOf(place: Place, stationOnCard: TaxiPlace['station']): TaxiPlace {
  const { name, address, phone, lat, lng, locationQuality } = place
  const spot = { name: { en: name.en || name.ko, ko: name.ko || name.en }, lat, lng }
  return {
    name,
    address,
    phone,
    station: stationOnCard,
    spot: locationQuality === 'usual' ? spot : null,
  }
}

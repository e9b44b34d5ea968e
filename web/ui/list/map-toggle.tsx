import { Button } from '#web/ui/button.tsx'
import { List, MapPin } from 'lucide-react'

type MapToggleProps = {
  isMapShown: boolean
  onToggle: () => void
  words: { show: string; hide: string }
}

/** Switches between list and map on screens that cannot show both. Sticky at the bottom of the list. */
export function MapToggle({ isMapShown, onToggle, words }: MapToggleProps) {
  const Sign = isMapShown ? List : MapPin
  return (
    <div className="map-toggle needs-scripts pointer-events-none sticky bottom-4 z-10 flex justify-center pb-4 xl:hidden">
      <Button
        aria-pressed={isMapShown}
        onClick={onToggle}
        className="pointer-events-auto min-w-26 border-transparent! bg-ink! text-ground! shadow-raised"
      >
        <Sign aria-hidden className="size-5" />
        {isMapShown ? words.hide : words.show}
      </Button>
    </div>
  )
}

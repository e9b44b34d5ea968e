import { Button } from '#web/ui/button.tsx'
import { List } from '#web/ui/icons/list.generated.ts'
import { MapPin } from '#web/ui/icons/map-pin.generated.ts'
import { useListingMessages } from './listing-messages.ts'

/** Where both do not fit beside each other: the map instead of the list, and back. It stays over the foot of the list. */
export function MapToggle({ isMapShown, onToggle }: { isMapShown: boolean; onToggle: () => void }) {
  const { map } = useListingMessages()
  const Sign = isMapShown ? List : MapPin
  return (
    <div className="needs-scripts pointer-events-none sticky bottom-4 z-10 flex justify-center pb-4 xl:hidden">
      <Button
        aria-pressed={isMapShown}
        onClick={onToggle}
        className="pointer-events-auto border-transparent! bg-ink! text-ground! shadow-raised"
      >
        <Sign aria-hidden className="size-5" />
        {isMapShown ? map.hide : map.show}
      </Button>
    </div>
  )
}

import type { ReactNode } from 'react'
import { type Interest, interests } from '#domain/places/places.ts'
import { interestNames } from '#locales/en/trips/interest-names.ts'
import { Landmark, Leaf, Moon, ShoppingBag, Sparkles, UtensilsCrossed } from 'lucide-react'
import { TileGroup } from '#web/ui/form/tile-group.tsx'

const icons: Record<Interest, ReactNode> = {
  beauty: <Sparkles aria-hidden="true" />,
  food: <UtensilsCrossed aria-hidden="true" />,
  culture: <Landmark aria-hidden="true" />,
  nature: <Leaf aria-hidden="true" />,
  shopping: <ShoppingBag aria-hidden="true" />,
  nightlife: <Moon aria-hidden="true" />,
}

type InterestTilesProps = {
  label: ReactNode
  hint?: ReactNode
  selected: readonly Interest[]
  onSelect: (selected: Interest[]) => void
  columns?: string
}

/** The six interests, used on the home page and in step 1. */
export function InterestTiles(props: InterestTilesProps) {
  return (
    <TileGroup
      name="interests"
      tiles={interests.map((interest) => ({ value: interest, label: interestNames[interest], icon: icons[interest] }))}
      {...props}
    />
  )
}

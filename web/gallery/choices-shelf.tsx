import { useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Leaf } from '#web/ui/icons/leaf.generated.ts'
import { Moon } from '#web/ui/icons/moon.generated.ts'
import { Palette } from '#web/ui/icons/palette.generated.ts'
import { ShoppingBag } from '#web/ui/icons/shopping-bag.generated.ts'
import { Sparkles } from '#web/ui/icons/sparkles.generated.ts'
import { Utensils } from '#web/ui/icons/utensils.generated.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { TileGroup } from '#web/ui/tile-group.tsx'
import { galleryWords } from './gallery-words.ts'
import { Sample, Shelf } from './shelf.tsx'

const words = galleryWords.choices
const icons = [
  <Sparkles key="beauty" />,
  <Utensils key="food" />,
  <Palette key="culture" />,
  <Leaf key="nature" />,
  <ShoppingBag key="shopping" />,
  <Moon key="nightlife" />,
]
const interests = words.interestNames.map((label, place) => ({ value: label, label, icon: icons[place] }))
const beds = words.sleepNames.map((label, place) => ({ value: label, label, isDisabled: place === 3 }))
const paces = words.paceNames.map((label, place) => ({
  value: label,
  label,
  hint: place === 0 ? words.paceHint : undefined,
}))
const limits = [40_000, 80_000, 150_000]
const ranges = words.levels.map((label, place) => ({
  to: limits[place] ?? 0,
  label,
  detail: words.levelLimits[place] ?? '',
}))

export function ChoicesShelf() {
  const [chosen, setChosen] = useState<string[]>(['Food', 'Culture'])
  const [budget, setBudget] = useState(60_000)
  return (
    <Shelf title={words.title}>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
        <TileGroup
          name="interests"
          label={words.interests}
          hint={words.interestsHint}
          tiles={interests}
          selected={chosen}
          onSelect={setChosen}
        />
        <TileGroup name="interests-wrong" label={words.interests} error={words.interestsError} tiles={interests} />
        <TileGroup name="sleep" choose="one" label={words.sleep} tiles={beds} defaultSelected={['Hotel']} />
        <RadioGroup name="pace" label={words.pace} options={paces} defaultSelected="Usual" />
        <RadioGroup name="pace-wrong" label={words.pace} options={paces} error={words.paceError} />
      </div>
      <Sample name={words.budget}>
        <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-2">
          <Slider
            label={words.budget}
            hint={words.budgetHint}
            min={10_000}
            max={150_000}
            step={5000}
            value={budget}
            onChange={setBudget}
            format={words.won}
            detail={
              <>
                <Badge kind="note">{words.levels[1]}</Badge> {words.aDay}
              </>
            }
            ranges={ranges}
          />
          <Slider label={words.budget} error={words.budgetError} min={0} max={100} format={words.won} />
          <Slider label={words.off} min={0} max={100} defaultValue={40} format={words.won} disabled />
        </div>
      </Sample>
    </Shelf>
  )
}

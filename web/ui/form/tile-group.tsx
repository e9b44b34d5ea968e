import type { ReactNode } from 'react'
import { ChoiceBox } from './choice-box.tsx'
import { classes } from '#web/ui/classes.ts'
import { type FieldWords, GroupFrame } from './field-frame.tsx'

type TileGroupProps<Value extends string> = FieldWords & {
  name: string
  id?: string | undefined
  /** Any number of tiles, or exactly one. */
  choose?: 'many' | 'one'
  tiles: readonly { value: Value; label: ReactNode; icon?: ReactNode; detail?: ReactNode; isDisabled?: boolean }[]
  selected?: readonly Value[] | undefined
  defaultSelected?: readonly Value[] | undefined
  /** Called with the selected values after the change, in the order of the tiles. */
  onSelect?: ((selected: Value[]) => void) | undefined
  /** Grid columns. By default two on a phone, one on a very narrow screen, and three at most. */
  columns?: string | undefined
  className?: string | undefined
}

export function TileGroup<Value extends string>({
  name,
  id = name,
  choose = 'many',
  tiles,
  selected,
  defaultSelected,
  onSelect,
  columns = 'grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))] sm:grid-cols-[repeat(auto-fill,minmax(max(11rem,30%),1fr))]',
  ...frame
}: TileGroupProps<Value>) {
  function change(value: Value, isChosen: boolean) {
    if (choose === 'one') return onSelect?.([value])
    const wanted = (tile: Value) => (tile === value ? isChosen : selected?.includes(tile))
    return onSelect?.(tiles.map((tile) => tile.value).filter(wanted))
  }
  return (
    <GroupFrame id={id} {...frame}>
      <div className={classes('grid gap-2', columns)}>
        {tiles.map(({ value, label, icon, detail, isDisabled }) => (
          <label key={value} className={tileLook}>
            <ChoiceBox
              type={choose === 'many' ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              disabled={isDisabled}
              {...(selected
                ? { checked: selected.includes(value) }
                : { defaultChecked: defaultSelected?.includes(value) })}
              onChange={(event) => change(value, event.target.checked)}
              isWrong={Boolean(frame.error)}
            />
            <span className="min-w-0 flex-1 text-small leading-snug font-medium sm:text-body sm:leading-snug">
              {label}
              {detail ? <span className="block text-mini font-normal text-soft">{detail}</span> : null}
            </span>
            {icon ? (
              <span className="shrink-0 text-soft max-[23rem]:hidden in-[label:has(:checked)]:text-jade [&>svg]:size-5 sm:[&>svg]:size-6">
                {icon}
              </span>
            ) : null}
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}

// The tile shows the focus of its input. Its border may be faint, because the input has a strong one.
const tileLook =
  'flex min-h-14 cursor-pointer items-center gap-2 rounded-control border border-line bg-surface px-3 py-2 sm:gap-3 sm:px-3.5 transition-colors duration-(--quick) hover:border-line-strong has-checked:border-jade has-checked:bg-wash-jade has-checked:inset-ring has-checked:inset-ring-jade has-disabled:cursor-not-allowed has-disabled:bg-sunk has-disabled:text-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo [&_input]:outline-none'

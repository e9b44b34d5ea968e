import { type KeyboardEvent, useState } from 'react'

type Combobox = {
  /** The number of options in the list. */
  count: number
  /** What the options are made from. When it is replaced, no option is marked: Enter must not select another row. */
  rows: unknown
  /** Called on Enter with the index of the option. -1 is the input. */
  onChoose: (index: number) => void
  onClose: () => void
  /** The active option before an arrow key is pressed. -1, the default, is the input. */
  initial?: number
}

/**
 * The keyboard behaviour of a WAI-ARIA combobox: arrow keys move through the options and the box, Enter selects the
 * active one, Escape closes the list.
 */
export function useCombobox({ count, rows, onChoose, onClose, initial = -1 }: Combobox) {
  const [marked, setMarked] = useState<{ index: number; rows: unknown } | null>(null)
  const active = marked?.rows === rows ? marked?.index : undefined
  const chosen = count === 0 ? -1 : Math.min(active ?? initial, count - 1)
  const mark = (index: number) => setMarked({ index, rows })
  function press(event: KeyboardEvent) {
    // While an input method composes Hangul, Enter completes the syllable.
    if (event.nativeEvent.isComposing || count === 0) return
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault()
        const step = event.key === 'ArrowDown' ? 1 : -1
        // The input itself is one stop of the cycle.
        const stops = count + 1
        return mark(((chosen + 1 + step + stops) % stops) - 1)
      }
      case 'Enter':
        if (chosen >= 0) event.preventDefault()
        return onChoose(chosen)
      case 'Escape':
        event.preventDefault()
        return onClose()
    }
  }
  return { chosen, mark, unmark: () => setMarked(null), press }
}

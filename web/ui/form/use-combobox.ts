import { type KeyboardEvent, useState } from 'react'

type Combobox = {
  /** The keys of the options in the list, in order. */
  keys: readonly string[]
  /** Called on Enter with the index of the option. -1 is the input. */
  onChoose: (index: number) => void
  onClose: () => void
  /** The active option before an arrow key is pressed. -1, the default, is the input. */
  initial?: number
}

const input = Symbol('input')

/**
 * The keyboard behaviour of a WAI-ARIA combobox: arrow keys move through the options and the box, Enter selects the
 * active one, Escape closes the list. An active option stays active when newer options move it. When it is gone, no
 * option is active.
 */
export function useCombobox({ keys, onChoose, onClose, initial = -1 }: Combobox) {
  const count = keys.length
  const [marked, setMarked] = useState<string | typeof input | null>(null)
  const chosen = marked === null ? Math.min(initial, count - 1) : marked === input ? -1 : keys.indexOf(marked)
  const mark = (index: number) => setMarked(keys[index] ?? input)
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

import { type KeyboardEvent, useState } from 'react'

type Combobox = {
  /** How many options stand in the list now. */
  count: number
  /** Somebody pressed Enter on an option; -1 is the box itself. */
  onChoose: (index: number) => void
  onClose: () => void
  /** The option that is marked before an arrow key was pressed; -1 by default, which is the box itself. */
  initial?: number
}

/**
 * The keys of a combobox as WAI-ARIA describes it: arrows go through the options and the box, Enter takes the marked
 * one, Escape puts the list away.
 */
export function useCombobox({ count, onChoose, onClose, initial = -1 }: Combobox) {
  const [marked, setMarked] = useState<number | null>(null)
  const chosen = count === 0 ? -1 : Math.min(marked ?? initial, count - 1)
  function press(event: KeyboardEvent) {
    // Hangul is put together key by key: Enter ends a syllable first.
    if (event.nativeEvent.isComposing || count === 0) return
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault()
        const step = event.key === 'ArrowDown' ? 1 : -1
        // The box itself is one of the stops.
        const stops = count + 1
        return setMarked(((chosen + 1 + step + stops) % stops) - 1)
      }
      case 'Enter':
        if (chosen >= 0) event.preventDefault()
        return onChoose(chosen)
      case 'Escape':
        event.preventDefault()
        return onClose()
    }
  }
  return { chosen, mark: setMarked, unmark: () => setMarked(null), press }
}

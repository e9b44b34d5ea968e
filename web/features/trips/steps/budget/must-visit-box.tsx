import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { PlaceReading } from '#domain/trips/answers/place-wishes.ts'
import { isOneWish, joinMustVisits, splitMustVisits } from '#domain/wishes/must-visit-list.ts'
import type { Suggestion } from '#web/page-data.ts'
import { suggestAreas, type SuggestedArea } from '#domain/wishes/suggest-areas.ts'
import { useSuggestions } from '#web/travel/places/use-suggestions.ts'
import { useCombobox } from '#web/ui/form/use-combobox.ts'
import { MustVisitChip } from './must-visit-chip.tsx'
import { MustVisitOptions } from './must-visit-options.tsx'
import { tripStepBudget } from '#locales/en/trips/steps/trip-step-budget.ts'

type MustVisitBoxProps = {
  text: string
  onChange: (text: string) => void
  readings: ReadonlyMap<string, PlaceReading[]>
  hadFocus: boolean
}

// Few enough that the last option, the typed text itself, is visible too.
const mostShown = 5
const mostAreas = 2

/**
 * A list of chips followed by a combobox. The value is one text: the text in the box is its last entry, so that leaving
 * the page in the middle of a word loses nothing.
 */
export function MustVisitBox({ text, onChange, readings, hadFocus }: MustVisitBoxProps) {
  const { places: words } = tripStepBudget
  const [typed, setTyped] = useState('')
  const [isClosed, setClosed] = useState(false)
  const [said, setSaid] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const listId = useId()
  const parts = splitMustVisits(text)
  const draft = typed.trim()
  const chips = draft !== '' && parts.at(-1) === draft ? parts.slice(0, -1) : parts
  const found = useSuggestions(draft === '' || isClosed ? null : draft)
  const areas = suggestAreas(draft).slice(0, mostAreas)
  const places = found?.slice(0, mostShown - areas.length) ?? []
  const suggestions = [...areas, ...places]
  const [first] = suggestions
  const isOpen = draft !== '' && !isClosed
  const { chosen, mark, unmark, press } = useCombobox({
    // The last option adds the text as typed.
    keys: isOpen ? [...areas.map(({ name }) => name.en), ...places.map(({ id }) => id), 'keep'] : [],
    // Enter selects the first suggestion only if it begins with the typed text; others need an arrow key.
    initial: first && beginsWith(first, draft) ? 0 : -1,
    onChoose: choose,
    onClose: () => setClosed(true),
  })
  const optionId = (index: number) => `${listId}-${index}`

  useEffect(() => {
    if (hadFocus) box.current?.focus()
  }, [hadFocus])

  function type(value: string) {
    setClosed(false)
    unmark()
    setSaid('')
    const pieces = splitMustVisits(value)
    // A comma or a pasted list completes the entries before it.
    const isEnded = !isOneWish(value) || /[,\n;，、；]\s*$/u.test(value)
    if (pieces.length > 0 && isEnded) return add(pieces)
    setTyped(value)
    onChange(joinMustVisits([...chips, ...pieces]))
  }

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text')
    // An input would remove the line breaks of a pasted list.
    if (!/[\n\r]/u.test(pasted)) return
    event.preventDefault()
    add(splitMustVisits(`${draft}\n${pasted}`))
  }

  function add(pieces: readonly string[]) {
    const fresh = pieces.filter((piece, index) => !isIn(chips, piece) && !isIn(pieces.slice(0, index), piece))
    setTyped('')
    unmark()
    setSaid(fresh.length > 0 ? words.added(fresh.join(', ')) : words.there(pieces.join(', ')))
    onChange(joinMustVisits([...chips, ...fresh]))
  }

  function choose(index: number) {
    const suggestion = suggestions[index]
    if (suggestion) add([writableName(suggestion)])
    else if (draft !== '') add([draft])
  }

  function remove(index: number) {
    setSaid(words.removed(chips[index] ?? ''))
    onChange(joinMustVisits([...chips.filter((_, place) => place !== index), ...(draft === '' ? [] : [draft])]))
    // The button disappears, so focus moves to its neighbour or the box.
    const buttons = frame.current?.querySelectorAll<HTMLElement>('li button') ?? []
    const next = buttons[index + 1] ?? buttons[index - 1] ?? box.current
    next?.focus()
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key === 'Backspace' && typed === '') {
      const buttons = frame.current?.querySelectorAll<HTMLElement>('li button') ?? []
      buttons[buttons.length - 1]?.focus()
      return
    }
    // Enter never submits the step while a place is being typed.
    if (event.key === 'Enter' && draft !== '' && !event.nativeEvent.isComposing) event.preventDefault()
    press(event)
  }

  return (
    <div ref={frame} className="relative">
      {/* oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- Tab reaches it */}
      <div
        onClick={(event) => event.target === event.currentTarget && box.current?.focus()}
        className="flex min-h-14 flex-wrap items-center gap-2 rounded-control border border-line-strong bg-surface p-2 focus-within:border-indigo focus-within:inset-ring focus-within:inset-ring-indigo"
      >
        {chips.length > 0 ? (
          <ul aria-label={words.list} className="contents">
            {chips.map((chip, index) => (
              <MustVisitChip key={chip} text={chip} readings={readings.get(chip)} onRemove={() => remove(index)} />
            ))}
          </ul>
        ) : null}
        <input
          ref={box}
          type="text"
          role="combobox"
          aria-label={words.label}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && chosen >= 0 ? optionId(chosen) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={chips.length === 0 ? words.placeholder : undefined}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={pressKey}
          onPaste={paste}
          onBlur={() => draft !== '' && add([draft])}
          className="min-h-11 min-w-[min(10rem,100%)] grow bg-transparent px-2 outline-none placeholder:text-soft"
        />
      </div>
      <output className="sr-only">{said || (isOpen && found ? words.found(suggestions.length) : '')}</output>
      {isOpen ? (
        <MustVisitOptions
          {...{ listId, optionId, areas, places, chosen, typed: draft }}
          onPoint={mark}
          onChoose={choose}
        />
      ) : null}
    </div>
  )
}

/** The English name, unless a comma or full stop in it would split it into two entries. */
function writableName({ name }: Suggestion | SuggestedArea): string {
  return isOneWish(name.en) ? name.en : name.ko
}

function isIn(list: readonly string[], text: string): boolean {
  return list.some((other) => other.toLowerCase() === text.toLowerCase())
}

function beginsWith({ name }: Suggestion | SuggestedArea, typed: string): boolean {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[\s'’-]/gu, '')
  return [name.en, name.ko].some((known) => letters(known).startsWith(letters(typed)))
}

import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { placeLimits } from '#domain/places/place-lists.ts'
import { placeWords } from '#locales/en/places/place-words.ts'
import { PlaceNameLine } from '#web/travel/places/place-name.tsx'
import type { Suggestion } from '#web/page-data.ts'
import { useSuggestions } from '#web/travel/places/use-suggestions.ts'
import { classes } from '#web/ui/classes.ts'
import { filterBoxLook } from '#web/ui/form/compact-select.tsx'
import { Search } from 'lucide-react'
import { useCombobox } from '#web/ui/form/use-combobox.ts'
import { placeList } from '#locales/en/places/place-list.ts'

/**
 * The text search with suggestions (a WAI-ARIA combobox): arrow keys move through them, Enter opens the active one or
 * submits the text, Escape closes the list.
 */
export function SearchBox({ value }: { value: string }) {
  const { search: words } = placeList
  const navigate = useNavigate()
  const listId = useId()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  // Also shows suggestions for a text that was typed before hydration.
  useEffect(() => {
    if (box.current && box.current === document.activeElement && box.current.value !== box.current.defaultValue)
      setTyped(box.current.value.trim())
  }, [])
  const places = useSuggestions(typed)
  const isOpen = places !== null && places.length > 0
  const optionId = (index: number) => `${listId}${index}`
  const { chosen, mark, unmark, press } = useCombobox({
    keys: places?.map(({ id }) => id) ?? [],
    onChoose: (index) => {
      const place = places?.[index]
      if (place) open(place)
      else close()
    },
    onClose: close,
  })
  function close() {
    setTyped(null)
    unmark()
  }
  function open({ id }: Suggestion) {
    close()
    void navigate(`/places/${id}`)
  }
  return (
    <span className="relative block flex-[1_1_8rem]" onBlur={close}>
      <label htmlFor="q" className="sr-only">
        {words.label}
      </label>
      <input
        ref={box}
        id="q"
        name="q"
        // Not type="search", which does not allow the role combobox.
        type="text"
        enterKeyHint="search"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && chosen >= 0 ? optionId(chosen) : undefined}
        defaultValue={value}
        placeholder={words.hint}
        maxLength={placeLimits.words}
        onInput={(event) => {
          setTyped(event.currentTarget.value.trim())
          unmark()
        }}
        onKeyDown={press}
        className={classes(filterBoxLook(value !== ''), 'w-full pe-11 placeholder:text-soft')}
      />
      <button
        type="submit"
        aria-label={words.button}
        className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center rounded-control text-soft hover:text-ink"
      >
        <Search aria-hidden className="size-5" />
      </button>
      <output className="sr-only">{typed && places ? words.found(places.length) : null}</output>
      {isOpen ? (
        <div
          id={listId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot show a name in two scripts
          role="listbox"
          aria-label={words.suggestions}
          // Keeps the focus in the input, so that the list does not close before the click.
          onPointerDown={(event) => event.preventDefault()}
          className="absolute start-0 top-full z-20 mt-1 max-h-[60dvh] w-max max-w-[calc(100vw-2*var(--page-margin))] min-w-full overflow-y-auto rounded-panel border border-line bg-surface py-1 shadow-raised"
        >
          {places.map((place, index) => (
            <Option
              key={place.id}
              id={optionId(index)}
              place={place}
              isChosen={index === chosen}
              onPoint={() => mark(index)}
              onOpen={() => open(place)}
            />
          ))}
        </div>
      ) : null}
    </span>
  )
}

type OptionProps = { id: string; place: Suggestion; isChosen: boolean; onPoint: () => void; onOpen: () => void }

function Option({ id, place: { name, district, kind }, isChosen, onPoint, onOpen }: OptionProps) {
  const { kinds } = placeWords
  return (
    // oxlint-disable-next-line click-events-have-key-events, interactive-supports-focus -- the focused box handles keys
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option belongs to the list above
      role="option"
      aria-selected={isChosen}
      onPointerMove={onPoint}
      onClick={onOpen}
      className={classes('min-h-11 cursor-pointer px-3 py-1.5', isChosen && 'bg-wash-jade')}
    >
      <span className="block text-small font-semibold">
        <PlaceNameLine name={name} />
      </span>
      <span className="block text-mini text-soft">
        {kinds[kind]} · {district.en || district.ko}
      </span>
    </div>
  )
}

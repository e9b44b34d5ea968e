import type { KeyboardEvent } from 'react'
import { addWord, holds } from '#web/administration/draft/typed.ts'
import { editing as editingMessages } from '#locales/en/site/editing.ts'
import { Button } from '#web/ui/button.tsx'
import { GroupFrame } from '#web/ui/form/field-frame.tsx'
import { Plus, X } from 'lucide-react'
import { TextField } from '#web/ui/form/text-field.tsx'

const noSuggestions: readonly string[] = []

type WordListFieldProps = {
  id: string
  label: string
  /** The type of the input: words, or a day. */
  type?: 'text' | 'date'
  words: readonly string[]
  onWords: (words: string[]) => void
  suggestions?: readonly string[]
  /** Typed and not added yet. */
  typed: string
  onType: (typed: string) => void
  own: { own: string; add: string; suggested?: string; none: string }
  error: string | undefined
}

/** A list of short texts: frequent ones are buttons, others can be typed, and no text appears twice. */
export function WordListField({
  id,
  label,
  type = 'text',
  words,
  onWords,
  suggestions = noSuggestions,
  typed,
  onType,
  own,
  error,
}: WordListFieldProps) {
  const { wordLists } = editingMessages
  const isDouble = holds(words, typed)
  function add() {
    if (isDouble) return
    onWords(addWord(words, typed))
    onType('')
  }
  function addByEnter(event: KeyboardEvent) {
    // Enter adds to the list and does not send the form. The Enter that ends a Hangul syllable adds nothing.
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (!event.nativeEvent.isComposing) add()
  }
  return (
    <GroupFrame id={id} label={label} isOptional error={error} className="max-w-172">
      {words.length > 0 ? (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {words.map((word) => (
            <li key={word} className="flex min-h-10 items-center rounded-control border border-jade bg-wash-jade ps-3">
              <span className="py-1.5 text-small font-medium wrap-anywhere">{word}</span>
              <button
                type="button"
                aria-label={wordLists.remove(word)}
                onClick={() => onWords(words.filter((other) => other !== word))}
                className="grid min-h-10 w-10 cursor-pointer place-items-center rounded-control text-soft hover:text-ink pointer-coarse:min-h-11 pointer-coarse:w-11"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-small text-soft">{own.none}</p>
      )}
      {suggestions.length > 0 ? (
        <ul aria-label={own.suggested} className="mt-3 flex flex-wrap gap-2">
          {suggestions.map((word) => (
            <li key={word}>
              <button
                type="button"
                aria-label={wordLists.suggest(word)}
                onClick={() => onWords(addWord(words, word))}
                className="flex min-h-10 cursor-pointer items-center gap-1.5 rounded-control border border-dashed border-line-strong px-3 text-small hover:border-ink hover:bg-sunk pointer-coarse:min-h-11"
              >
                <Plus aria-hidden className="size-4 text-soft" />
                {word}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-4 flex max-w-110 items-end gap-2">
        <TextField
          id={`${id}-own`}
          type={type}
          label={own.own}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={addByEnter}
          hint={isDouble ? wordLists.double(typed.trim()) : undefined}
          className="flex-1"
        />
        <Button aria-label={own.add} onClick={add}>
          <Plus aria-hidden className="size-5" />
        </Button>
      </div>
    </GroupFrame>
  )
}

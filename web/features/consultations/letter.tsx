import { CopyButton } from '#web/ui/copy-button.tsx'

type LetterProps = {
  heading: string
  language: string
  text: string
  words: { copy: string; copied: string; copyFailed: string }
}

/** A request as a text to read and to copy. */
export function Letter({ heading, language, text, words }: LetterProps) {
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-body font-semibold">{heading}</h3>
        <CopyButton text={text} words={words} />
      </div>
      <p
        lang={language}
        className="mt-2 rounded-control bg-sunk p-4 text-small wrap-anywhere whitespace-pre-wrap select-text"
      >
        {text}
      </p>
    </div>
  )
}

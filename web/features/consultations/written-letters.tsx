import { useEffect, useRef } from 'react'
import type { ConsultationRequest } from '#domain/consultations/consultations.ts'
import type { PlaceName } from '#domain/places/places.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { letters, useConsultationMessages } from './consultation-messages.ts'
import { writeLetter } from './write-letter.ts'

type WrittenLettersProps = {
  clinic: PlaceName
  request: ConsultationRequest
  choices: readonly PlaceName[]
  /** The number of submits so far. Each one moves the focus here. */
  attempt: number
}

/** The request in Korean and in the page's language, to copy. Nothing was sent. */
export function WrittenLetters({ attempt, ...letter }: WrittenLettersProps) {
  const { written: words } = useConsultationMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (attempt > 0) heading.current?.focus()
  }, [attempt])
  const { koreanCopy, ownCopy, copied, copyFailed } = words
  return (
    <section aria-labelledby="written-request" className="rounded-panel border border-line bg-surface p-5 sm:p-6">
      <h2 id="written-request" ref={heading} tabIndex={-1} className="text-h3">
        {words.heading}
      </h2>
      <p className="mt-3 max-w-[62ch]">{words.lead}</p>
      <div className="mt-6 grid gap-6">
        <Letter
          heading={words.korean}
          language="ko"
          text={writeLetter(letters.korean, letter)}
          words={{ copy: koreanCopy, copied, copyFailed }}
        />
        <Letter
          heading={words.own}
          language={letters.own.language}
          text={writeLetter(letters.own.words, letter)}
          words={{ copy: ownCopy, copied, copyFailed }}
        />
      </div>
      <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
        <TextLink to="#clinic-contacts" className="lg:hidden">
          {words.whereTo}
        </TextLink>
        <TextLink to="#request-form">{words.change}</TextLink>
      </p>
    </section>
  )
}

type LetterProps = {
  heading: string
  language: string
  text: string
  words: { copy: string; copied: string; copyFailed: string }
}

function Letter({ heading, language, text, words }: LetterProps) {
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

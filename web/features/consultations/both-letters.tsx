import type { ConsultationRequest } from '#domain/consultations/consultations.ts'
import type { PlaceName } from '#domain/places/places.ts'
import { letters, useConsultationMessages } from './consultation-messages.ts'
import { Letter } from './letter.tsx'
import { writeLetter } from './write-letter.ts'

type BothLettersProps = {
  clinic: PlaceName
  request: ConsultationRequest
  choices: readonly PlaceName[]
  isSent?: boolean
}

/** The request in Korean and in the page's language. */
export function BothLetters(letter: BothLettersProps) {
  const { written: words } = useConsultationMessages()
  const { koreanCopy, ownCopy, copied, copyFailed } = words
  return (
    <div className="grid gap-6">
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
  )
}

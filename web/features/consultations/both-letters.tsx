import type { ConsultationRequest } from '#domain/consultations/consultations.ts'
import type { PlaceName } from '#domain/places/places.ts'
import { consultationForm } from '#locales/en/consultations/consultation-form.ts'
import { consultationLetter } from '#locales/en/consultations/consultation-letter.ts'
import { consultationLetter as koreanLetter } from '#locales/ko/consultations/consultation-letter.ts'
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
  const { written: words } = consultationForm
  const { koreanCopy, ownCopy, copied, copyFailed } = words
  return (
    <div className="grid gap-6">
      <Letter
        heading={words.korean}
        language="ko"
        text={writeLetter(koreanLetter, letter)}
        words={{ copy: koreanCopy, copied, copyFailed }}
      />
      <Letter
        heading={words.own}
        language="en"
        text={writeLetter(consultationLetter, letter)}
        words={{ copy: ownCopy, copied, copyFailed }}
      />
    </div>
  )
}

import { type ChangeEvent, useState } from 'react'
import { type FileMistake, requestFileLimits, requestFileTypes } from '#domain/consultations/request-files.ts'
import { controlClasses, FieldFrame } from '#web/ui/form/field-frame.tsx'
import type { RequestFileWords } from '#locales/en/consultations/request-files.ts'

type FileFieldProps = {
  words: RequestFileWords
  error: string | undefined
  /** Whether the form comes back from the server, which keeps no files. */
  isAgain: boolean
}

/** Chooses files for a request or a message. Their limits are said before anything is sent. */
export function FileField({ words, error, isAgain }: FileFieldProps) {
  const [mistake, setMistake] = useState<FileMistake | null>(null)
  function check({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    if (files.length > requestFileLimits.atOnce) setMistake('too_many')
    else setMistake(files.some(({ size }) => size > requestFileLimits.bytes) ? 'too_large' : null)
  }
  const shown = mistake ? words.mistakes[mistake] : error
  return (
    <FieldFrame id="files" label={words.label} hint={words.hint} error={shown} isOptional className="max-w-172">
      {(wiring) => (
        <>
          <input
            {...wiring}
            type="file"
            name="files"
            multiple
            accept={requestFileTypes.join(',')}
            onChange={check}
            className={`${controlClasses(shown !== undefined)} file:me-3 file:cursor-pointer file:rounded-control file:border-0 file:bg-sunk file:px-3 file:py-1.5 file:font-medium file:text-ink`}
          />
          {isAgain ? (
            <noscript>
              <p className="mt-1 text-small">{words.again}</p>
            </noscript>
          ) : null}
        </>
      )}
    </FieldFrame>
  )
}

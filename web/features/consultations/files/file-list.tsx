import type { ReactNode } from 'react'
import { clinicFilePath, isPicture, ownFileAddress, type RequestFile } from '#domain/consultations/request-files.ts'
import { HiddenFields } from '#web/features/consultations/act.tsx'
import { Button } from '#web/ui/button.tsx'
import type { RequestFileWords } from '#locales/en/consultations/request-files.ts'

/** How one side of a request opens a file. */
export type ShowFile = (file: RequestFile, label: string) => ReactNode

type FileListProps = { files: readonly RequestFile[]; words: RequestFileWords; show: ShowFile }

export function FileList({ files, words, show }: FileListProps) {
  if (files.length === 0) return null
  return (
    <ul aria-label={words.list} className="mt-3 flex flex-wrap items-end gap-4">
      {files.map((file, place) => (
        <li key={file.id}>{show(file, words.one(file, place + 1))}</li>
      ))}
    </ul>
  )
}

/** For the patient: the link of the request opens its files too. */
export function showOwnFile(token: string): ShowFile {
  return (file, label) => (
    <a
      href={ownFileAddress(token, file)}
      className="inline-grid min-h-12 content-center gap-1 text-small font-medium text-jade underline underline-offset-4"
    >
      {isPicture(file) ? (
        <img
          src={ownFileAddress(token, file)}
          alt=""
          loading="lazy"
          className="h-32 w-40 rounded-control border border-line bg-sunk object-cover"
        />
      ) : null}
      {label}
    </a>
  )
}

/** For the clinic: a form, because its pass stands in no address. */
export function showClinicFile({ token, pass }: { token: string; pass: string }): ShowFile {
  return (file, label) => (
    <form method="post" action={`${clinicFilePath}?token=${encodeURIComponent(token)}`} target="_blank" rel="noopener">
      <HiddenFields fields={{ pass, file: file.id }} />
      <Button type="submit" size="small">
        {label}
      </Button>
    </form>
  )
}

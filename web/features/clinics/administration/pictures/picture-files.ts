import { clinicImages } from '#domain/clinic-images.ts'
import type { ClinicFormMessages } from '#locales/en/clinic-form.ts'

// The first bytes of a WebP say in twelve what it is; less than that is no picture of any kind.
const minBytes = 12

/** What the system puts beside pictures, and nobody drops on purpose. */
const ignoredNames = ['.DS_Store', 'Thumbs.db']

export type TakenFiles = { files: File[]; refusals: string[] }

/** Which of the dropped files are sent, and why the others are not. */
export function takeFiles(
  dropped: readonly File[],
  isMultiple: boolean,
  { pictures: words }: Pick<ClinicFormMessages, 'pictures'>,
): TakenFiles {
  const meant = dropped.filter(({ name }) => !ignoredNames.includes(name))
  if (meant.length > 1 && !isMultiple) return { files: [], refusals: [words.tooMany] }
  const looked = meant.map((file) => ({ file, reason: refuse(file) }))
  return {
    files: looked.flatMap(({ file, reason }) => (reason === null ? [file] : [])),
    refusals: looked.flatMap(({ file, reason }) => (reason === null ? [] : [words.rejected(file.name, reason)])),
  }

  function refuse({ type, size }: File): string | null {
    const types: readonly string[] = clinicImages.types
    if (!types.includes(type)) return words.typeRejected
    if (size > clinicImages.maxBytes) return words.tooLarge(clinicImages.maxBytes)
    return size < minBytes ? words.tooSmall(minBytes) : null
  }
}

const extensions: Partial<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** A name that says nothing of whose file it was; the ending stays. */
export function randomName({ name, type }: File): string {
  const [, ending] = /\.([A-Za-z0-9]{1,5})$/.exec(name) ?? []
  return `${crypto.randomUUID()}.${(ending ?? extensions[type] ?? 'jpg').toLowerCase()}`
}

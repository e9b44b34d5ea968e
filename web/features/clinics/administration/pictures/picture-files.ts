import { clinicImages } from '#domain/clinics/clinic-images.ts'
import type { ClinicFormMessages } from '#locales/en/clinics/clinic-form.ts'

// A WebP needs its first twelve bytes to be recognised. A smaller file is not a picture of any format.
const minBytes = 12

/** Files that an operating system adds to folders of pictures. */
const ignoredNames = ['.DS_Store', 'Thumbs.db']

export type TakenFiles = { files: File[]; refusals: string[] }

/** Splits the dropped files into accepted ones and messages about the others. */
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

/** A random name that reveals nothing about the original file. The extension is kept. */
export function randomName({ name, type }: File): string {
  const [, ending] = /\.([A-Za-z0-9]{1,5})$/.exec(name) ?? []
  return `${crypto.randomUUID()}.${(ending ?? extensions[type] ?? 'jpg').toLowerCase()}`
}

import { fileFormLimits } from '#domain/site/file-forms.ts'

/** What a visitor or a clinic can send along: pictures, and documents. */
export const requestFileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type RequestFileType = (typeof requestFileTypes)[number]

/** A file of a request. Its own name is not kept, because names lie and say much. */
export type RequestFile = { id: string; type: RequestFileType; bytes: number }

/** At most so many files with a request or a message, and so many of a request in all. */
export const requestFileLimits = { atOnce: fileFormLimits.files, bytes: fileFormLimits.bytes, inAll: 20 } as const

/** What is wrong with files. `unreadable`: none of the types by its content, or broken. */
export type FileMistake = 'too_many' | 'too_large' | 'unreadable'

/** The pages that answer with a file: for the patient by an address, for the clinic by a form with its pass. */
export const ownFilePath = '/consultations/mine/file'
export const clinicFilePath = '/consultations/clinic/file'

/** The address at which the patient reads a file. */
export function ownFileAddress(token: string, { id }: Pick<RequestFile, 'id'>): string {
  return `${ownFilePath}?token=${encodeURIComponent(token)}&file=${id}`
}

export function isPicture({ type }: Pick<RequestFile, 'type'>): boolean {
  return type !== 'application/pdf'
}

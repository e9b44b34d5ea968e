/** The command cannot go on; the message is a sentence that a person can act on. */
export class Stop extends Error {}

const sentences = {
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'is on a read-only disk',
  ENOSPC: 'is on a disk that is full',
  EDQUOT: 'is on a disk whose quota is used up',
}

/** A sentence for an error of the file system that the person at the keyboard can mend; undefined for any other. */
export function describeFileTrouble(error) {
  const reason = Object.hasOwn(sentences, error?.code) ? sentences[error.code] : undefined
  return reason && error.path ? `Cannot go on: ${error.path} ${reason} (${error.code}).` : undefined
}

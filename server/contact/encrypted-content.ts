import type { ContactMessage, ReceivedMessage } from '#domain/site/contact.ts'
import type { DataKey } from '#server/platform/data-key/key-ring.ts'

type Content = Pick<ReceivedMessage, 'about' | 'name' | 'email' | 'message'>

/** Encrypts the stored content of a message. The content can be decrypted only in its own row. */
export function encryptedContent(dataKey: DataKey) {
  return {
    seal(id: string, message: ContactMessage): Buffer {
      return dataKey.seal(JSON.stringify(message), placeOf(id))
    },

    open({ id, content }: { id: string; content: Buffer }): Content {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `seal` wrote what this key opens
      const kept = JSON.parse(dataKey.open(content, placeOf(id))) as ContactMessage
      const { about, name, email, message } = kept
      return { about: about || null, name: name || null, email: email || null, message }
    },
  }
}

function placeOf(row: string) {
  return { column: 'mgk.contact_messages.content', row } as const
}

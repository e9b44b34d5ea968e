import { z } from 'zod/mini'
import { contactFields, contactLengths, type ContactMessage, type ContactMistakes, contactMistakes } from './contact.ts'

// A browser sends a line break as two characters, and the count under the field knew of one.
const words = z.string().check(z.overwrite((text) => text.replaceAll('\r\n', '\n').trim()))

const contactMessage = z.object({
  name: words.check(z.minLength(1, 'missing'), z.maxLength(contactLengths.name, 'too_long')),
  email: words.check(z.minLength(1, 'missing'), z.maxLength(contactLengths.email, 'too_long'), z.email('malformed')),
  message: words.check(z.minLength(1, 'missing'), z.maxLength(contactLengths.message, 'too_long')),
})

type Read = { message: ContactMessage } | { mistakes: ContactMistakes }

export function readContactMessage(values: ContactMessage): Read {
  const parsed = contactMessage.safeParse(values)
  if (parsed.success) return { message: parsed.data }
  const mistakes: ContactMistakes = {}
  for (const { path, message } of parsed.error.issues) {
    const field = contactFields.find((name) => name === path[0])
    const mistake = contactMistakes.find((name) => name === message)
    if (field && mistake) mistakes[field] ??= mistake
  }
  return { mistakes }
}

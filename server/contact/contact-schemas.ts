import { z } from 'zod/mini'
import {
  contactFields,
  contactLengths,
  type ContactMessage,
  type ContactMistakes,
  contactMistakes,
  readReportedPage,
} from '#domain/site/contact.ts'

// A browser sends a line break as two characters, but the character count under the field counts one.
const words = z.string().check(z.overwrite((text) => text.replaceAll('\r\n', '\n').trim()))

const address = z.email()
const given = z.minLength(1, 'missing')
const anyName = words.check(z.maxLength(contactLengths.name, 'too_long'))
const anyEmail = words.check(
  z.maxLength(contactLengths.email, 'too_long'),
  z.refine((text) => text === '' || address.safeParse(text).success, 'malformed'),
)
// A message about an unknown page is treated as a general message.
const about = z.pipe(
  z.string(),
  z.transform((path) => readReportedPage(path)?.path ?? ''),
)

const unanswered = z.object({
  name: anyName,
  email: anyEmail,
  message: words.check(given, z.maxLength(contactLengths.message, 'too_long')),
  about,
})
const answered = z.extend(unanswered, { name: anyName.check(given), email: anyEmail.check(given) })

type Read = { message: ContactMessage } | { mistakes: ContactMistakes }

/** Parses a contact message. If it is to be answered, the name and the email address are required. */
export function readContactMessage(values: ContactMessage, isAnswered: boolean): Read {
  const parsed = (isAnswered ? answered : unanswered).safeParse(values)
  if (parsed.success) return { message: parsed.data }
  const mistakes: ContactMistakes = {}
  for (const { path, message } of parsed.error.issues) {
    const field = contactFields.find((name) => name === path[0])
    const mistake = contactMistakes.find((name) => name === message)
    if (field && mistake) mistakes[field] ??= mistake
  }
  return { mistakes }
}

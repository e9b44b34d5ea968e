import { z } from 'zod/mini'
import { plainLine } from '#domain/site/plain-text.ts'
import {
  senderFields,
  senderLengths,
  type SenderMistakes,
  type TypedSender,
} from '#domain/consultations/sent-requests.ts'

const address = z.email()
const words = z.string().check(z.overwrite(plainLine), z.minLength(1, 'missing'))
const agreed = z.literal(true, 'missing')

const sender = z.object({
  name: words.check(z.maxLength(senderLengths.name, 'too_long')),
  email: words.check(
    z.maxLength(senderLengths.email, 'too_long'),
    z.refine((text) => text === '' || address.safeParse(text).success, 'malformed'),
  ),
  consentsToSending: agreed,
  consentsToHealth: agreed,
})

/** Parses who sends a request. Consent to health data is apart from the consent to sending. */
export function readSender(
  typed: TypedSender,
): { sender: { name: string; email: string } } | { mistakes: SenderMistakes } {
  const parsed = sender.safeParse(typed)
  if (parsed.success) return { sender: { name: parsed.data.name, email: parsed.data.email } }
  const mistakes: SenderMistakes = {}
  for (const { path, message } of parsed.error.issues) {
    const field = senderFields.find((name) => name === path[0])
    if (field) mistakes[field] ??= message === 'too_long' || message === 'malformed' ? message : 'missing'
  }
  return { mistakes }
}

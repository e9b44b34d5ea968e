import { z } from 'zod/mini'
import { plainLine } from '#domain/site/plain-text.ts'
import {
  type MessengerAddress,
  messengers,
  senderFields,
  senderLengths,
  type SenderMistakes,
  type TypedSender,
} from '#domain/consultations/sent-requests.ts'

const address = z.email()
const line = z.string().check(z.overwrite(plainLine))
const words = line.check(z.minLength(1, 'missing'))
const agreed = z.literal(true, 'missing')

/** Both are given, or neither. */
const inPair = z.check<{ messenger: string; handle: string }>(({ value: { messenger, handle }, issues }) => {
  const missing = messenger !== '' && handle === '' ? 'handle' : messenger === '' && handle !== '' ? 'messenger' : null
  if (missing) issues.push({ code: 'custom', path: [missing], message: 'missing', input: '' })
})

const sender = z
  .object({
    name: words.check(z.maxLength(senderLengths.name, 'too_long')),
    email: words.check(
      z.maxLength(senderLengths.email, 'too_long'),
      z.refine((text) => text === '' || address.safeParse(text).success, 'malformed'),
    ),
    messenger: z.enum(['', ...messengers], 'malformed'),
    handle: line.check(z.maxLength(senderLengths.handle, 'too_long')),
    consentsToSending: agreed,
    consentsToHealth: agreed,
  })
  .check(inPair)

type Sender = { name: string; email: string; answerTo: MessengerAddress | null }

/** Parses who sends a request. Consent to health data is apart from the consent to sending. */
export function readSender(typed: TypedSender): { sender: Sender } | { mistakes: SenderMistakes } {
  const parsed = sender.safeParse(typed)
  if (parsed.success) {
    const { name, email, messenger, handle } = parsed.data
    return { sender: { name, email, answerTo: messenger === '' ? null : { messenger, handle } } }
  }
  const mistakes: SenderMistakes = {}
  for (const { path, message } of parsed.error.issues) {
    const field = senderFields.find((name) => name === path[0])
    if (field) mistakes[field] ??= message === 'too_long' || message === 'malformed' ? message : 'missing'
  }
  return { mistakes }
}

import type { ToldReading } from './plan-reading.ts'
import { judge } from './verdict.ts'

const shortestName = 3
const shortestPhone = 7

/** The plan and its text contain no contact details of the traveller. */
export function checkPrivacy({ steps: { step3 }, plan, words }: ToldReading) {
  return judge('privacy', (tally) => {
    const told = `${words}\n${textsIn(plan).join('\n')}`.toLowerCase()
    const name = step3.fullName.trim().toLowerCase()
    const email = step3.email.trim().toLowerCase()
    const phone = step3.phone.replace(/\D/gu, '')
    if (name.length >= shortestName) tally.test(!hasWords(told, name), () => 'The name of the traveller is told.')
    if (email.length >= shortestName) tally.test(!told.includes(email), () => 'The e-mail of the traveller is told.')
    if (phone.length >= shortestPhone)
      tally.test(!told.replace(/[\s().+-]/gu, '').includes(phone), () => 'The phone number of the traveller is told.')
  })
}

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

function hasWords(text: string, words: string): boolean {
  const quoted = words.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replace(/\s+/gu, String.raw`\s+`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${quoted}(?![\p{L}\p{N}])`, 'u').test(text)
}

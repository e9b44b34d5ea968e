import { consultationLimits } from '#domain/consultations/consultations.ts'
import type { TypedRequest } from '#domain/consultations/read-request.ts'
import type { TypedSender } from '#domain/consultations/sent-requests.ts'

/** The fields of the form as they were typed. Fields that the form does not have are not read. */
export function readTypedForm(form: FormData): TypedRequest {
  const read = (name: string) => wordsOf(form.get(name))
  return {
    kind: read('kind'),
    procedures: form.getAll('procedure').map(wordsOf),
    otherProcedure: read('otherProcedure'),
    arrivesOn: read('arrivesOn'),
    leavesOn: read('leavesOn'),
    month: read('month'),
    windows: Array.from({ length: consultationLimits.windows }, (_, place) => ({
      date: read(`date${place + 1}`),
      from: read(`from${place + 1}`),
      to: read(`to${place + 1}`),
    })),
    zone: read('zone'),
    language: read('language'),
    interpreter: read('interpreter'),
    budget: read('budget'),
    message: read('message'),
  }
}

/** The same fields again, for the form that sends what was written. */
export function listTypedFields({ procedures, windows, ...texts }: TypedRequest): (readonly [string, string])[] {
  return [
    ...Object.entries(texts),
    ...procedures.map((name) => ['procedure', name] as const),
    ...windows.flatMap((window, place) =>
      Object.entries(window).map(([name, text]) => [`${name}${place + 1}`, text] as const),
    ),
  ]
}

export function readTypedSender(form: FormData): TypedSender {
  return {
    name: wordsOf(form.get('name')),
    email: wordsOf(form.get('email')),
    messenger: wordsOf(form.get('messenger')),
    handle: wordsOf(form.get('handle')),
    consentsToSending: form.get('consentsToSending') === 'yes',
    consentsToHealth: form.get('consentsToHealth') === 'yes',
  }
}

/** The key of a form, which makes sending it twice one request. A form that has none yet gets a new one. */
export function readRequestKey(form: FormData): string {
  const given = wordsOf(form.get('key'))
  if (given !== '') return given
  // Not crypto.randomUUID, which a browser has on secure pages only.
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** What shows which member sends a form; empty for a visitor. */
export function readMemberPass(form: FormData): string {
  return wordsOf(form.get('pass'))
}

export function wantsToSend(form: FormData): boolean {
  return form.get('intent') === 'send'
}

function wordsOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}

import { consultationLimits } from '#domain/consultations/consultations.ts'
import type { TypedRequest } from '#domain/consultations/read-request.ts'

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

function wordsOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}

import { expect, test } from 'vitest'
import { clinicForm } from '#locales/en/clinics/clinic-form.ts'
import { ApiProblem } from '#web/api.ts'
import { describeFailure } from './describe-failure.ts'

function describe(code: string, status: number, sentence = 'The sentence of the server.') {
  return describeFailure(new ApiProblem(sentence, { status, code }), clinicForm)
}

test('a refusal by a code that this build does not know is told with the sentence that came with it', () => {
  expect(describe('clinics.locked_by_import', 409)).toBe('The sentence of the server.')
  expect(describe('limits.too_many_requests', 429)).toBe('The sentence of the server.')
})

test('a refusal without a code and a failure of the server are told in our words', () => {
  expect(describe('unknown', 400)).toBe(clinicForm.failures.other)
  expect(describe('server.unexpected', 500)).toBe(clinicForm.failures.other)
  expect(describe('network', 0)).toBe(clinicForm.failures.network)
  expect(describeFailure(new TypeError('a bug of ours'), clinicForm)).toBe(clinicForm.failures.other)
})

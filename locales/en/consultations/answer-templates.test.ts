import { expect, test } from 'vitest'
import { answers as korean } from '#locales/ko/consultations/answer-templates.ts'
import { answers as english } from './answer-templates.ts'

test('every built-in answer names the patient in each language, and has no words in braces but the known ones', () => {
  for (const { unknown, ...answers } of [english, korean]) {
    expect(unknown).not.toBe('')
    for (const [answer, text] of Object.entries(answers)) {
      expect(text, answer).toContain('{name}')
      expect(text.replaceAll(/\{(?:name|clinic|phone)\}/g, ''), answer).not.toMatch(/[{}]/)
      expect(text.length, answer).toBeLessThanOrEqual(1_500)
    }
  }
})

import { expect, test } from 'vitest'
import { builtInAnswers, fillTemplate, templateLimits } from '#domain/consultations/answer-templates.ts'
import { answers as korean } from '#locales/ko/consultations/answer-templates.ts'
import { answers as english } from './answer-templates.ts'

test('every built-in answer has a text in each language that names the patient and leaves no word open', () => {
  const names = { name: 'Mina', clinic: 'Bom Clinic', phone: '02-555-0100' }
  for (const language of [english, korean]) {
    for (const answer of builtInAnswers) {
      const text = language[answer]
      expect(text, answer).toContain('{name}')
      expect(fillTemplate(text, names), answer).not.toMatch(/[{}]/)
      expect(text.length, answer).toBeLessThanOrEqual(templateLimits.text)
    }
  }
})

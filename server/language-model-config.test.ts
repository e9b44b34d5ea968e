import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { languageModelService } from './platform/language-model/language-model-service.ts'

const set = {
  LANGUAGE_MODEL_KIND: 'openai-compatible',
  LANGUAGE_MODEL_URL: 'https://models.example.com/v1/',
  LANGUAGE_MODEL_KEY: 'sk-very-secret',
  LANGUAGE_MODEL_NAME: 'small',
}

test('without any of the variables there is no model', () => {
  expect(readConfig({}).languageModel).toBeNull()
})

test('a model is read from its variables', () => {
  expect(readConfig(set).languageModel).toEqual({
    kind: 'openai-compatible',
    url: 'https://models.example.com/v1',
    key: 'sk-very-secret',
    name: 'small',
    callsPerDay: 1000,
  })
  const anthropic = { LANGUAGE_MODEL_KIND: 'anthropic', LANGUAGE_MODEL_KEY: 'k', LANGUAGE_MODEL_NAME: 'small' }
  expect(readConfig(anthropic).languageModel?.url).toBe('https://api.anthropic.com/v1')
  const here = { ...set, LANGUAGE_MODEL_URL: 'http://localhost:11434/v1', LANGUAGE_MODEL_KEY: '' }
  expect(readConfig(here).languageModel).toMatchObject({ key: null, url: 'http://localhost:11434/v1' })
})

test.each([
  [{ LANGUAGE_MODEL_KIND: '' }, 'LANGUAGE_MODEL_KIND'],
  [{ LANGUAGE_MODEL_KIND: 'oracle' }, 'LANGUAGE_MODEL_KIND'],
  [{ LANGUAGE_MODEL_NAME: '' }, 'LANGUAGE_MODEL_NAME'],
  [{ LANGUAGE_MODEL_NAME: 'two words' }, 'LANGUAGE_MODEL_NAME'],
  [{ LANGUAGE_MODEL_KEY: 'sk-very-secret\n' }, 'LANGUAGE_MODEL_KEY'],
  [{ LANGUAGE_MODEL_KIND: 'anthropic', LANGUAGE_MODEL_KEY: '' }, 'LANGUAGE_MODEL_KEY'],
  [{ LANGUAGE_MODEL_URL: '' }, 'LANGUAGE_MODEL_URL'],
  [{ LANGUAGE_MODEL_URL: 'models.example.com' }, 'LANGUAGE_MODEL_URL'],
  [{ LANGUAGE_MODEL_URL: 'http://models.example.com/v1' }, 'LANGUAGE_MODEL_URL'],
  [{ LANGUAGE_MODEL_URL: 'https://me:sk-very-secret@models.example.com' }, 'LANGUAGE_MODEL_URL'],
  [{ LANGUAGE_MODEL_URL: 'https://models.example.com/v1?key=sk-very-secret' }, 'LANGUAGE_MODEL_URL'],
  [{ LANGUAGE_MODEL_CALLS_PER_DAY: '0' }, 'LANGUAGE_MODEL_CALLS_PER_DAY'],
])('%j stops the start with a sentence that names %s and no key', (changes, variable) => {
  const start = () => readConfig({ ...set, ...changes })
  expect(start).toThrow(new RegExp(String.raw`^${variable} cannot be used: .*\. See docs/operations\.md\.$`, 'u'))
  expect(start).not.toThrow('very-secret')
})

test('the settings page tells whether it answers, and administrators where it is', () => {
  const settings = readConfig(set).languageModel
  const told = (state: 'answers' | 'fails') => languageModelService(settings, { state: () => state }).read()
  expect(told('answers')).toMatchObject({ state: 'answers', isOn: true, details: { host: 'models.example.com' } })
  expect(told('fails')).toMatchObject({ state: 'fails', isOn: false })
  expect(languageModelService(null, null).read()).toMatchObject({ state: 'none', isOn: false })
  expect(JSON.stringify(told('answers'))).not.toContain('secret')
})

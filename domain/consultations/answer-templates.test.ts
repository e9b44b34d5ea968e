import { expect, test } from 'vitest'
import { fillTemplate } from './answer-templates.ts'

test('the names are filled in once, whatever they look like, and other braces stay', () => {
  const names = { name: 'Mina {clinic} $&', clinic: 'Bom Clinic', phone: '02-555-0100' }
  expect(fillTemplate('{name}, {clinic}: {phone}, {name} {email}', names)).toBe(
    'Mina {clinic} $&, Bom Clinic: 02-555-0100, Mina {clinic} $& {email}',
  )
})

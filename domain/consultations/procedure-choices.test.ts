import { expect, test } from 'vitest'
import { procedureChoices } from './procedure-choices.ts'

const clinic = { name: 'Bom Clinic', nameKo: '봄의원', treatments: ['dental' as const], procedures: [] as string[] }

test('a clinic that names its procedures is asked about these, with Korean names where they are known', () => {
  expect(procedureChoices({ ...clinic, procedures: ['Dental Implants', 'Moonlight Peel', 'Dental Implants'] })).toEqual(
    [
      { en: 'Dental Implants', ko: '임플란트' },
      { en: 'Moonlight Peel', ko: '' },
    ],
  )
})

test('a clinic that names none is asked about those of its departments, and not about departments', () => {
  const names = procedureChoices(clinic).map(({ en }) => en)
  expect(names).toContain('Veneers')
  expect(names).not.toContain('Dental Care')
  expect(names).not.toContain('Rhinoplasty')
})

test('of a hospital, the procedures of the listing that led to it come first, and all others follow', () => {
  const hospital = { ...clinic, treatments: ['plastic-surgery' as const, 'skin-clinics' as const, 'dental' as const] }
  const usual = procedureChoices(hospital).map(({ en }) => en)
  const fromSkin = procedureChoices(hospital, 'skin-clinics').map(({ en }) => en)
  expect(usual[0]).toBe('Rhinoplasty')
  expect(fromSkin.slice(0, 8)).toEqual(
    procedureChoices({ ...clinic, treatments: ['skin-clinics'] }, 'skin-clinics')
      .slice(0, 8)
      .map(({ en }) => en),
  )
  expect(fromSkin).not.toEqual(usual)
  expect(fromSkin.toSorted()).toEqual(usual.toSorted())
})

test('a clinic without a known department is asked in the visitor’s own words only', () => {
  expect(procedureChoices({ ...clinic, treatments: ['other'] })).toEqual([])
})

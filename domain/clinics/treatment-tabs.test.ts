import { expect, test } from 'vitest'
import type { ClinicTreatment } from './clinics.ts'
import { pickLastTab } from './treatment-tabs.ts'

function clinic(id: number, ...treatments: ClinicTreatment[]) {
  return { id, treatments }
}

const general = [1, 2, 3].map((id) => clinic(id, 'other', 'plastic-surgery', 'skin-clinics', 'eye-surgery'))

function idsOf(lists: { id: number; treatments: ClinicTreatment[] }[][], count = 2): number[] {
  return pickLastTab(lists, count).map(({ id }) => id)
}

test('a clinic for one treatment comes before a hospital with several departments', () => {
  expect(idsOf([[...general, clinic(9, 'eye-surgery')]])).toEqual([9, 1])
})

test('two tabs show different clinics as long as there are others, and then repeat the first', () => {
  expect(idsOf([general])).toEqual([1, 2])
  expect(idsOf([general, general])).toEqual([3, 1])
  expect(idsOf([general.slice(0, 2), general.slice(0, 2)])).toEqual([1, 2])
})

test('a tab without clinics is empty', () => {
  expect(idsOf([general, []])).toEqual([])
})

import { expect, test } from 'vitest'
import { placeWords } from './place-words.ts'

test('what there is to eat begins with a capital letter, and so does every people', () => {
  expect(['noodles', 'fried chicken', 'korean soup'].map(placeWords.cuisine)).toEqual([
    'Noodles',
    'Fried chicken',
    'Korean soup',
  ])
  expect(['modern korean', 'middle eastern', 'Western'].map(placeWords.cuisine)).toEqual([
    'Modern Korean',
    'Middle Eastern',
    'Western',
  ])
})

import { expect, test } from 'vitest'
import { placeWords } from './place-words.ts'

test('a kind of food begins with a capital letter, and so does the name of a people', () => {
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

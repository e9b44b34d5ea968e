import fc from 'fast-check'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database/database.ts'
import { findTypos } from './typos.ts'

const opened = await openTestDatabase()
afterAll(() => opened.close())

async function learn(words: readonly string[]): Promise<void> {
  const owner = new pg.Client(opened.url)
  await owner.connect()
  await owner.query('insert into mgk.place_words select distinct unnest($1::text[]) on conflict do nothing', [words])
  await owner.end()
}

async function findMeant(typed: string): Promise<readonly string[]> {
  return (await findTypos(opened.database.reader, 'mgk.place_words', [typed])).get(typed) ?? []
}

const letter = fc.constantFrom(...'aeghknostuy'.split(''))
const word = fc.string({ unit: letter, minLength: 7, maxLength: 20 })
const typo = fc.record({ kind: fc.constantFrom('lost', 'added', 'other', 'swapped'), at: fc.nat(100), letter })

/** A letter is lost, added or another one, or two have changed places. */
function applyTypo(written: string, { kind, at, letter: other }: { kind: string; at: number; letter: string }): string {
  const place = at % (written.length - 1)
  const [before, after] = [written.slice(0, place), written.slice(place + 1)]
  if (kind === 'lost') return before + after
  if (kind === 'added') return before + other + written.slice(place)
  if (kind === 'other') return before + other + after
  return before + after.charAt(0) + written.charAt(place) + after.slice(1)
}

test('a word is found by every typo of the supported kinds', async () => {
  const words = fc.sample(word, { numRuns: 40, seed: 4 })
  await learn(words)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...words), typo, async (meant, made) => {
      const typed = applyTypo(meant, made)
      fc.pre(!words.includes(typed))
      expect(await findMeant(typed)).toContain(meant)
    }),
    { numRuns: 150 },
  )
})

test('a word of nine letters or more is found whichever two letters are lost, added or others', async () => {
  const words = fc.sample(fc.string({ unit: letter, minLength: 9, maxLength: 20 }), { numRuns: 40, seed: 5 })
  await learn(words)
  const edit = typo.filter(({ kind }) => kind !== 'swapped')
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...words), edit, edit, async (meant, one, other) => {
      const typed = applyTypo(applyTypo(meant, one), other)
      fc.pre(!words.includes(typed))
      expect(await findMeant(typed)).toContain(meant)
    }),
    { numRuns: 150 },
  )
})

test('two typos are forgiven from seven letters on, one from five, and none in a shorter word', async () => {
  await learn(['gyeongbokgung', 'mapo', 'jongno', 'gangneung'])
  expect(await findMeant('gyongbokung')).toEqual(['gyeongbokgung'])
  expect(await findMeant('gamgneumg')).toEqual(['gangneung'])
  expect(await findMeant('jomgno')).toEqual(['jongno'])
  expect(await findMeant('jomgmo')).toEqual([])
  expect(await findMeant('gyongbokun')).toEqual([])
  expect(await findMeant('mapp')).toEqual([])
})

test('a word that is known is no typo of another', async () => {
  await learn(['sinchon', 'sincheon'])
  expect(await findMeant('sinchon')).toEqual([])
  expect(await findMeant('sinchom')).toEqual(['sinchon', 'sincheon'])
})

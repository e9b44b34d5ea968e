import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database/database.ts'
import { soundKey } from '#domain/korea/sound-key.ts'
import { tokenId } from './tokens.ts'

const opened = await openTestDatabase()
afterAll(() => opened.close())

const spelling = fc.constantFrom(...'ng ch sh eo eu oo ou ae ai oe ee ui kk yeo aa ngng hs'.split(' '))
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789-'.split(''))
const words = fc.sample(
  fc.array(fc.oneof(spelling, letter), { maxLength: 12 }).map((parts) => parts.join('')),
  { numRuns: 400, seed: 6 },
)

test('a token has the id that the lists hold, in any script and with any sign before it', async () => {
  const tokens = [...words, '', '^', '=kind:cafe', '!경복궁', '^~<gyonbo', 'ㄱㅂㄱ', '景福宮', '\\x41', "'", '😀']
  const { rows } = await sql<{ token: string; id: number }>`
    select token, mgk.term_number(token) as id from unnest(${tokens}::text[]) as token
  `.execute(opened.database.reader)
  expect(rows.map(({ id }) => id)).toEqual(tokens.map(tokenId))
})

test('a word has the sound that the lists hold', async () => {
  const { rows } = await sql<{ word: string; sound: string }>`
    select word, mgk.sound_key(word) as sound from unnest(${words}::text[]) as word
  `.execute(opened.database.reader)
  expect(rows.map(({ sound }) => sound)).toEqual(words.map(soundKey))
  expect(soundKey('kyeongbokkung')).toBe(soundKey('gyeongbokgung'))
})

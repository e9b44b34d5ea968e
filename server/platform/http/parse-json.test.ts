import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

test('JSON is read as it is, and what is none is no JSON', () => {
  expect(parseJson(bytes('{"a":[1,"둘"]}'))).toEqual({ a: [1, '둘'] })
  for (const wrong of ['', '{', '{"a":1}x', 'NaN']) expect(() => parseJson(bytes(wrong)), wrong).toThrow(SyntaxError)
  expect(() => parseJson(Uint8Array.of(0x22, 0xff, 0x22))).toThrow(SyntaxError)
})

test('more members than anything of ours has are refused before they are read', () => {
  const body = (members: number) => bytes(`{${Array.from({ length: members }, (_none, at) => `"k${at}":1`).join(',')}}`)
  expect(() => parseJson(body(60_000))).toThrow('request.body_too_large')
  expect(() => parseJson(bytes(`[${'0,'.repeat(30_000)}`))).toThrow('request.body_too_large')
  expect(Object.keys(parseJson(body(5_000)) ?? {})).toHaveLength(5_000)
})

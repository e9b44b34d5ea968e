import { expect, test } from 'vitest'
import { namesInRegister, readListed } from './city-list.ts'

const page = 'https://medical.visitseoul.net/organization/hospital/hospitalDetail/2302'
const row = {
  org_name: '허쉬성형외과',
  address: '서울시 강남구 삼성로 730',
  website: 'https://www.hershe9.com/',
  source_url: page,
  languages: 'English, Chinese, Uzbek, Japanese',
}

test('a row of the city’s list gives its page, its address, the languages that are known and its site', () => {
  expect(readListed(row)).toEqual({
    name: '허쉬성형외과',
    address: '서울시 강남구 삼성로 730',
    page,
    languages: ['en', 'zh', 'ja'],
    website: 'https://www.hershe9.com/',
  })
  expect(readListed({ 기관명: '르치과의원', 상세주소: page, 언어: '영어, 몽골어' })?.languages).toEqual(['en', 'mn'])
})

test.each(['', 'https://medical.visitseoul.net.example/1', 'http://medical.visitseoul.net/1', 'a page'])(
  'a row whose page is %j is no row of the city’s list',
  (address) => {
    expect(readListed({ ...row, source_url: address })).toBeNull()
  },
)

test.each([
  ['허쉬성형외과', ['허쉬성형외과', '허쉬성형외과의원']],
  ['르치과의원', ['르치과의원']],
  ['본라인한의원(을지로)', ['본라인한의원']],
  ['신소애여성의원 SINSOE WOMEN’S CLINIC', ['신소애여성의원']],
  ['Note Plastic Surgery', ['Note Plastic Surgery', 'Note Plastic Surgery의원']],
  ['(명동점)', []],
])('%s may stand in a register as %j', (name, names) => {
  expect(namesInRegister(name)).toEqual(names)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toldDay, toldWords } from '#testing/told-day.ts'
import { guardModelWords } from './model-words-guard.ts'

function guard(answer: string) {
  const guarded = guardModelWords(answer, toldDay, () => [])
  return 'prose' in guarded ? 'taken' : guarded.refused
}

/** The text with one more sentence about its first stop, the palace, and then about the last, the noodles. */
function withSentence(sentence: string): string[] {
  return [toldWords.replace('\n\n', ` ${sentence}\n\n`), `${toldWords} ${sentence}`]
}

function fullWidth(text: string): string {
  return Array.from(text, (sign) =>
    /[!-~]/u.test(sign) ? String.fromCharCode(sign.charCodeAt(0) + 0xfe_e0) : sign,
  ).join('')
}

describe('an address or a telephone number is refused', () => {
  test.each([
    'write to dr dot kim at gmail dot com.',
    'write to drkim (at) gmail.',
    'write to drkim at-sign gmail.',
    'write to drkim @ gmail . com.',
    'write to drkim＠gmail．com.',
    'write to ｄｒｋｉｍ＠ｇｍａｉｌ．ｃｏｍ.',
    'write to drkim﹫gmail。com.',
    'write to drkim@gmail•com.',
    'see kimclinic․com for it.',
    'see kimclinic dot co dot kr.',
    'see kimclinic dotcom.',
    'see k i m c l i n i c of it.',
    'send an e-mail before you come.',
    'send them an email.',
    'message them on viber.',
    'the phone is at the door.',
    'call them ahead.',
    'dial zero one zero, one two three four, five six seven eight.',
    'zero one zero one two three four five six seven eight.',
    'oh one oh and then one two three four.',
    'zero two is where it starts.',
    'plus eight two ten, twelve thirty-four, fifty-six seventy-eight.',
    'ten, double two, triple three, four five.',
    'one, two, three, four and five.',
    'ring ０１０－１２３４－５６７８.',
    'ring 𝟎𝟏𝟎 𝟏𝟐𝟑𝟒 𝟓𝟔𝟕𝟖.',
    'ring ⓪①⓪ ①②③④ ⑤⑥⑦⑧.',
    'ring o1o-l234-5678.',
    'ring 0 one 0 1 two 3 4.',
    '공일공 일이삼사 오육칠팔.',
    '공 일 공, 일 이 삼 사.',
    '전화 공일공.',
    '카톡 아이디를 물어보세요.',
    '이메일 주소.',
    'drkim 골뱅이 지메일 닷컴.',
  ])('%s', (sentence) => {
    for (const answer of withSentence(sentence)) expect(guard(answer)).toBe('address')
  })

  test.each(['dr\u200Bkim@gmail\u200B.com', 'gmail\u034F.com', 'x\u3164y', 'x\uFE0Fy', 'a\u00ADb'])(
    'with hidden characters: %j',
    (part) => {
      for (const answer of withSentence(`so ${part}.`)) expect(guard(answer)).toBe('script')
    },
  )
})

describe('a sentence that contradicts the plan is refused', () => {
  test.each([
    'it closes at 17:00.',
    'it closes at 11:10.',
    'the gates close at five.',
    'it closes at nine in the evening.',
    'it shuts at 13:00.',
    'it is open until 22:00.',
    'it is open until ten at night.',
    'it opens at 09:40.',
    'it opens at ten.',
    'the last entry is at 18:00.',
    'the last orders are taken at eight.',
    'it is closed today.',
    'it is closed on monday.',
    'it is closed on sundays.',
    'on tuesdays it is quiet.',
    'it closes early.',
    'it never closes.',
    'it is shut for the winter.',
    'it is not open yet.',
    'it isn’t open before lunch.',
    'it is under renovation.',
    'it is open all night.',
    'it is open daily.',
    'it is open around the clock.',
    'it is fully booked.',
    'stay until 18:00.',
    'stay until six.',
    'you arrive at 13:00.',
    'you reach it by ten.',
    'be there at twelve forty.',
    'it begins at half past nine.',
    'it begins at ten past three.',
    'it begins at nine forty-five.',
    'come at noon in the summer, or leave at 13:25 if you like; the doors open at 12:10.',
    'it takes three hours.',
    'it takes half an hour.',
    'it takes twenty minutes.',
    'it takes 2 hours.',
    'entry is thirty thousand won.',
    'entry is a thousand won.',
    'entry is ₩1,550.',
    'admission is ₩18,050.',
    'entry is free.',
    'it costs nothing.',
    'there is no entry fee.',
    'it costs thirty bucks.',
    'it costs 3만원.',
    'it costs ３０，０００ won.',
    'it closes at １７：００.',
    '오전 9시에 문을 닫습니다.',
    '월요일은 휴무입니다.',
    '입장료는 오천 원입니다.',
  ])('%s', (sentence) => {
    const answers = withSentence(sentence)
    // Text after the first name may describe either stop; what is said after the last is about the last alone.
    for (const answer of answers) expect(['time', 'money', 'figure', 'hours', 'name']).toContain(guard(answer))
  })
})

test.each([
  'the gates close at 18:00.',
  'it closes at six in the evening.',
  'it opens at nine, and the last entry is at five.',
  'it is open until 18:00.',
  'nobody is let in after 17:00.',
  'stay until 11:10.',
  'you have until eleven ten.',
  'you reach it at 9:40 am.',
  'arrive by ９：４０ and take it in.',
  'you have an hour and a half for it.',
  'it takes ninety minutes to see it all.',
  'entry is three thousand won.',
  'entry is ₩3,000.',
  'admission costs 3,000 won.',
  'the subway there takes eighteen minutes and costs ₩1,550.',
  'the street close by is quiet.',
  'the court is close to the station.',
  'one of the two halls is older, and from one to the next it is a short walk.',
  'small cafes dot the hill.',
  'the day draws to a close in an open court.',
  'open-air tables stand at one end.',
  'take a free hour before lunch… it is worth it.',
  'call it a slow morning.',
])('an honest sentence about the palace passes: %s', (sentence) => {
  expect(guard(withSentence(sentence)[0] ?? '')).toBe('taken')
})

test.each([
  'lunch begins at 12:10, and you leave at 13:00.',
  'lunch costs twelve thousand won.',
  'around noon it fills up.',
  'you have fifty minutes for it.',
  'the bus takes twenty-five minutes.',
  'you are back by 13:25.',
])('an honest sentence about lunch passes: %s', (sentence) => {
  expect(guard(withSentence(sentence)[1] ?? '')).toBe('taken')
})

test('a telephone number is refused in any mixture of figures, words, forms and separators', () => {
  const english = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
  const korean = Array.from('공일이삼사오육칠팔구')
  const formsOf = (digit: number) => [
    String(digit),
    fullWidth(String(digit)),
    english[digit] ?? '',
    korean[digit] ?? '',
  ]
  const inOneForm = (digits: readonly number[]) =>
    fc.nat(3).map((form) => digits.map((digit) => formsOf(digit)[form] ?? ''))
  const mixed = (digits: readonly number[]) => fc.tuple(...digits.map((digit) => fc.constantFrom(...formsOf(digit))))
  const number = fc
    .array(fc.nat(9), { minLength: 8, maxLength: 8 })
    .map((digits) => [0, 1, 0, ...digits])
    .chain((digits) => fc.oneof(inOneForm(digits), mixed(digits)))
  const separator = fc.constantFrom(' ', ', ', '-', ' - ', '. ', ' · ')
  fc.assert(
    fc.property(number, separator, (digits, between) => {
      expect(guard(`${toldWords} so ${digits.join(between)} it is.`)).not.toBe('taken')
    }),
  )
})

test('an address is refused in any of its forms', () => {
  const name = fc.string({ unit: fc.constantFrom(...Array.from('abdehiklmnorstu')), minLength: 2, maxLength: 8 })
  const at = fc.constantFrom('@', '＠', '﹫', ' @ ', ' at ', ' (at) ')
  const dot = fc.constantFrom('.', '．', '。', '｡', '․', '•', ' . ', ' dot ', ' (dot) ')
  const wide = fc.boolean()
  fc.assert(
    fc.property(
      name,
      name,
      at,
      dot,
      fc.constantFrom('com', 'net', 'org', 'kr'),
      wide,
      (who, host, a, d, end, isWide) => {
        const form = isWide ? fullWidth : (text: string) => text
        expect(guard(`${toldWords} so ${form(who)}${a}${form(host)}${d}${form(end)} it is.`)).toBe('address')
      },
    ),
  )
})

test('a time that is not the plan’s is refused after any word for opening or closing', () => {
  const claims = fc.constantFrom(
    'it closes at',
    'it opens at',
    'it is open until',
    'the last entry is at',
    'it shuts at',
  )
  const known = ['09:00', '17:00', '18:00']
  fc.assert(
    fc.property(claims, fc.nat(23), fc.nat(59), (claim, hours, minutes) => {
      const time = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':')
      fc.pre(!known.includes(time))
      expect(guard(withSentence(`${claim} ${time}.`)[0] ?? '')).not.toBe('taken')
    }),
  )
})

test('words made to be slow are read in time', () => {
  for (const unit of ['one ', 'dot ', 'at ', 'k ', '공 ', 'an hour and ', 'open ', 'close at ', 'entry ', 'reach x '])
    expect(guard(unit.repeat(5000 / unit.length))).not.toBe('taken')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLong } from '#testing/long-rounds.ts'
import { known, readSteps } from '#testing/builders/read-steps.ts'
import { longestBrief, readBrief } from './read-brief.ts'

function leftOf(text: string): string[] {
  return readBrief(text, known).notUnderstood.map(({ words }) => words)
}

test.each([
  'Hola, queremos ir a Seúl del 3 al 9 de abril con mi novia vegana',
  'Bonjour, nous sommes une famille avec deux enfants, pas de musées',
  'Wir sind vier Freunde und fliegen vom 2. bis 8. Juni nach Busan',
  'Мы хотим поехать в Сеул, без музеев',
])('of %j nothing is guessed, and another language is asked for', (text) => {
  const { chips, notUnderstood, question } = readBrief(text, known)
  expect(chips).toEqual([])
  expect(notUnderstood.map(({ words }) => words)).toEqual([text])
  expect(question).toEqual({ ask: 'language' })
})

test.each([
  ['no museums', ['museums'], undefined],
  ['nature instead of shopping', ['shopping'], ['nature']],
  ["I don't like temples or hiking", ['temples', 'hiking'], undefined],
  ['쇼핑 말고 자연', ['shopping'], ['nature']],
  ['박물관은 싫어요', ['museums'], undefined],
  ['博物館は苦手、自然が好き', ['museums'], ['nature']],
  ['不要购物，喜欢自然', ['shopping'], ['nature']],
  ['more nature than shopping', undefined, ['nature']],
  ['We love beaches, not so much museums', ['museums'], ['nature']],
  ['2 museums max', undefined, undefined],
  ['温泉が好き、階段が少ないところ', ['stairs'], ['beauty']],
  ['not more than one temple', undefined, undefined],
  ['절은 하나만', undefined, undefined],
  ['お寺は一つまで', undefined, undefined],
  ['寺庙最多一个', undefined, undefined],
  ['no theme parks except Everland', ['theme parks'], undefined],
  ['nothing except shopping', undefined, ['shopping']],
  ['nobody wants museums', ['museums'], undefined],
  ['steep hills are not for us', ['stairs'], undefined],
  ['走不了太多路', ['long walks'], undefined],
  ['few stairs please', ['stairs'], undefined],
  ['a few temples', undefined, ['culture']],
  ['夜店不去', ['nightlife'], undefined],
  ['one very big bowl of noodles', undefined, ['food']],
  ['Food: no shrimp', undefined, undefined],
  ['美容医療には興味ないです', undefined, undefined],
  ['쇼핑은 됐고 바다 보면서 쉬고 싶어요', ['shopping'], ['nature']],
  ['오래 걷는 건 무리예요', ['long walks'], undefined],
  ['한옥마을 숙소면 좋겠고 많이 걷지 않게 해주세요', ['long walks'], ['culture']],
  ["My wife wants to go clubbing but I'd rather not", undefined, undefined],
  ['no long bus rides', undefined, undefined],
  ["I don't mind museums", undefined, undefined],
  ['no hanbok', ['hanbok'], undefined],
  ['no fish market', ['fish markets'], undefined],
  ["don't put a museum straight after lunch", undefined, undefined],
  ['꼬막 먹으러', undefined, ['food']],
  ['Museums > shopping', undefined, ['culture']],
  ['많이 못 걸으세요', ['long walks'], undefined],
  ['어머니 다리가 불편하세요', ['long walks'], undefined],
  ['역에서 멀면 불편해요', undefined, undefined],
  ['my father has trouble walking', ['long walks'], undefined],
  ['no trouble walking', undefined, undefined],
  ['母はあまり歩けない', ['long walks'], undefined],
  ['奶奶行动不便', ['long walks'], undefined],
  ['奶奶行動不便', ['long walks'], undefined],
  ['no karaoke, I beg you', ['karaoke'], undefined],
  ['I mostly want to eat', undefined, ['food']],
])('%j refuses %j and asks for %j', (text, avoid, selectedInterests) => {
  const { step1, step2 } = readSteps(text)
  expect(step2.avoid).toEqual(avoid)
  expect(step1.selectedInterests).toEqual(selectedInterests)
})

test.each([
  ['We are Muslim', ['halal']],
  ["I don't eat meat", ['vegetarian']],
  ['no pork, no beef', ['no-pork', 'no-beef']],
  ['allergic to peanuts', ['nuts allergy']],
  ['kiwi allergy', ['kiwi allergy']],
  ['allergic to latex', ['latex allergy']],
  ['penicillin allergy', ['penicillin allergy']],
  ['땅콩 알레르기', ['nuts allergy']],
  ['えびアレルギーです', ['shellfish allergy']],
  ['我对花生过敏', ['nuts allergy']],
  ["my son can't have nuts", ['nuts allergy']],
  ['seafood allergy', ['fish allergy', 'shellfish allergy']],
  ['gluten-free', ['gluten allergy']],
  ['我对芒果过敏', ['芒果 allergy']],
  ['I am lactose intolerant', ['milk allergy']],
  ['坚果严重过敏', ['nuts allergy']],
  ["I don't like meat much", undefined],
  ['고기를 별로 안 좋아해요', undefined],
  ['no allergies', undefined],
  ['alergic fish', ['fish allergy']],
  ['egg alergi', ['egg allergy']],
  ['海鮮アレルギーではなく嫌い', ['no-seafood']],
  ['えびはNG', ['shellfish allergy']],
  ['no shrimp no crab (alergy)', ['shellfish allergy']],
  ['두 분은 채식하시고 한 분은 돼지고기를 안 드세요', ['vegetarian', 'no-pork (some of us)']],
  ['I love pork and beef', undefined],
])('%j is the diet %j', (text, diet) => {
  expect(readSteps(text).step2.diet).toEqual(diet)
})

test.each([
  ['100,000 won a day', { dailyBudgetRange: 100_000 }],
  ['money is not an issue', { dailyBudgetRange: 120_000 }],
  ['Honeymoon, no budget limit', { dailyBudgetRange: 120_000 }],
  ['돈은 상관없어요', { dailyBudgetRange: 120_000 }],
  ['予算は気にしません', { dailyBudgetRange: 120_000 }],
  ['预算不限', { dailyBudgetRange: 120_000 }],
  ["price doesn't matter, but 900,000 won in total", { totalBudget: '900,000 won in total' }],
  ['we have no budget', {}],
  ['I wish money was no object', {}],
  ['money is an issue', {}],
  ['하루 8만원 이하', { dailyBudgetRange: 80_000 }],
  ['at most 2,000 dollars', { totalBudget: 'at most 2,000 dollars' }],
  ['150,000 won a day', { totalBudget: '150,000 won a day' }],
  ['We booked flights for $640 each', {}],
  ['Flights were 900 dollars, the rest should stay under 3 million won', { totalBudget: 'under 3 million won' }],
  ['$150 a day for the two of us', { totalBudget: '$150 a day for the two of us' }],
  ['hotel for 90,000 won a night', {}],
  ['機票另計，預算一個人兩萬五台幣', { totalBudget: '兩萬五台幣' }],
  ['예산 300만원', { totalBudget: '300만원' }],
  ['From 14 January 2027. Budget about 1.5 million won', { totalBudget: 'about 1.5 million won' }],
  ['30 people at 20 o’clock', {}],
])('%j is the budget %j', (text, budget) => {
  const { totalBudget, dailyBudgetRange } = readSteps(text).step2
  expect({ ...(totalBudget && { totalBudget }), ...(dailyBudgetRange && { dailyBudgetRange }) }).toEqual(budget)
})

test('places, areas and cities are read in each script, and those that are refused are avoided', () => {
  expect(readSteps('Gyeongbokgung and Busan, hotel in Hongdae, not Jeju').step2).toMatchObject({
    mustVisitPlaces: 'Gyeongbokgung, Busan',
    areaPreferences: ['Hongdae'],
    avoid: ['Jeju'],
  })
  expect(readSteps('경복궁이랑 부산, 홍대').step2).toMatchObject({
    mustVisitPlaces: '경복궁, 부산',
    areaPreferences: ['Hongdae'],
  })
  expect(readSteps('景福宮と釜山').step2).toMatchObject({ mustVisitPlaces: '景福宮, 釜山' })
  expect(readSteps('We have been to Busan. Everland yes, Lotte World no').step2).toMatchObject({
    mustVisitPlaces: 'Everland',
    avoid: ['Lotte World'],
  })
  expect(readSteps('Daegu or Gyeongju. Actually, make it Gyeongju').step2).toMatchObject({
    mustVisitPlaces: 'Gyeongju',
  })
  expect(readSteps('경복궁은 다 봤고 성수 가고 싶어요').step2).toMatchObject({ mustVisitPlaces: '성수' })
  expect(readSteps('除了爱宝乐园别的游乐园不去').step2).toMatchObject({
    mustVisitPlaces: '爱宝乐园',
    avoid: ['theme parks'],
  })
  expect(readSteps('에버랜드는 지난달에 갔고 부산 대신 강릉').step2).toEqual({ mustVisitPlaces: '강릉' })
  expect(readSteps('済州島って雨多いですか?').step2).toEqual({})
  expect(readSteps('能不能告诉我济州岛几月份最好?').step2).toEqual({})
  expect(readSteps("if money were no object I'd do Jeju, but Daegu it is").step2).toEqual({ mustVisitPlaces: 'Daegu' })
  expect(readSteps('대구요, 아니 경주요').step2).toEqual({ mustVisitPlaces: '경주' })
  expect(readSteps('We were in Seoul in 2019, never made it to Jeju, so Busan').step2).toEqual({
    firstTime: false,
    mustVisitPlaces: 'Busan',
  })
  expect(readSteps('서울 부산 말고 안동이랑 통영 위주로').step2).toEqual({ mustVisitPlaces: '안동, 통영' })
  expect(readSteps('景福宮はまだ行ったことがないので今度こそ').step2).toEqual({ mustVisitPlaces: '景福宮' })
  expect(readSteps('only Seoul and Busan').step2).not.toHaveProperty('cities')
  expect(readSteps('Soeul').step2).toEqual({ mustVisitPlaces: 'Soeul' })
  expect(readSteps('Seoul & Gyeongju').step2).toEqual({ mustVisitPlaces: 'Seoul, Gyeongju' })
  expect(readSteps('South Korea trip').step2).not.toHaveProperty('mustVisitPlaces')
  expect(readSteps('I am from Paris and like Rome').step2).not.toHaveProperty('mustVisitPlaces')
})

test('an airport and a time are a flight, and an airport alone or of another time is none', () => {
  expect(readSteps('arriving 9pm at Incheon, museums open at 10am').step1).not.toHaveProperty('departure')
  expect(readSteps('landing at Incheon at 2:30 pm, flying home from Gimpo 18:00').step1).toMatchObject({
    arrival: { airport: 'ICN', time: '14:30' },
    departure: { airport: 'GMP', time: '18:00' },
  })
  expect(readSteps('landing at Incheon airport')).toEqual({ step1: {}, step2: {}, step3: {} })
})

test('a flight home is from the one airport that is named, and without one the question asks for it', () => {
  expect(readSteps('I land at Incheon 11am on March 9 2027 and leave on the 13th at 19:00').step1).toMatchObject({
    departure: { airport: 'ICN', time: '19:00' },
  })
  expect(readSteps('9 hours layover at Incheon on 20 March 2027, landing 8am, flight at 17:00').step1).toMatchObject({
    arrival: { airport: 'ICN', time: '08:00' },
    departure: { airport: 'ICN', time: '17:00' },
  })
  const reading = readBrief('May 3 to 6 2027. We land at 10:30.', known)
  expect(reading.question).toEqual({ ask: 'airport', words: '10:30' })
  expect(reading.notUnderstood.map(({ words }) => words)).toEqual(['10:30'])
})

test.each([
  'Skin clinic in Gangnam, staying in Hongdae',
  '江南做医美，住弘大',
  '강남에서 쇼핑, 숙소는 홍대',
  '江南で買い物、弘大に泊まります',
])('of %j the quarter of the bed comes first', (text) => {
  expect(readSteps(text).step2.areaPreferences).toEqual(['Hongdae', 'Gangnam'])
})

test('a day that is told of a sight is one of the days of the trip', () => {
  expect(readSteps('Seoul 5 days from 3 May 2027, one day Everland').step1.endDate).toBe('2027-05-07')
  expect(readSteps('3 days Busan, 1 day Gyeongju from 3 May 2027').step1.endDate).toBe('2027-05-06')
  expect(readSteps('kids 4 and 9, six days from 10 August 2027').step1.endDate).toBe('2027-08-15')
})

test('who tells of an earlier stay in Korea is not there for the first time, and who was in Japan may be', () => {
  expect(readSteps('Last year we went to Busan').step2).toEqual({ firstTime: false })
  expect(readSteps('我不是第一次去了').step2).toEqual({ firstTime: false })
  expect(readSteps('Last year we went to Tokyo').step2).toEqual({})
})

test('a flight on the last day is the flight home', () => {
  expect(readSteps('7/15早上11:20到金浦、7/18晚上7:40從金浦飛').step1).toMatchObject({
    arrival: { airport: 'GMP', time: '11:20' },
    departure: { airport: 'GMP', time: '19:40' },
  })
  expect(readSteps('11월 3일부터 6일. 6일 오후 2시 김해공항').step1).toMatchObject({
    departure: { airport: 'PUS', time: '14:00' },
  })
})

test('a treatment is read with its category, and one that is refused is not', () => {
  expect(readSteps('rhinoplasty in Gangnam').step3).toEqual({
    beautyInterest: 'interested',
    beautyCategories: ['Plastic Surgery'],
    plasticSurgeryType: 'rhinoplasty',
  })
  expect(readSteps('no botox please').step3).toEqual({})
})

test('what no rule reads is told as it was typed, and words that say nothing are not', () => {
  expect(leftOf('We want palaces and a blorple, please!')).toEqual(['blorple'])
  expect(leftOf('We would like to see palaces')).toEqual([])
  expect(leftOf('궁궐이랑 뿌뿌리를 보고 싶어요')).toEqual(['뿌뿌리를'])
})

test('whatever is typed, every chip and every leftover quotes the text, and nothing is thrown', () => {
  const words = fc.constantFrom(
    ...'May 3 to 10 kids aged 4 no museums 100,000 won a day 부산 2박 3일 땅콩 알레르기 5月3日から 不要 购物 ① ｶﾞ é 👨‍👩‍👧 ~ , . 5/6 박'.split(
      ' ',
    ),
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(words, { maxLength: 25 }).map((all) => all.join(' ')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const { chips, notUnderstood } = readBrief(text, known)
      for (const { from, to, words: quoted } of [...chips, ...notUnderstood]) expect(text.slice(from, to)).toBe(quoted)
    }),
    { numRuns: isLong ? 100 : 30 },
  )
})

test('a text beyond the limit is read up to it', () => {
  const text = `${'x '.repeat(longestBrief)}vegan`
  expect(readBrief(text, known).chips).toEqual([])
})

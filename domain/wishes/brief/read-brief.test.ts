import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readCatalogue, readTreatmentTable } from '#testing/builders/catalogue.ts'
import { stepsOfChips } from './brief-steps.ts'
import { longestBrief, readBrief } from './read-brief.ts'

const known = {
  today: '2027-01-15',
  names: indexPlaceNames(readCatalogue()),
  treatments: readTreatmentTable(),
}

function steps(text: string) {
  return stepsOfChips(readBrief(text, known).chips)
}

function leftOf(text: string): string[] {
  return readBrief(text, known).notUnderstood.map(({ words }) => words)
}

test.each([
  ['3 to 10 May', '2027-05-03', '2027-05-10'],
  ['5 days from 12 April', '2027-04-12', '2027-04-16'],
  ['We arrive 2027-03-20 and stay 4 nights', '2027-03-20', '2027-03-24'],
  ['until 10 May, 5 days', '2027-05-06', '2027-05-10'],
  ['2 January to 5 January', '2028-01-02', '2028-01-05'],
  ['5월 3일부터 10일까지', '2027-05-03', '2027-05-10'],
  ['4월 9일 출발 2박 3일', '2027-04-09', '2027-04-11'],
  ['5月3日から一週間', '2027-05-03', '2027-05-09'],
  ['4月9号出发，三天两夜', '2027-04-09', '2027-04-11'],
  ['下個月10號起住3晚', '2027-02-10', '2027-02-13'],
  ['2 nights Seoul, 2 nights Busan, from March 1', '2027-03-01', '2027-03-05'],
  ['8 days from 1 June, 3 days in Busan', '2027-06-01', '2027-06-08'],
  ['9월 17일에 도착해서 26일에 돌아가요', '2027-09-17', '2027-09-26'],
  ['8월 20일 도착, 24일 출발', '2027-08-20', '2027-08-24'],
  ['8월 21일부터 6일 동안', '2027-08-21', '2027-08-26'],
  ['3月20日と21日', '2027-03-20', '2027-03-21'],
  ['24/12/2027 - 31/12/2027', '2027-12-24', '2027-12-31'],
  ['May 3 to May 10, 2031', '2031-05-03', '2031-05-10'],
  ['31 May 2031 to 2 June 2031', '2031-05-31', '2031-06-02'],
  ['28 December 2030 to 3 January', '2030-12-28', '2031-01-03'],
  ['tomorrow till Sunday', '2027-01-16', '2027-01-17'],
  ['from today until 20 January', '2027-01-15', '2027-01-20'],
  ['오늘부터 1월 18일까지', '2027-01-15', '2027-01-18'],
  ['今日から1月18日まで', '2027-01-15', '2027-01-18'],
  ['从今天到1月18日', '2027-01-15', '2027-01-18'],
  ['this Sunday till Tuesday', '2027-01-17', '2027-01-19'],
  ['in two weeks for three days', '2027-01-29', '2027-01-31'],
  ['3일 후부터 4일간', '2027-01-18', '2027-01-21'],
  ['내일부터 일요일까지', '2027-01-16', '2027-01-17'],
  ['Monday 8 to Friday 12 March', '2027-03-08', '2027-03-12'],
  ['next weekend', '2027-01-23', '2027-01-24'],
])('%j is read as the days from %s to %s', (text, startDate, endDate) => {
  expect(steps(text).step1).toMatchObject({ startDate, endDate })
})

test.each(['30 February', '6/7 to 6/9', 'in October', 'sometime', 'room 5 of 10'])(
  '%j is no date, and one is asked for',
  (text) => {
    const { chips, question } = readBrief(text, known)
    expect(stepsOfChips(chips).step1).not.toHaveProperty('startDate')
    expect(question?.ask).toMatch(/^(?:dates|date|start)$/u)
  },
)

test.each([
  ["My wife's birthday is June 18. We fly in on the 16th and out on the 21st", '2027-06-16', '2027-06-21'],
  ['in June, from the 5th to the 9th', '2027-06-05', '2027-06-09'],
  ['3 to 5 May, no wait, 4 to 8 May', '2027-05-04', '2027-05-08'],
  ['20 to 24 August instead of 13 August', '2027-08-20', '2027-08-24'],
  ['10월 1일부터 3일, 아니다 10월 11일부터 15일까지', '2027-10-11', '2027-10-15'],
  ['老婆生日是9月9號，9/7到9/12', '2027-09-07', '2027-09-12'],
])(
  '%j is read as the days from %s to %s: a birthday and what was corrected are no dates of the trip',
  (text, startDate, endDate) => {
    expect(steps(text).step1).toMatchObject({ startDate, endDate })
  },
)

test('of two months neither is read, and the first day is asked for', () => {
  const { chips, question } = readBrief('5 days in September, maybe October', known)
  expect(chips.map(({ field }) => field)).toEqual(['days'])
  expect(question).toEqual({ ask: 'start', month: null, days: 5 })
})

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

test('a length or a month without a day is kept, and the day is asked for', () => {
  const { chips, question } = readBrief('5 days in October', known)
  expect(chips.map(({ field, value }) => [field, value])).toEqual([
    ['days', 5],
    ['month', '2027-10'],
  ])
  expect(question).toEqual({ ask: 'start', month: '2027-10', days: 5 })
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
])('%j refuses %j and asks for %j', (text, avoid, selectedInterests) => {
  const { step1, step2 } = steps(text)
  expect(step2.avoid).toEqual(avoid)
  expect(step1.selectedInterests).toEqual(selectedInterests)
})

test.each([
  ['We are Muslim', ['halal']],
  ["I don't eat meat", ['vegetarian']],
  ['no pork, no beef', ['no-pork', 'no-beef']],
  ['allergic to peanuts', ['nuts allergy']],
  ['kiwi allergy', ['kiwi allergy']],
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
  ['I love pork and beef', undefined],
])('%j is the diet %j', (text, diet) => {
  expect(steps(text).step2.diet).toEqual(diet)
})

test.each([
  ['family of four, kids 3 and 7', { adults: 2, childAges: [3, 7], older: false, mobility: null }],
  ['kids aged 4 and 6, 3 to 10 May', { adults: 1, childAges: [4, 6], older: false, mobility: null }],
  ["my mother's bad knees", { adults: 2, childAges: [], older: true, mobility: null }],
  ['our son Max, who is 4', { adults: 2, childAges: [4], older: false, mobility: null }],
  ['쌍둥이(10살)', { adults: 1, childAges: [10, 10], older: false, mobility: null }],
  ['7歳の双子', { adults: 1, childAges: [7, 7], older: false, mobility: null }],
  ['小孩（4、6、9歲）', { adults: 1, childAges: [4, 6, 9], older: false, mobility: null }],
  ['Mum (74), dad (77) and me. Mum likes gardens', { adults: 3, childAges: [], older: true, mobility: null }],
  ['two retired couples', { adults: 4, childAges: [], older: true, mobility: null }],
  ['no kids', undefined],
  ['母・私・妹の3人', { adults: 3, childAges: [], older: true, mobility: null }],
  ['wheelchair, with my sister', { adults: 2, childAges: [], older: false, mobility: 'wheelchair' }],
  ['四口之家，孩子5岁和10岁', { adults: 2, childAges: [5, 10], older: false, mobility: null }],
  ['me + 2 friends', { adults: 3, childAges: [], older: false, mobility: null }],
  ['친구 셋이 가요', { adults: 3, childAges: [], older: false, mobility: null }],
  ['闺蜜三人', { adults: 3, childAges: [], older: false, mobility: null }],
  ['和两个朋友', { adults: 3, childAges: [], older: false, mobility: null }],
  ['娘(16)', { adults: 1, childAges: [16], older: false, mobility: null }],
  ['kids 8yo and 3yo. Our 8yo hates noise', { adults: 2, childAges: [8, 3], older: false, mobility: null }],
  ['車椅子は使っていません', undefined],
  ['with 3 friends', { adults: 4, childAges: [], older: false, mobility: null }],
  ['유모차, 3살 아이', { adults: 1, childAges: [3], older: false, mobility: 'pram' }],
  ['坐轮椅的奶奶', { adults: 2, childAges: [], older: true, mobility: 'wheelchair' }],
  ['My wife and I', undefined],
])('%j is the party %j', (text, party) => {
  expect(steps(text).step2.party).toEqual(party)
})

test.each([
  ['100,000 won a day', { dailyBudgetRange: 100_000 }],
  ['하루 8만원 이하', { dailyBudgetRange: 80_000 }],
  ['at most 2,000 dollars', { totalBudget: 'at most 2,000 dollars' }],
  ['150,000 won a day', { totalBudget: '150,000 won a day' }],
  ['We booked flights for $640 each', {}],
  ['Flights were 900 dollars, the rest should stay under 3 million won', { totalBudget: 'under 3 million won' }],
  ['hotel for 90,000 won a night', {}],
  ['機票另計，預算一個人兩萬五台幣', { totalBudget: '兩萬五台幣' }],
  ['예산 300만원', { totalBudget: '300만원' }],
  ['30 people at 20 o’clock', {}],
])('%j is the budget %j', (text, budget) => {
  const { totalBudget, dailyBudgetRange } = steps(text).step2
  expect({ ...(totalBudget && { totalBudget }), ...(dailyBudgetRange && { dailyBudgetRange }) }).toEqual(budget)
})

test('places, areas and cities are read in each script, and those that are refused are avoided', () => {
  expect(steps('Gyeongbokgung and Busan, hotel in Hongdae, not Jeju').step2).toMatchObject({
    mustVisitPlaces: 'Gyeongbokgung, Busan',
    areaPreferences: ['Hongdae'],
    avoid: ['Jeju'],
  })
  expect(steps('경복궁이랑 부산, 홍대').step2).toMatchObject({
    mustVisitPlaces: '경복궁, 부산',
    areaPreferences: ['Hongdae'],
  })
  expect(steps('景福宮と釜山').step2).toMatchObject({ mustVisitPlaces: '景福宮, 釜山' })
  expect(steps('We have been to Busan. Everland yes, Lotte World no').step2).toMatchObject({
    mustVisitPlaces: 'Everland',
    avoid: ['Lotte World'],
  })
  expect(steps('Daegu or Gyeongju. Actually, make it Gyeongju').step2).toMatchObject({ mustVisitPlaces: 'Gyeongju' })
  expect(steps('경복궁은 다 봤고 성수 가고 싶어요').step2).toMatchObject({ mustVisitPlaces: '성수' })
  expect(steps('除了爱宝乐园别的游乐园不去').step2).toMatchObject({
    mustVisitPlaces: '爱宝乐园',
    avoid: ['theme parks'],
  })
  expect(steps('South Korea trip').step2).not.toHaveProperty('mustVisitPlaces')
  expect(steps('I am from Paris and like Rome').step2).not.toHaveProperty('mustVisitPlaces')
})

test('an airport and a time are a flight, and an airport alone is none', () => {
  expect(steps('landing at Incheon at 2:30 pm, flying home from Gimpo 18:00').step1).toMatchObject({
    arrival: { airport: 'ICN', time: '14:30' },
    departure: { airport: 'GMP', time: '18:00' },
  })
  expect(steps('landing at Incheon airport')).toEqual({ step1: {}, step2: {}, step3: {} })
})

test('who tells of an earlier stay in Korea is not there for the first time, and who was in Japan may be', () => {
  expect(steps('Last year we went to Busan').step2).toEqual({ firstTime: false })
  expect(steps('我不是第一次去了').step2).toEqual({ firstTime: false })
  expect(steps('Last year we went to Tokyo').step2).toEqual({})
})

test.each([
  ["we don't get up before 9", { wakeUp: '09:00' }],
  ['wake up at 8:30 am, in bed by 9:30 pm', { wakeUp: '08:30', bedtime: '21:30' }],
  ['back at the hotel by 10', { bedtime: '22:00' }],
  ['아침 9시 전에는 안 일어나요', {}],
  ['9시에 일어나고 밤 10시에는 자야 해요', { wakeUp: '09:00', bedtime: '22:00' }],
  ['朝9時半に起きて、夜9時には寝たい', { wakeUp: '09:30', bedtime: '21:00' }],
  ['早上十点前不起床，9点前必须睡觉', { bedtime: '21:00' }],
  ['get up at 3 am, in bed by 6 pm', {}],
  ['naps at 1 pm', {}],
])('of %j the hours of the day are %j', (text, hours) => {
  const { wakeUp, bedtime } = steps(text).step2
  expect({ ...(wakeUp && { wakeUp }), ...(bedtime && { bedtime }) }).toEqual(hours)
})

test('a flight on the last day is the flight home', () => {
  expect(steps('11월 3일부터 6일. 6일 오후 2시 김해공항').step1).toMatchObject({
    departure: { airport: 'PUS', time: '14:00' },
  })
})

test('a treatment is read with its category, and one that is refused is not', () => {
  expect(steps('rhinoplasty in Gangnam').step3).toEqual({
    beautyInterest: 'interested',
    beautyCategories: ['Plastic Surgery'],
    plasticSurgeryType: 'rhinoplasty',
  })
  expect(steps('no botox please').step3).toEqual({})
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
  )
})

test('a text beyond the limit is read up to it', () => {
  const text = `${'x '.repeat(longestBrief)}vegan`
  expect(readBrief(text, known).chips).toEqual([])
})

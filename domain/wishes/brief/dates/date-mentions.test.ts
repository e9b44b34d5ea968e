import { expect, test } from 'vitest'
import { known, readSteps } from '#testing/builders/read-steps.ts'
import { stepsOfChips } from '#domain/wishes/brief/brief-steps.ts'
import { readBrief } from '#domain/wishes/brief/read-brief.ts'

test.each([
  ['3 to 10 May', '2027-05-03', '2027-05-10'],
  ['5 days from 12 April', '2027-04-12', '2027-04-16'],
  ['Check-ups on 8 and 9 March; we arrive on the 6th and leave on the 12th', '2027-03-06', '2027-03-12'],
  ['13–15 April, then two more days until the 17th', '2027-04-13', '2027-04-17'],
  ['四月四到四月八', '2027-04-04', '2027-04-08'],
  ['7月3号飞首尔9号回', '2027-07-03', '2027-07-09'],
  ['Can we do Seoul in six days? From September 6', '2027-09-06', '2027-09-11'],
  ['10.10-10.16', '2027-10-10', '2027-10-16'],
  ['18.4. - 25.4.', '2027-04-18', '2027-04-25'],
  ['六月8号-12号', '2027-06-08', '2027-06-12'],
  ['6월 18~21', '2027-06-18', '2027-06-21'],
  ['4月30晚上到5月4中午', '2027-04-30', '2027-05-04'],
  ['LASIK on 6 May, in town from the 4th to the 11th', '2027-05-04', '2027-05-11'],
  ["wife's birthday trip, 7 june, 4 nights from the 5th", '2027-06-05', '2027-06-09'],
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
  ['Landing 18 March, flying home the 25th', '2027-03-18', '2027-03-25'],
  ['I land on the 9th of June and take off on the 10th', '2027-06-09', '2027-06-10'],
  ['Fly in March 28, home on the 4th', '2027-03-28', '2027-04-04'],
  ['8月3號出發，9號回台灣', '2027-08-03', '2027-08-09'],
  ['七月三號起四天三夜', '2027-07-03', '2027-07-06'],
  ['4/14〜17、釜山', '2027-04-14', '2027-04-17'],
  ['11/20-22 仁川', '2027-11-20', '2027-11-22'],
  ['1박 2월 13일', '2027-02-13', '2027-02-14'],
  ['Sat 10 to Sun 18 July', '2027-07-10', '2027-07-18'],
  ['March, 9th to 14th', '2027-03-09', '2027-03-14'],
  ['Two visits, 4 and 12 October, in Seoul from 2 October till the 14th', '2027-10-02', '2027-10-14'],
  ['3 weeks in August from the 2nd', '2027-08-02', '2027-08-22'],
  ['1월 23일 하루만', '2027-01-23', '2027-01-23'],
  ['1月23日に日帰り', '2027-01-23', '2027-01-23'],
])('%j is read as the days from %s to %s', (text, startDate, endDate) => {
  expect(readSteps(text).step1).toMatchObject({ startDate, endDate })
})

test.each([
  'ソウル。2027年11月2日(火)14:40仁川着、3日検査、7日(日)12:30仁川発。',
  'ソウル。2027年11月2日(火)14:40仁川着、3日検査、7日(日)12時30分仁川国際空港発。',
  'Seoul. 2 November 2027 landing ICN 14:40, check on the 3rd, flying home from ICN on the 7th at 12:30',
  '서울. 2027년 11월 2일(화) 14:40 인천 도착, 3일 검사, 7일(일) 12:30 인천 출발.',
  '首尔。2027年11月2日14:40到仁川，3日检查，7日12:30仁川起飞。',
  '首爾。2027年11月2日14:40抵達仁川，3號檢查，7號12:30從仁川飛回台北',
])('a trip ends on the day on which one flies home, whatever day was named before it: %s', (text) => {
  const { startDate, endDate, departure } = readSteps(text).step1
  expect([startDate, endDate, departure?.time]).toEqual(['2027-11-02', '2027-11-07', '12:30'])
})

test.each([
  ['3月20日、21日ソウル', '2027-03-21'],
  ['ソウル。2027年11月2日14:40仁川着、4日釜山、6日', '2027-11-04'],
])('where no day says that one leaves, %s ends on the day after the comma', (text, endDate) => {
  expect(readSteps(text).step1.endDate).toBe(endDate)
})

test.each([
  ['I arrive on the 4th and fly home on the 11th of May', '2027-05-04', '2027-05-11'],
  ['We land on the 28th and leave on 3 June', '2027-05-28', '2027-06-03'],
  ['Rhinoplasty on 12 May. I arrive on the 10th and fly home on the 21st of May', '2027-05-10', '2027-05-21'],
  ['3월 15일에 서울 올라가서 19일에 내려와요', '2027-03-15', '2027-03-19'],
  ['11월 6일 인천 도착. 13일 인천에서 저녁 7시 비행기로 돌아가요', '2027-11-06', '2027-11-13'],
])('of %j one day says its month, and the verbs say which is the first: %s to %s', (text, startDate, endDate) => {
  expect(readSteps(text).step1).toMatchObject({ startDate, endDate })
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
  ['3月10日じゃなくて3月12日スタート、15日まで', '2027-03-12', '2027-03-15'],
  ['3 nights, sorry no, 4 nights from 8 November', '2027-11-08', '2027-11-12'],
  ['6月12日から15日、いや16日まで', '2027-06-12', '2027-06-16'],
  ['수술은 7월 13일. 12일부터 18일까지 있어요', '2027-07-12', '2027-07-18'],
  ['20 to 24 August instead of 13 August', '2027-08-20', '2027-08-24'],
  ['10월 1일부터 3일, 아니다 10월 11일부터 15일까지', '2027-10-11', '2027-10-15'],
  ['老婆生日是9月9號，9/7到9/12', '2027-09-07', '2027-09-12'],
])(
  '%j is read as the days from %s to %s: a birthday, an operation and what was corrected are no dates of the trip',
  (text, startDate, endDate) => {
    expect(readSteps(text).step1).toMatchObject({ startDate, endDate })
  },
)

test('of two months neither is read, and the first day is asked for', () => {
  const { chips, question } = readBrief('5 days in September, maybe October', known)
  expect(chips.map(({ field }) => field)).toEqual(['days'])
  expect(question).toEqual({ ask: 'start', month: null, days: 5 })
})

test.each(['去济州四天还是五天好?', '4 or 5 days in Busan', '3-4일 정도', '三四天', '3泊か4泊'])(
  '%j is no length yet',
  (text) => {
    expect(readBrief(text, known).chips.filter(({ field }) => field === 'days')).toEqual([])
  },
)

test('the first week of a month is no length', () => {
  const { chips } = readBrief('7月第一週,釜山三天+慶州一天', known)
  expect(chips.find(({ field }) => field === 'days')?.value).toBe(4)
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
  ['Seoul 4 days, Busan 3 days', 7],
  ['부산 2일, 서울 3일', 5],
  ['two nights in Busan then three in Seoul', 6],
  ['부산 2박, 서울 3박', 6],
  ['釜山2泊、ソウル3泊', 6],
  ['釜山两晚，首尔三晚', 6],
  ['5 days, 3 of them in Busan', 5],
  ['Seoul for 3 days then 2 nights in Gyeongju', undefined],
])('%j takes %s days', (text, days) => {
  expect(readBrief(text, known).chips.find(({ field }) => field === 'days')?.value).toBe(days)
})

test.each([
  ['Cherry blossoms! April, 6 days', '2027-04'],
  ['Month is november', '2027-11'],
  ['March, one week', '2027-03'],
  ['maybe may maybe june', undefined],
  ['jeju 4 nights may', '2027-05'],
  ['we may go, and march a lot', undefined],
])('%j is the month %j', (text, month) => {
  expect(readBrief(text, known).chips.find(({ field }) => field === 'month')?.value).toBe(month)
})

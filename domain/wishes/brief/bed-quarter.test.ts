import { expect, test } from 'vitest'
import { known, readSteps } from '#testing/builders/read-steps.ts'
import { readBrief } from './read-brief.ts'

test.each([
  ['Busan, hotel in Haeundae', ['Haeundae']],
  ['staying near Seokchon Lake', ['Seokchon Lake']],
  ['Hotel in Myeongdong and in Busan near Haeundae', ['Haeundae']],
  ['Jeju, resort in Seogwipo', ['Seogwipo']],
  ['부산, 해운대 숙소', ['해운대']],
  ['제주도, 숙소는 서귀포', ['서귀포']],
  ['釜山，住在海云台', ['海云台']],
  ['전주랑 군산, 한옥마을 숙박', ['전주 한옥마을']],
])('of %j the beds are %j, and each is a place to visit too', (text, beds) => {
  const { step2 } = readSteps(text)
  expect(step2.beds).toEqual(beds)
  for (const bed of beds) expect(step2.mustVisitPlaces).toContain(bed)
})

test.each([
  'Haeundae and Gwangalli',
  'Hotel in Myeongdong. Swim in Busan near Haeundae',
  'hotel in Busan',
  'Hotel in Hongdae',
  'We visit Seogwipo',
  '해운대에서 수영',
])('%j tells no bed', (text) => {
  expect(readSteps(text).step2.beds).toBeUndefined()
})

test.each([
  ['Seoul, staying near City Hall', ['City Hall']],
  ["we're staying in Jongno 3-ga", ['Jongno 3-ga']],
  ['Seoul, hotel near Jamsil station', ['Jamsil station']],
  ['Hotel is the Parnas in Samseong-dong', ['Samseong-dong']],
  ['The company booked the Parnas in Samseong-dong', ['Samseong-dong']],
  ['Jeju. First three nights in Aewol, then two in Seogwipo (Jungmun)', ['Aewol', 'Jungmun']],
  ['서울, 숙소는 삼성역 근처예요', ['삼성역']],
  ['서울, 종로3가역 근처 숙소', ['종로3가역']],
  ['부산, 서면에서 2박', ['서면']],
  ['제주, 1박은 애월, 2박은 중문', ['애월', '중문']],
  ['釜山、ホテルは西面駅近く', ['西面駅']],
  ['ソウル、安国のホテル', ['安国']],
  ['首尔，住在三成站附近', ['三成站']],
])('of %j the beds are %j, which are no places to visit', (text, beds) => {
  const { step2 } = readSteps(text)
  expect(step2.beds).toEqual(beds)
  for (const bed of beds) expect(step2.mustVisitPlaces ?? '').not.toContain(bed)
})

test.each([
  ['Hotel near Suwon Station', ['Suwon Station'], 'Suwon'],
  ['釜山駅の近くのホテル', ['釜山駅'], '釜山'],
  ['住在釜山站附近', ['釜山站'], '釜山'],
  ['부산역 근처 숙소', ['부산역'], '부산'],
  ['Hotel near Suwon', undefined, 'Suwon'],
  ['釜山の近くのホテル', undefined, '釜山'],
  ['Suwon Station to Haeundae', undefined, 'Suwon, Haeundae'],
])('of %j the beds are %j, and the town stays one to visit', (text, beds, towns) => {
  const { step2 } = readSteps(text)
  expect(step2.beds).toEqual(beds)
  expect(step2.mustVisitPlaces).toBe(towns)
})

test('a bed after an equals sign or a colon is one, as is a place with its nights', () => {
  expect(readSteps('hotel seoul = Insadong, busan = Gwangalli').step2.beds).toEqual(['Gwangalli'])
  expect(readSteps('Seoul, hotel: COEX').step2.beds).toEqual(['COEX'])
  expect(readSteps('3 nights in Haeundae').step2.beds).toEqual(['Haeundae'])
})

test.each([
  'Seoul, meetings near City Hall',
  'Seoul, staying near the beach',
  'Hotel: four stars, breakfast: yes',
  'Staying with Atlantis Tours in Atlantis',
  '서울, 삼성역에서 만나요',
  'ソウル、三成で乗り換え',
  '한옥마을 숙박',
  'Jeju City two nights, three nights in Seogwipo',
])('%j names no bed', (text) => {
  expect(readSteps(text).step2.beds).toBeUndefined()
})

test('nothing in the name of a hotel is a wish', () => {
  expect(readSteps('Seoul, hotel is the Josun Palace near Gangnam').step2.likes).toBeUndefined()
  expect(readSteps('Seoul, hotel is near a palace').step2.likes).toEqual(['palaces'])
})

test.each([
  'The hotel is called Snow Lavender in Itaewon',
  'Hotel named Rose Garden near Myeongdong',
  'Stay in Rose Garden hotel',
  'Staying at the Spring Garden Hotel, Seoul',
])('%j names a hotel, and neither a like nor a quarter', (text) => {
  const { likes, beds, accommodationType } = readSteps(text).step2
  expect([likes, beds, accommodationType]).toEqual([undefined, undefined, 'hotel'])
})

test.each([
  ['The hotel is called nice, we like lavender', ['lavender']],
  ['stay in a rose garden hotel', ['roses']],
])('%j names no hotel, and likes %j', (text, likes) => {
  expect(readSteps(text).step2.likes).toEqual(likes)
})

test('the words of a bed begin with the name of its hotel', () => {
  const { chips, notUnderstood } = readBrief('Hotel is the Parnas in Samseong-dong', known)
  expect(chips.find(({ field }) => field === 'step2.beds')?.words).toBe('Parnas in Samseong-dong')
  expect(notUnderstood).toEqual([])
})

test.each([
  ['Seoul, hotel is already booked in Ikseon-dong', 'Ikseon-dong'],
  ['Seoul, staying in Yeouido', 'Yeouido'],
  ['서울, 숙소는 여의도예요', '여의도'],
  ['首尔，住新沙洞', '新沙洞'],
  ['ソウル、ホテルは汝矣島', '汝矣島'],
])('a quarter where one sleeps is no place to see: %s', (text, bed) => {
  const { step2 } = readSteps(text)
  expect(step2.beds).toEqual([bed])
  expect(step2.mustVisitPlaces).not.toContain(bed)
})

test('without a town the quarter tells where the trip is', () => {
  expect(readSteps('hotel in Ikseon-dong').step2.mustVisitPlaces).toBe('Ikseon-dong')
})

test.each([
  ['제주, 숙소는 중문', '중문'],
  ['济州岛，住中文', '中文'],
  ['済州島、ホテルはチュンムン', 'チュンムン'],
  ['ソウル、ホテルはシンサ', 'シンサ'],
])('of %j the bed is %j in any writing', (text, bed) => {
  expect(readSteps(text).step2.beds).toEqual([bed])
})

const week = 'Seoul 17-21 May 2027.'
test.each([
  [`${week} Meetings 9 to 5 every day in Yeouido. Staying at the Conrad.`, ['Yeouido']],
  ['2027년 5월 17일~21일 서울. 여의도에서 매일 9시부터 5시까지 회의가 있어요', ['여의도']],
  ['2027年5月17日〜21日ソウル。汝矣島で毎日9時から17時まで会議', ['汝矣島']],
  ['2027年5月17日到21日首尔。每天9点到17点在汝矣岛开会', ['汝矣岛']],
  [`${week} Meeting in Yeouido on Tuesday at 10`, undefined],
  [`${week} I work in Gangnam every day from 9 to 17, hotel in Hongdae`, undefined],
])('who works in one quarter on most days, and told no other bed, sleeps there: %s', (text, beds) => {
  const { step2 } = readSteps(text)
  expect(step2.beds).toEqual(beds)
  expect(step2.mustVisitPlaces ?? '').not.toMatch(/Yeouido|여의도|汝矣/u)
})

test.each([
  ['Seoul 7-28 Feb 2027, renting in Mangwon.', ['Mangwon']],
  ['Seoul 7-28 Feb 2027, we rent a flat in Mangwon', ['Mangwon']],
  ['Seoul 7-28 Feb 2027, we have an apartment near Mangwon', ['Mangwon']],
  ['Seoul 7-28 Feb 2027, Airbnb in Mangwon', ['Mangwon']],
  ['서울 2027년 2월 7일~28일, 망원동에 원룸을 빌렸어요', ['망원동']],
  ['釜山2027年2月7日〜28日、海雲台のアパートを借りています', ['海雲台']],
  ['釜山2027年2月7日到28日，在海云台租房', ['海云台']],
  ['釜山2027年2月7日到28日，在海雲臺租了公寓', ['海雲臺']],
])('where one rents a home one sleeps, and nothing of %j is left to ask', (text, beds) => {
  expect(readSteps(text).step2.beds).toEqual(beds)
  expect(readBrief(text, known).notUnderstood).toEqual([])
})

test.each([
  'Seoul, renting bikes in Mangwon',
  'Seoul, renting a hanbok in Bukchon',
  '서울, 망원에서 자전거 빌려요',
  '釜山、海雲台で自転車を借りる',
  '釜山，在海云台租自行车',
])('where one rents something else there is no bed: %s', (text) => {
  expect(readSteps(text).step2.beds).toBeUndefined()
})

import { expect, test } from 'vitest'
import { known, readSteps } from '#testing/builders/read-steps.ts'
import { readBrief } from '#domain/wishes/brief/read-brief.ts'

/** As "5 09:00-11:00" for 5 May, and "each 13:00-15:00" for every day. */
function keptIn(text: string): string[] {
  const kept = readSteps(text).step2.keptHours ?? []
  return kept.map(({ on, from, to }) => `${on === null ? 'each' : Number(on.slice(8))} ${from}-${to}`)
}

// A Monday to a Saturday.
const trip = 'Seoul 3 to 8 May 2027.'
const [korean, japanese, chinese] = [
  '2027년 5월 3일~8일 서울.',
  '2027年5月3日から8日ソウル。',
  '2027年5月3日到8日首尔。',
] as const

test.each([
  ['Nap 1-3pm', ['each 13:00-15:00']],
  ['She naps from 1 to 3', ['each 13:00-15:00']],
  ['naps at noon', ['each 12:00-14:00']],
  ['We need a rest after lunch', ['each 13:00-15:00']],
  ['My mother needs to rest for an hour after lunch', ['each 13:00-14:00']],
  ['The baby needs a nap', ['each 13:00-15:00']],
  ['At 3pm every day we need 2 hours of rest', ['each 15:00-17:00']],
])('a rest of each day is kept: %s', (text, kept) => {
  expect(keptIn(`${trip} ${text}`)).toEqual(kept)
  expect(keptIn(`Seoul. ${text}`)).toEqual(kept)
})

test.each([
  ['Meetings every day until 14:00', ['each 09:00-14:00']],
  ['I work 9 to 5 on Monday and Tuesday', ['3 09:00-17:00', '4 09:00-17:00']],
  ['I work Monday to Wednesday from 9 to 14:00', ['3 09:00-14:00', '4 09:00-14:00', '5 09:00-14:00']],
  ['Conference on 4 May 9-17', ['4 09:00-17:00']],
  ['On Tuesday I have meetings, 9-12 and 14-16', ['4 09:00-12:00', '4 14:00-16:00']],
  ['Meetings end at 14:00 every day', ['each 09:00-14:00']],
  ['Mon 9-12 meetings', ['3 09:00-12:00']],
  ['Meetings Monday 9-17, so only the evenings are mine', ['3 09:00-17:00']],
  ['Meetings Mon, Tue and Wed 9:00-17:00', ['3 09:00-17:00', '4 09:00-17:00', '5 09:00-17:00']],
  ['Conference from 4 to 6 May, 9-17', ['4 09:00-17:00', '5 09:00-17:00', '6 09:00-17:00']],
  ['Meetings in the afternoon on day 2 and 3', ['4 12:00-18:00', '5 12:00-18:00']],
  ['Thursday is a work day', ['6 05:00-18:00']],
  ['The 5th is taken', ['5 05:00-23:59']],
  ['Busy all day on the 5th', ['5 05:00-23:59']],
  ['We are not free on Wednesday until 15:00', ['5 05:00-15:00']],
  ["Please don't plan anything between 13:00 and 15:00 on Thursday", ['6 13:00-15:00']],
  ['Keep Tuesday afternoon free', ['4 12:00-18:00']],
  ['Please nothing on Tuesday afternoon', ['4 12:00-18:00']],
  ['Dialysis on 5 and 7 May from 8 to 12', ['5 08:00-12:00', '7 08:00-12:00']],
])('meetings, work and hours of their own are kept: %s', (text, kept) => {
  expect(keptIn(`${trip} ${text}`)).toEqual(kept)
})

test.each([
  ['free only from 18:30', ['each 05:00-18:30']],
  ['Free on Thursday after 4pm', ['6 05:00-16:00']],
  [
    "I'm only free Tuesday and Wednesday from 14:00 and every evening after 18:30",
    ['4 05:00-14:00', '5 05:00-14:00', '3 05:00-18:30', '6 05:00-18:30', '7 05:00-18:30', '8 05:00-18:30'],
  ],
])('beside the hours in which one is free the others are kept: %s', (text, kept) => {
  expect(keptIn(`${trip} ${text}`)).toEqual(kept)
})

test.each([
  ['Appointment on Tuesday at 10', ['4 10:00-12:00']],
  ['Check-up at the clinic on 6 May 8am', ['6 08:00-10:00']],
  ['Dinner with friends on 4 May at 19:00', ['4 19:00-22:00']],
  ['Dinner with my aunt on the 6th, 6:30', ['6 18:30-21:30']],
  ['Concert on 5 May at 19:30', ['5 19:30-22:30']],
  ['a wedding on Saturday 14:00-17:00', ['8 14:00-17:00']],
  ['Zoom call on 4 May 9pm for an hour', ['4 21:00-22:00']],
  ['Tickets for the Doosan Bears game on 6 May, 18:30', ['6 18:30-21:30']],
])('an appointment with an hour is kept for two or three hours, or until its end: %s', (text, kept) => {
  expect(keptIn(`${trip} ${text}`)).toEqual(kept)
})

test.each([
  'I land at 14:00 and take the KTX at 9 on 5 May',
  'Check-in is at 15:00 on 3 May',
  'The palace closes at 17:00 on Tuesday, we want to see the guard change at 10:00',
  'Gyeongbokgung at 9 on Tuesday, dinner at 7 every day',
  'Maybe a concert on 5 May at 19:30',
  'No nap needed',
  "Don't plan any museums on Wednesday",
  'The baby naps in the stroller from 1 to 3',
  'After the meeting we want to see Changdeokgung at 14:00 on Wednesday',
  'I have a meeting at 10',
  'A concert on 5 May',
  'Concert on 20 June at 19:00',
  'Museum is free on Wednesday from 18:00',
  'Myeongdong is busy on Saturday from 14:00',
  "Nothing before 10, don't plan anything before 10 in the morning, we rest from 9pm",
  'I have a business meeting in Yeouido, free from 4 to 6 May',
  'Party every night',
  'The rest of the day is free',
  "My husband works from 9 to 18, so it's me and the baby",
  'My wife has meetings until 17:00',
  'Concert at 19:00 or 20:00 on day 2',
  'Please book us a photo shoot on Friday at 10',
  'The hotel is available from 15:00, breakfast free until 10',
  "We'd like to have a rest on the beach from 14:00 to 16:00",
])('no hours are kept for what is of a journey, of a place, possible, refused or told in part: %s', (text) => {
  expect(keptIn(`${trip} ${text}`)).toEqual([])
})

test('of two Mondays nobody knows the one of an appointment, and work is on both', () => {
  expect(keptIn('Seoul 3 to 16 May 2027. Appointment on Monday at 10.')).toEqual([])
  expect(keptIn('Seoul 3 to 16 May 2027. I work on Monday until 2')).toEqual(['3 09:00-14:00', '10 09:00-14:00'])
})

test('without the days of the trip an appointment has no day', () => {
  expect(keptIn('Seoul, dinner with friends on 4 May at 19:00')).toEqual([])
})

test.each([
  ['낮잠 때문에 오후 1시~3시는 쉬어야 해요', ['each 13:00-15:00']],
  ['점심 먹고 쉬고 싶어요', ['each 13:00-15:00']],
  ['낮잠은 12시부터 2시', ['each 12:00-14:00']],
  ['오전에는 회의', ['each 05:00-12:00']],
  ['화요일 10시부터 12시까지 회의가 있고 수요일은 자유예요', ['4 10:00-12:00']],
  ['매일 오전 9시부터 12시까지 일해야 해요', ['each 09:00-12:00']],
  ['저녁 6시 반부터만 시간이 돼요', ['each 05:00-18:30']],
  ['방송국 녹화 5일 오후 2시', ['5 14:00-16:00']],
  ['7일 콘서트 저녁 7시 반', ['7 19:30-22:30']],
  ['6일은 하루 종일 바빠요', ['6 05:00-23:59']],
  ['애들 낮잠 때문에 오후엔 일정 비워주세요', ['each 12:00-18:00']],
  ['낮잠은 안 자요', []],
  ['회의는 매일 2시에 끝나요', ['each 09:00-14:00']],
  ['남편은 매일 9시부터 18시까지 회의예요', []],
  ['목요일은 오후 2시부터 자유예요', ['6 05:00-14:00']],
  ['회의 끝나고 7시에 저녁 먹고 싶어요', []],
  ['5월 4일 7시에 식당 예약해 주세요', []],
  ['기차는 9시 출발, 체크인 3시', []],
  ['혹시 5일 3시 공연을 볼 수도 있어요', []],
  ['경복궁은 화요일 10시에 가고 싶어요', []],
])('in Korean %s keeps %j', (text, kept) => {
  expect(keptIn(`${korean} ${text}`)).toEqual(kept)
})

test.each([
  ['午後2時から4時は昼寝', ['each 14:00-16:00']],
  ['昼食後は休みたい', ['each 13:00-15:00']],
  ['午前は会議', ['each 05:00-12:00']],
  ['会議は午前だけなので午後は博物館とか', ['each 05:00-12:00']],
  ['午前9時から12時まで会議', ['each 09:00-12:00']],
  ['5日の午前10時に予約', ['5 10:00-12:00']],
  ['木曜の夜7時にコンサート', ['6 19:00-22:00']],
  ['ライブは土曜の夜なのでそこは空けて', ['8 18:00-23:59']],
  ['5日は終日仕事です', ['5 05:00-18:00']],
  ['18時半以降しか空いていません', ['each 05:00-18:30']],
  ['昼寝は不要', []],
  ['6日は14時から自由です', ['6 05:00-14:00']],
  ['5日の19時にレストランを予約してほしい', []],
  ['飛行機は10時、景福宮は5日の9時に行きたい', []],
  ['夜9時には休みたい', []],
])('in Japanese %s keeps %j', (text, kept) => {
  expect(keptIn(`${japanese}${text}`)).toEqual(kept)
})

test.each([
  ['下午1点到3点孩子要午睡', ['each 13:00-15:00']],
  ['午饭后要休息', ['each 13:00-15:00']],
  ['第二天上午开会', ['4 05:00-12:00']],
  ['周二上午10点到12点开会', ['4 10:00-12:00']],
  ['周四晚上7点看演唱会', ['6 19:00-22:00']],
  ['6号下午两点面诊', ['6 14:00-16:00']],
  ['5号全天有事', ['5 05:00-23:59']],
  ['晚上6点半以后才有空', ['each 05:00-18:30']],
  ['不用午睡', []],
  ['5号不要安排博物馆', []],
  ['5号不要安排活动', ['5 05:00-23:59']],
  ['5号下午两点有约', ['5 14:00-16:00']],
  ['帮我预约5号下午3点的餐厅', []],
  ['9点去景福宫,飞机5号下午2点到', []],
  ['可能5号下午3点开会', []],
  ['每天上午10点到12点不能出门', ['each 10:00-12:00']],
  ['诊所咨询5号下午三点', ['5 15:00-17:00']],
])('in Chinese %s keeps %j', (text, kept) => {
  expect(keptIn(`${chinese}${text}`)).toEqual(kept)
})

test('the day of the treatment is kept by the plan, and the visits around it are kept with their hours', () => {
  const surgery = 'rhinoplasty on 19 May at 9:00'
  const stay = 'Seoul 16 to 29 May 2027'
  expect(keptIn(`${stay}, consultation Monday 17 May 11:00, ${surgery}, stitches out on 26 May at 10`)).toEqual([
    '17 11:00-13:00',
    '26 10:00-12:00',
  ])
  expect(keptIn(`${stay}, ${surgery}, consultation on 19 May at 8:00`)).toEqual([])
  const { notUnderstood } = readBrief(`${stay}, ${surgery}, stitches out on 26 May`, known)
  expect(notUnderstood.map(({ words }) => words)).toEqual(['stitches out on 26 May'])
})

test('the hours and their reasons are asked about no more, and are nothing else', () => {
  const text = `${trip} Palaces. She naps 1-3pm, I work 9 to 5 on Wednesday, dinner with friends on 4 May at 19:00.`
  const { chips, notUnderstood, question } = readBrief(text, known)
  expect([notUnderstood, question]).toEqual([[], null])
  expect(chips.map(({ field }) => field)).not.toContain('step2.travelerType')
  expect(chips.filter(({ field }) => field === 'step2.keptHours').map(({ words }) => words)).toEqual([
    'naps 1-3pm',
    'I work 9 to 5 on Wednesday',
    'dinner with friends on 4 May at 19:00',
  ])
  expect(readBrief('Seoul, dinner with friends on 4 May at 19:00', known).notUnderstood).not.toEqual([])
})

test.each([
  ['I need to be at my laptop from 5pm to 1am Mon-Fri. Seoul 7-14 February 2027', '17:00'],
  ['Seoul 7-14 February 2027. I work 22:00-02:00 every weekday', '22:00'],
  ['서울 2027년 2월 7일~14일. 평일 오후 5시부터 새벽 1시까지 일해요', '17:00'],
  ['ソウル2027年2月7日〜14日。平日は17時から深夜1時まで仕事です', '17:00'],
  ['首尔2027年2月7日到14日，周一到周五下午5点到凌晨1点要工作', '17:00'],
  ['首爾2027年2月7日到14日，平日晚上八點到凌晨兩點要上班', '20:00'],
])('hours that end after midnight are kept until the end of their day: %s', (text, from) => {
  const days = ['08', '09', '10', '11', '12']
  expect(readSteps(text).step2.keptHours).toEqual(days.map((day) => ({ on: `2027-02-${day}`, from, to: '23:59' })))
})

test.each([
  'Seoul 7-14 February 2027, bars from 10pm to 2am',
  'Seoul 7-14 February 2027. My daughter sleeps from 8pm to 6am',
])('a night out and a night of sleep keep no hours: %s', (text) => {
  expect(readSteps(text).step2.keptHours).toBeUndefined()
})

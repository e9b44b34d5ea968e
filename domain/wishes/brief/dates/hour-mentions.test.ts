import { expect, test } from 'vitest'
import { known, readSteps } from '#testing/builders/read-steps.ts'
import { readBrief } from '#domain/wishes/brief/read-brief.ts'

test.each([
  ["we don't get up before 9", { wakeUp: '09:00' }],
  ['wake up at 8:30 am, in bed by 9:30 pm', { wakeUp: '08:30', bedtime: '21:30' }],
  ['back at the hotel by 10', { bedtime: '22:00' }],
  ['아침 9시 전에는 안 일어나요', { wakeUp: '09:00' }],
  ['9시에 일어나고 밤 10시에는 자야 해요', { wakeUp: '09:00', bedtime: '22:00' }],
  ['朝9時半に起きて、夜9時には寝たい', { wakeUp: '09:30', bedtime: '21:00' }],
  ['早上十点前不起床，9点前必须睡觉', { wakeUp: '10:00', bedtime: '21:00' }],
  ['nothing before 10 please', { wakeUp: '10:00' }],
  ['nothing before 10 June', {}],
  ['they sleep till 10', { wakeUp: '10:00' }],
  ['朝は9時より前は無理', { wakeUp: '09:00' }],
  ['朝は10時半から', { wakeUp: '10:30' }],
  ['오전 일정은 9시 이후로 부탁드립니다', { wakeUp: '09:00' }],
  ['everybody back in their room by 9pm', { bedtime: '21:00' }],
  ['10시 전엔 못 움직여요', { wakeUp: '10:00' }],
  ['十点以后出门', { wakeUp: '10:00' }],
  ['9:30 earliest', { wakeUp: '09:30' }],
  ['밤 8시에는 숙소 들어가서 재워야 해요', { bedtime: '20:00' }],
  ['never before 9:30', { wakeUp: '09:30' }],
  ['8시 반엔 재워야 해요', { bedtime: '20:30' }],
  ['晚上8點前回房間', { bedtime: '20:00' }],
  ['get up at 3 am, in bed by 6 pm', {}],
  ['naps at 1 pm', {}],
  ["we're not early risers", { wakeUp: '09:30' }],
  ['no early mornings', { wakeUp: '09:30' }],
  ['I hate getting up early', { wakeUp: '09:30' }],
  ['we love to sleep in', { wakeUp: '09:30' }],
  ['a room where we sleep in bunks', {}],
  ['we are early risers', {}],
  ['no early flights', {}],
  ['We want to avoid late starts and get up early', {}],
  ['lazy mornings are not for us', {}],
  ["We're not late risers", {}],
  ["We don't want to sleep in", {}],
  ['no museums, lazy mornings', { wakeUp: '09:30' }],
  ["we don't like crowds and love lazy mornings", { wakeUp: '09:30' }],
  ['a night owl cafe', {}],
  ["a night owls' bar", {}],
  ["I'm a night owl", { wakeUp: '09:30' }],
  ['night owls here, no museums', { wakeUp: '09:30' }],
  ['Late starts after 10am', { wakeUp: '10:00' }],
  ['아침잠이 많아요', { wakeUp: '09:30' }],
  ['아침잠 많아서 10시 전엔 아무것도 못해요', { wakeUp: '10:00' }],
  ['늦잠 자고 싶어요', { wakeUp: '09:30' }],
  ['아침 일찍 출발해요', {}],
  ['朝はゆっくり', { wakeUp: '09:30' }],
  ['朝は弱いので10時から', { wakeUp: '10:00' }],
  ['早起きして日の出', {}],
  ['不想早起', { wakeUp: '09:30' }],
  ['睡到自然醒', { wakeUp: '09:30' }],
  ['不怕早起', {}],
])('of %j the hours of the day are %j', (text, hours) => {
  const { wakeUp, bedtime } = readSteps(text).step2
  expect({ ...(wakeUp && { wakeUp }), ...(bedtime && { bedtime }) }).toEqual(hours)
})

test('who hates early mornings refuses no city that is named before', () => {
  for (const text of ['ソウル、朝が苦手です', '서울, 일찍 일어나는 건 싫어요', 'Seoul, hate getting up early']) {
    const { avoid, mustVisitPlaces, wakeUp } = readSteps(text).step2
    expect([avoid, mustVisitPlaces, wakeUp]).toEqual([undefined, expect.stringMatching(/./u), '09:30'])
  }
})

test('two night owls are no nights', () => {
  expect(readBrief('two night owls', known).chips.map(({ field }) => field)).toEqual(['step2.wakeUp'])
  expect(readBrief('two nights', known).chips.map(({ field }) => field)).toContain('days')
})

import { expect, test } from 'vitest'
import { readSteps } from '#testing/builders/read-steps.ts'

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
])('of %j the hours of the day are %j', (text, hours) => {
  const { wakeUp, bedtime } = readSteps(text).step2
  expect({ ...(wakeUp && { wakeUp }), ...(bedtime && { bedtime }) }).toEqual(hours)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#testing/any-text.ts'
import { interests, seoulAreas } from '#domain/places.ts'
import {
  accommodationTypes,
  activityIntensities,
  beautyCategories,
  languageHelps,
  socialOptions,
  travelerTypes,
} from '#domain/trips.ts'
import {
  readAccommodation,
  readArea,
  readBeautyCategory,
  readIntensity,
  readInterest,
  readLanguageHelp,
  readSocialOption,
  readTraveler,
} from './choice-words.ts'

const readers = [
  [readInterest, interests],
  [readArea, seoulAreas],
  [readAccommodation, accommodationTypes],
  [readTraveler, travelerTypes],
  [readLanguageHelp, languageHelps],
  [readIntensity, activityIntensities],
  [readBeautyCategory, beautyCategories],
  [readSocialOption, socialOptions],
] as const

test('every answer is read as itself, in any case and with any spaces', () => {
  for (const [reader, choices] of readers) {
    for (const choice of choices) {
      for (const text of [choice, choice.toUpperCase(), ` ${choice} `]) expect(reader(text)).toBe(choice)
    }
  }
})

test.each([
  [readArea, '홍대', 'Hongdae'],
  [readArea, 'Myeong-dong', 'Myeongdong'],
  [readArea, 'Kangnam', 'Gangnam'],
  [readArea, '梨泰院', 'Itaewon'],
  [readArea, '东大门', 'Dongdaemun'],
  [readArea, 'ミョンドン', 'Myeongdong'],
  [readArea, 'Shinchon', 'Sinchon'],
  [readArea, '압구정 로데오', 'Apgujeong'],
  [readTraveler, 'Family with Kids', 'family'],
  [readTraveler, '혼자', 'solo'],
  [readTraveler, '夫婦', 'couple'],
  [readTraveler, '朋友', 'friends'],
  [readAccommodation, 'Hostel', 'budget'],
  [readAccommodation, '게스트하우스', 'guesthouse'],
  [readIntensity, 'Relaxed', 'light'],
  [readIntensity, 'のんびり', 'light'],
  [readIntensity, '紧凑', 'packed'],
  [readInterest, '맛집', 'food'],
  [readInterest, '購物', 'shopping'],
  [readLanguageHelp, '통역', 'translation'],
  [readBeautyCategory, '성형', 'Plastic Surgery'],
  [readBeautyCategory, '皮膚科', 'Skin Treatment'],
  [readSocialOption, 'インスタ映え', 'Instagrammable places only'],
  [readSocialOption, '숨은 명소', 'Hidden Gem'],
] as const)('an answer in other words is read: %#', (reader, text, expected) => {
  expect(reader(text)).toBe(expected)
})

test('what is no answer is null and never a guess', () => {
  for (const [reader] of readers) {
    for (const text of ['', ' ', 'constructor', '__proto__', 'martian', '?!', '江北']) expect(reader(text)).toBeNull()
    fc.assert(fc.property(anyText, (text) => reader(text) === null || text !== ''))
  }
})

import { expect, test } from 'vitest'
import { known } from '#testing/builders/read-steps.ts'
import type { BriefField } from './brief-chips.ts'
import { readBrief } from './read-brief.ts'

// What stands beside a word changes what it says: a list, a limit, a reason, another night, somebody who stays at home.
test.each<[text: string, field: BriefField, values: unknown[]]>([
  ['傳統韓屋民宿一晚,其他住飯店', 'step1.selectedInterests', []],
  ['今回は大邱と慶州だけ', 'step2.cities', []],
  ['Seoul and Busan only', 'step2.cities', []],
  ['Not Busan, not Jeju, only Seoul', 'step2.cities', ['one']],
  ['All of it in Busan', 'step2.cities', ['one']],
  ["Two families: us (2 adults, kids 7 and 10) and my sister's lot (2 adults, baby)", 'step2.party.adults', []],
  ['Two families, 4 adults and 3 kids (2, 5, 8)', 'step2.party.adults', [4]],
  ['卵と小麦がだめです', 'step2.diet', ['egg allergy', 'gluten allergy']],
  ["She can't have nuts or eggs", 'step2.diet', ['nuts allergy', 'egg allergy']],
  ['妻はベジタリアンですが卵も食べません', 'step2.diet', ['vegetarian (some of us)', 'egg allergy']],
  ['Vegetarian, no eggs', 'step2.diet', ['vegetarian', 'egg allergy']],
  ['高い所が怖いのでケーブルカーは乗りません', 'step2.avoid', ['cable cars']],
  ['山は苦手だけど海は大好きです', 'step2.avoid', ['mountains']],
  ['山は苦手だけど海は大好きです', 'step1.selectedInterests', ['nature']],
  ['A hanok guesthouse in Jeonju for one night, otherwise hotels', 'step2.accommodationType', ['hotel']],
  ['숙소는 호텔이든 게하든 상관없어요', 'step2.accommodationType', []],
  ['예산은 상관없는데 1박 30만원은 안 넘었으면', 'step2.totalBudget', []],
  ['Budget is open, max 100k won a night', 'step2.totalBudget', []],
  ["I don't eat meat but fish is ok", 'step2.diet', ['pescatarian']],
  ['고기를 안 드시고 생선은 드세요', 'step2.diet', ['pescatarian']],
  ['焼肉、ナマモノ以外の海鮮', 'step2.diet', []],
  ['前は明洞しか行かなかったので今度は聖水', 'step2.areaPreferences', []],
  ['지난번엔 명동밖에 안 갔어요', 'step2.areaPreferences', []],
  ['지난번엔 명동밖에 안 갔어요', 'step2.avoid', []],
  ['Not a fan of Myeongdong crowds', 'step2.avoid', ['crowds']],
  ['韓国は10年ぶり', 'step2.firstTime', [false]],
  ['한국은 10년 만이에요', 'step2.firstTime', [false]],
  ["Mum (60) and me. Dad doesn't fly", 'step2.party.adults', [2]],
  ['Three sisters and our mum', 'step2.party.adults', []],
  ['子供(4歳)とママ友親子(4歳)', 'step2.party.adults', []],
  ['爸妈要去看樱花,我要上班不去,爸62妈60', 'step2.party.adults', [2]],
  ['엄마랑 딸 둘이서 (저 41, 딸 13)', 'step2.party.childAges', [13]],
  ['한옥 말고 침대 있는 호텔', 'step2.avoid', []],
  ['No hanoks and no palaces', 'step2.avoid', ['hanok', 'palaces']],
  ['숙소는 찜질방도 괜찮고요', 'step1.selectedInterests', []],
  ['예식은 토요일 오전 11시부터 오후 2시까지', 'step2.wakeUp', []],
  ['我晚上九点就要躺平', 'step2.bedtime', ['21:00']],
  ['我晚上九点就要躺平', 'step2.activityIntensity', []],
  ['老公出差,我一个人逛博物馆,晚上一起吃饭', 'step2.travelerType', ['couple']],
  ['不要太热的户外,百货公司和汗蒸幕不错', 'step2.avoid', []],
  ['不要太热的户外,百货公司和汗蒸幕不错', 'step1.selectedInterests', ['shopping', 'beauty']],
  ['江南的旅館', 'step2.accommodationType', ['hotel']],
  ["She's 67 and fit as a fiddle", 'step2.party.older', []],
  ['시어머니 연세 많으세요', 'step2.party.older', [true]],
  ["My wife and our son who's 2", 'step2.party.childAges', [2]],
  ['Busan 12-14 October, then free till Sunday the 17th', 'step1.endDate', ['2027-10-17']],
  ['2月15日入り、24日帰国。抜糸は23日の11時', 'step1.endDate', ['2027-02-24']],
  ['절대 아침 일찍 안 일어나요. 11시 이후로', 'step2.wakeUp', ['10:30']],
])('of %j the field %s has the values %j', (text, field, values) => {
  const { chips } = readBrief(text, known)
  expect(chips.flatMap((chip) => (chip.field === field ? [chip.value] : []))).toEqual(values)
})

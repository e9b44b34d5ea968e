import { expect, test } from 'vitest'
import { known } from '#testing/builders/read-steps.ts'
import type { BriefField } from './brief-chips.ts'
import { readBrief } from './read-brief.ts'

function valuesOf(text: string, field: BriefField): unknown[] {
  return readBrief(text, { ...known, today: '2026-12-01' })
    .chips.filter((chip) => chip.field === field)
    .map(({ value }) => value)
}

// Who travels: each text once was counted wrong.
test.each<[text: string, adults: unknown[], ages: unknown[]]>([
  ['nine of us, one is 7 months pregnant', [9], []],
  ['me, wife, 3 anak (12, 8, 3) and my mother in law 67', [3], [12, 8, 3]],
  ['3 exchange students (17, 17 and 16) and my co-teacher and me', [], [17, 17, 16]],
  ['7 of us: 4 adults, 2 teens (14, 16) and a toddler', [4], [14, 16, 2]],
  ['爷爷奶奶(75、72)、爸爸妈妈、我跟弟弟(弟弟10岁,我19)', [5], [10]],
  ['娘(高2、17歳)と行きます', [1], [17]],
  ['姐妹四人带两个娃(3岁半和6岁)', [4], [3, 6]],
  ['it is not four people but three', [], []],
  ['친구네 집에서 자요', [], []],
  ['two dads, one daughter (7), one au pair', [], [7]],
  ['朋友一家三口和我们一家三口', [], []],
  ['친구 부부랑 아이 8살, 우리 부부랑 아이 7살', [], [8, 7]],
  ['Mum, dad, me (24) and my little brother (15)', [3], [15]],
  ['give us two hours at the museum', [], []],
  ['myself plus three colleagues', [4], []],
])('%j is counted, or left open', (text, adults, ages) => {
  expect(valuesOf(text, 'step2.party.adults')).toEqual(adults)
  expect(valuesOf(text, 'step2.party.childAges')).toEqual(ages)
})

test.each<[text: string, field: BriefField, values: unknown[]]>([
  ['me, my boyfriend and his bro', 'step2.travelerType', []],
  ['跟男朋友分手了,一个人', 'step2.travelerType', ['solo']],
  ["my mum is minding the kids so it's just hubby and me", 'step2.travelerType', ['couple']],
  ['leave Tuesday alone', 'step2.travelerType', []],
  // Places
  ['I moved from Busan to Toronto when I was 3', 'step2.mustVisitPlaces', []],
  ['夫の実家が光州にあり、', 'step2.mustVisitPlaces', []],
  ['妻の両親と仁川で待ち合わせ', 'step2.mustVisitPlaces', []],
  ['경주나 부산 고민하다가 경주로 정했어요', 'step2.mustVisitPlaces', ['경주']],
  ['Seoul > Sokcho > Busan', 'step2.mustVisitPlaces', ['Seoul', 'Sokcho', 'Busan']],
  ['two days in Seoul after that', 'step2.mustVisitPlaces', ['Seoul']],
  ['我住首尔,', 'step2.mustVisitPlaces', []],
  // Days
  [
    '六天五夜,首爾三晚江陵兩晚',
    'step2.nights',
    [
      { city: 'Seoul', nights: 3 },
      { city: 'Gangneung', nights: 2 },
    ],
  ],
  ['3박 4일, 통영이나 남해', 'step2.nights', []],
  ['5월 24일부터 28일까지, 1월 아니고. 6월 1일 밤에 내려와요', 'step1.endDate', []],
  ['14-17 June, then I fly out on the 19th', 'step1.endDate', ['2027-06-19']],
  ["I'm a night owl", 'days', []],
  ['下周五晚上飞首尔,周一早上回', 'step1.endDate', ['2026-12-14']],
  ['Our flight home leaves Gimhae at 6.30pm on 8 June', 'step1.endDate', ['2027-06-08']],
  ['We land at Incheon at 11 on 3 May', 'step1.arrival', [{ airport: 'ICN', time: '11:00' }]],
  ['仁川発18:45の便', 'step1.departure', [{ airport: 'ICN', time: '18:45' }]],
  // Likes and dislikes
  ['I must eat low-salt food', 'step1.selectedInterests', []],
  ['christmas markets?, shopping', 'step1.selectedInterests', ['shopping']],
  ['不爱逛街,博物馆随便', 'step1.selectedInterests', []],
  ['Must not: guided tours, museums', 'step2.avoid', ['museums']],
  ['Drop Andong', 'step2.mustVisitPlaces', []],
  ["He's scared of raw fish", 'step2.avoid', ['raw fish']],
  ['오래 걷거나 사람 많은 데는 힘드세요', 'step2.avoid', ['long walks', 'crowds']],
  ['走多了脚疼', 'step2.avoid', ['long walks']],
  ['寺庙看多了', 'step2.avoid', ['temples']],
  ['early birds', 'step1.selectedInterests', []],
  ["I'd like to know if a hanok is warm", 'step1.selectedInterests', []],
  ['We ate so much fried chicken last time', 'step1.selectedInterests', []],
  // Food
  ['主人は生の魚が食べられません', 'step2.diet', []],
  ['她吃海鮮會起疹子', 'step2.diet', ['fish allergy', 'shellfish allergy']],
  ['견과류는 절대 안 돼요', 'step2.diet', ['nuts allergy']],
  ['한 명은 우유, 한 명은 밀가루 알러지', 'step2.diet', ['milk allergy', 'gluten allergy']],
  // Where to sleep
  ['民泊でも可ですがホテルが希望です', 'step2.accommodationType', ['hotel']],
  ['one splurge night in a hanok, rest mid-range hotels', 'step2.accommodationType', ['hotel']],
  ['airbnb or guesthouse, either is fine', 'step2.accommodationType', []],
  ['한옥스테이 1박 정도', 'step2.accommodationType', []],
  ['family-run guesthouse', 'step2.accommodationType', ['guesthouse']],
  // Visits, help and treatments
  ['第一次3月22到3月29', 'step2.firstTime', []],
  ['第一次看雪', 'step2.firstTime', []],
  ['so not a first visit', 'step2.firstTime', [false]],
  ['my third time, his first time in Korea', 'step2.firstTime', [false]],
  ['5년 만에 한국 들어가요', 'step2.firstTime', [false]],
  ['我是导游,帮客人问', 'step2.languageDetails', []],
  ['중국어 통역은 저희가 합니다', 'step2.languageDetails', []],
  ['My boyfriend speaks only Spanish', 'step2.languageSupport', ['yes']],
  ['想做埋线双眼皮', 'step3.plasticSurgeryType', ['双眼皮']],
  ['my mother walks slowly', 'step2.activityIntensity', []],
])('%j says of %s what it says', (text, field, values) => {
  expect(valuesOf(text, field)).toEqual(values)
})

test.each(['student from Manila, 4 days in Seoul from 3 May, aquarium, food', '5월 3일부터 4일간 서울 야경 서핑 맛집'])(
  'what no answer holds is told and not asked back: %j',
  (text) => {
    const { notUnderstood, question } = readBrief(text, { ...known, today: '2026-12-01' })
    expect(notUnderstood.length).toBeGreaterThan(0)
    expect(question).toBeNull()
  },
)

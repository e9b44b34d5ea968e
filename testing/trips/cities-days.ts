import type { PlanBase, PlanLeg } from '#domain/trips/plan/plans.ts'
import { dayIn, eat, moveTo, visit, type WrittenDay } from './written-days.ts'

const incheon: PlanBase = { name: 'Incheon Airport', lat: 37.4602, lng: 126.4407 }
export const seoul: PlanBase = { name: 'Myeongdong', lat: 37.5636, lng: 126.985 }
const gyeongju: PlanBase = { name: 'Hwangnam-dong', lat: 35.8362, lng: 129.2104 }
export const busan: PlanBase = { name: 'Seomyeon', lat: 35.1577, lng: 129.0592 }
const jeju: PlanBase = { name: 'Jeju City', lat: 33.5066, lng: 126.5288 }

export const stations = {
  seoul: { en: 'Seoul Station', ko: '서울역' },
  gyeongju: { en: 'Gyeongju Station', ko: '경주역' },
  busan: { en: 'Busan Station', ko: '부산역' },
  gimhae: { en: 'Gimhae Airport', ko: '김해국제공항' },
  gimpo: { en: 'Gimpo Airport', ko: '김포국제공항' },
  jeju: { en: 'Jeju Airport', ko: '제주국제공항' },
}
const gyeongjuStation = { lat: 35.799, lng: 129.139 }
const busanStation = { lat: 35.115, lng: 129.041 }
const jejuAirport = { lat: 33.507, lng: 126.493 }
const gimpoAirport = { lat: 37.559, lng: 126.803 }
// From the table of intercity journeys, including the way to the station.
const rides = {
  toGyeongju: { mode: 'ktx', minutes: 152, metres: 304_000, cost: 50_850 },
  toBusan: { mode: 'ktx', minutes: 62, metres: 96_000, cost: 12_700 },
  toJeju: { mode: 'flight', minutes: 165, metres: 298_000, cost: 71_600 },
  toSeoul: { mode: 'flight', minutes: 155, metres: 452_000, cost: 81_200 },
} as const satisfies Record<string, PlanLeg>

/** Ten days in Seoul, Gyeongju, Busan and Jeju: arrival and departure by air, two trains and two flights between. */
export const citiesDays: readonly WrittenDay[] = [
  {
    from: incheon,
    to: seoul,
    begins: '11:55',
    shortfall: 'arrival',
    stops: [
      eat('lunch', 'myeongdong-kyoja', 50, ['interest:food', 'near_base']),
      visit('shopping', 'myeongdong-shopping-street', 80, ['interest:shopping']),
      visit('attraction', 'deoksugung-stonewall-walkway', 40, ['interest:culture', 'on_the_way']),
      eat('dinner', 'gwanghwamun-mijin', 60, ['interest:food'], '18:00'),
      visit('attraction', 'cheonggyecheon', 50, ['evening']),
    ],
  },
  dayIn(seoul, '09:10', [
    visit('attraction', 'jogyesa', 40, ['interest:culture']),
    visit('attraction', 'changdeokgung', 110, ['must']),
    eat('lunch', 'tosokchon', 60, ['interest:food'], '12:30'),
    visit('attraction', 'bukchon-hanok-village', 75, ['must']),
    visit('cafe', 'cafe-onion-anguk', 45, ['interest:food']),
    visit('shopping', 'insadong-street', 60, ['interest:shopping', 'on_the_way']),
    eat('dinner', 'gwangjang-market', 70, ['must'], '18:10'),
  ]),
  dayIn(seoul, '09:30', [
    visit('attraction', 'national-museum-of-korea', 140, ['interest:culture', 'indoor']),
    eat('lunch', 'hadongkwan-myeongdong', 50, ['interest:food']),
    visit('attraction', 'myeongdong-cathedral', 30, ['near_base']),
    visit('attraction', 'namsangol-hanok-village', 60, ['interest:culture']),
    visit('attraction', 'n-seoul-tower', 90, ['must']),
    eat('dinner', 'woo-lae-oak', 60, ['interest:food'], '18:30'),
  ]),
  {
    from: seoul,
    to: gyeongju,
    begins: '09:30',
    shortfall: 'transfer',
    stops: [
      moveTo(
        'KTX to Gyeongju',
        gyeongjuStation,
        { from: stations.seoul, to: stations.gyeongju },
        { ...rides.toGyeongju },
      ),
      eat('lunch', 'hwangnam-bread', 40, ['interest:food', 'near_base']),
      visit('attraction', 'daereungwon', 70, ['interest:culture']),
      visit('attraction', 'cheomseongdae', 30, ['on_the_way']),
      eat('dinner', 'gyochon-traditional-village', 60, ['interest:food'], '17:40'),
      visit('attraction', 'woljeonggyo', 30, ['on_the_way']),
      visit('attraction', 'donggung-wolji', 60, ['must', 'evening']),
    ],
  },
  dayIn(gyeongju, '08:40', [
    visit('attraction', 'bulguksa', 90, ['must']),
    visit('attraction', 'seokguram', 60, ['interest:culture', 'on_the_way']),
    eat('lunch', 'bomun-lake', 60, ['on_the_way']),
    visit('attraction', 'gyeongju-national-museum', 100, ['interest:culture', 'indoor']),
    visit('attraction', 'bunhwangsa', 30, ['interest:culture']),
    eat('dinner', 'hwangnidan-gil', 70, ['near_base'], '18:00'),
  ]),
  {
    from: gyeongju,
    to: busan,
    begins: '09:20',
    shortfall: 'transfer',
    stops: [
      moveTo('KTX to Busan', busanStation, { from: stations.gyeongju, to: stations.busan }, { ...rides.toBusan }),
      eat('lunch', 'choryang-milmyeon', 45, ['interest:food', 'on_the_way']),
      visit('attraction', 'gamcheon-culture-village', 90, ['must']),
      visit('shopping', 'gukje-market', 60, ['interest:shopping']),
      visit('attraction', 'yongdusan-park', 45, ['on_the_way']),
      eat('dinner', 'jagalchi-market', 75, ['must'], '18:00'),
    ],
  },
  dayIn(busan, '08:50', [
    visit('attraction', 'haedong-yonggungsa', 75, ['must']),
    visit('attraction', 'cheongsapo', 50, ['on_the_way']),
    eat('lunch', 'haeundae-market', 60, ['interest:food']),
    visit('attraction', 'haeundae-beach', 70, ['interest:nature']),
    visit('attraction', 'dongbaekseom', 50, ['interest:nature', 'on_the_way']),
    eat('dinner', 'millak-raw-fish-town', 75, ['interest:food'], '17:50'),
    visit('attraction', 'gwangalli-beach', 60, ['evening']),
  ]),
  {
    from: busan,
    to: jeju,
    begins: '08:30',
    shortfall: 'transfer',
    stops: [
      moveTo('Flight to Jeju', jejuAirport, { from: stations.gimhae, to: stations.jeju }, { ...rides.toJeju }),
      eat('lunch', 'jeju-noodle-street', 45, ['interest:food', 'near_base']),
      visit('attraction', 'samseonghyeol', 45, ['interest:nature']),
      visit('attraction', 'jeju-mokgwana', 45, ['interest:culture', 'on_the_way']),
      visit('attraction', 'yongduam', 40, ['must']),
      eat('dinner', 'black-pork-street-jeju', 75, ['interest:food'], '18:30'),
    ],
  },
  {
    from: jeju,
    to: seoul,
    begins: '13:20',
    shortfall: 'transfer',
    stops: [
      eat('lunch', 'dongmun-market-jeju', 60, ['interest:food', 'near_base']),
      moveTo('Flight to Seoul', gimpoAirport, { from: stations.jeju, to: stations.gimpo }, { ...rides.toSeoul }),
      eat('dinner', 'baekje-samgyetang', 60, ['near_base'], '19:00'),
    ],
  },
  {
    from: seoul,
    to: incheon,
    begins: '10:30',
    shortfall: 'departure',
    stops: [
      visit('shopping', 'namdaemun-market', 60, ['interest:shopping', 'near_base']),
      eat('lunch', 'namdaemun-galchi-alley', 50, ['interest:food'], '12:00'),
    ],
  },
]

import { busan, citiesDays, seoul, stations } from './cities-days.ts'
import { dayIn, eat, moveTo, visit, type WrittenDay } from './written-days.ts'

const seoulStation = { lat: 37.5547, lng: 126.9707 }

/** Fourteen days in Seoul, Gyeongju and Busan: as long as most trips ever are. */
export const fortnightDays: readonly WrittenDay[] = [
  ...citiesDays.slice(0, 7),
  dayIn(busan, '09:20', [
    visit('attraction', 'huinnyeoul-culture-village', 70, ['interest:culture']),
    visit('cafe', 'samjin-eomuk-yeongdo', 40, ['interest:food', 'on_the_way']),
    eat('lunch', 'biff-square', 50, ['interest:food']),
    visit('shopping', 'bosu-dong-book-street', 45, ['interest:shopping', 'on_the_way']),
    visit('attraction', 'songdo-beach', 60, ['interest:nature']),
    eat('dinner', 'bupyeong-kkangtong-market', 70, ['interest:food'], '18:00'),
  ]),
  dayIn(busan, '09:40', [
    visit('attraction', 'busan-museum', 80, ['interest:culture', 'indoor']),
    visit('attraction', 'un-memorial-cemetery', 45, ['interest:culture', 'on_the_way']),
    eat('lunch', 'ssangdungi-dwaeji-gukbap', 45, ['interest:food']),
    visit('attraction', 'oryukdo-skywalk', 60, ['interest:nature']),
    visit('cafe', 'jeonpo-cafe-street', 50, ['near_base']),
    eat('dinner', 'seomyeon-gukbap-alley', 50, ['near_base'], '18:10'),
  ]),
  {
    from: busan,
    to: seoul,
    begins: '09:30',
    shortfall: 'transfer',
    stops: [
      moveTo(
        'KTX to Seoul',
        seoulStation,
        { from: stations.busan, to: stations.seoul },
        { mode: 'ktx', minutes: 190, metres: 400_000, cost: 61_300 },
      ),
      eat('lunch', 'namdaemun-kalguksu-alley', 45, ['near_base']),
      visit('attraction', 'deoksugung', 70, ['interest:culture']),
      visit('attraction', 'seoul-museum-of-art', 60, ['interest:culture', 'on_the_way']),
      eat('dinner', 'myeongdong-street-food', 60, ['interest:food'], '18:00'),
    ],
  },
  dayIn(seoul, '09:00', [
    visit('attraction', 'gyeongbokgung', 120, ['interest:culture']),
    visit('attraction', 'national-folk-museum', 60, ['on_the_way']),
    eat('lunch', 'tongin-market', 50, ['interest:food']),
    visit('attraction', 'seochon', 60, ['interest:culture']),
    visit('attraction', 'museum-of-contemporary-korean-history', 60, ['indoor']),
    eat('dinner', 'imun-seolnongtang', 50, ['interest:food'], '18:00'),
  ]),
  dayIn(seoul, '09:30', [
    visit('attraction', 'heunginjimun', 30, ['interest:culture']),
    visit('attraction', 'naksan-park', 60, ['interest:nature', 'on_the_way']),
    eat('lunch', 'dongdaemun-dakhanmari-alley', 60, ['interest:food']),
    visit('attraction', 'dongdaemun-design-plaza', 70, ['indoor']),
    visit('shopping', 'dongdaemun-stationery-market', 50, ['interest:shopping']),
    eat('dinner', 'sindang-tteokbokki-town', 60, ['interest:food'], '17:50'),
  ]),
  dayIn(seoul, '10:00', [
    visit('attraction', 'jongmyo', 60, ['interest:culture']),
    visit('attraction', 'ikseon-dong-hanok-street', 50, ['on_the_way']),
    eat('lunch', 'balwoo-gongyang', 70, ['interest:food'], '12:00'),
    visit('attraction', 'changgyeonggung', 70, ['interest:culture']),
    visit('attraction', 'banpo-hangang-park', 60, ['interest:nature']),
    eat('dinner', 'korea-house', 80, ['interest:food'], '18:30'),
  ]),
  ...citiesDays.slice(-1),
]

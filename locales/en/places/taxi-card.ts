import { grouped } from '#locales/en/site/figures.ts'
import { placeWords } from './place-words.ts'

/** Messages of the card for taxi drivers. */
export const taxiCard = {
  open: 'Taxi card',
  title: 'Taxi card',
  offline: 'works offline',
  askKorean: '기사님, 여기로 가 주세요.',
  ask: 'Driver, please take me here.',
  station: 'Station',
  stationKorean: '가까운 역',
  phone: 'Phone',
  phoneKorean: '전화',
  /** The fare of the whole car. */
  fare: 'Estimated fare',
  fareKorean: '예상 요금',
  won: (amount: number) => `₩${grouped(amount)}`,
  ride: (metres: number, minutes: number) => `${placeWords.distance(metres)}, about ${minutes}\u00a0min`,
  call: 'Call the place',
  close: 'Close',
}

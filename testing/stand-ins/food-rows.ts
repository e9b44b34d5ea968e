/** A place that a stand-in of a food provider knows; each writes it in its own way. */
export type FoodRow = {
  id: string
  ko: string
  en: string
  /** As Naver and Kakao, Google and Foursquare name it. */
  category: { naver: string; kakao: string; group: string; google: string[]; foursquare: string }
  phone: string
  address: string
  roadAddress: string
  lat: number | string
  lng: number | string
  website: string
  country?: string
}

const noodleCategory = {
  naver: '한식>칼국수',
  kakao: '음식점 > 한식 > 칼국수',
  group: 'FD6',
  google: ['korean_restaurant', 'restaurant', 'food', 'point_of_interest'],
  foursquare: 'Korean Restaurant',
}

export const noodles: FoodRow = {
  id: '1001',
  ko: '할머니 <칼국수> & 만두',
  en: 'Grandma’s Noodles & Dumplings',
  category: noodleCategory,
  phone: '02-555-0101',
  address: '서울특별시 종로구 낙원동 1-1',
  roadAddress: '서울특별시 종로구 삼일대로 1',
  lat: 37.5712,
  lng: 126.9876,
  website: 'https://noodles.example/menu',
}

export const tea: FoodRow = {
  id: '1002',
  ko: '오래된 찻집',
  en: 'Old Tea House',
  category: {
    naver: '카페,디저트>전통찻집',
    kakao: '음식점 > 카페 > 전통찻집',
    group: 'CE7',
    google: ['tea_house', 'cafe', 'food'],
    foursquare: 'Tea Room',
  },
  phone: '',
  address: '서울특별시 종로구 관훈동 2-2',
  roadAddress: '서울특별시 종로구 인사동길 2',
  lat: 37.5742,
  lng: 126.9856,
  website: 'javascript:alert(document.cookie)',
}

/** Positions that cannot be used: the former grid, words, another country. */
export const misplaced: readonly FoodRow[] = [
  { ...noodles, id: '1003', ko: '옛 좌표', en: 'Old grid', lng: 0.0311277, lat: 0.0552097 },
  { ...noodles, id: '1004', ko: '글자', en: 'Words', lng: 'east', lat: 'NaN' },
  { ...noodles, id: '1005', ko: '파리', en: 'Paris', lng: 2.35, lat: 48.85 },
]

/** Not a place to eat, although a service may list it. */
export const hotel: FoodRow = {
  ...noodles,
  id: '1006',
  ko: '여행 호텔',
  en: 'Travel Hotel',
  category: { naver: '숙박>호텔', kakao: '여행 > 숙박 > 호텔', group: 'AD5', google: ['lodging'], foursquare: 'Hotel' },
}

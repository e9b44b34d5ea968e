import { type Interest, interests, type SeoulArea, seoulAreas } from '#domain/places/places.ts'
import {
  type AccommodationType,
  accommodationTypes,
  activityIntensities,
  type ActivityIntensity,
  type Airport,
  airports,
  beautyCategories,
  type BeautyCategory,
  type CityWish,
  cityWishes,
  type LanguageHelp,
  languageHelps,
  type SocialOption,
  socialOptions,
  type TravelerType,
  travelerTypes,
} from '#domain/trips/answers/trips.ts'
import { lettersOnly } from './plain-text.ts'

/** Returns the answer that a text means, or null. */
export type ChoiceReader<T extends string> = (text: string) => T | null

/** Creates a reader from synonyms for each answer: labels, and Korean, Japanese and Chinese words. */
function choiceReader<T extends string>(choices: readonly T[], words: Record<T, string>): ChoiceReader<T> {
  const byWord = new Map(
    choices.flatMap((choice) => [choice, ...words[choice].split(',')].map((word) => [lettersOnly(word), choice])),
  )
  return (text) => byWord.get(lettersOnly(text)) ?? null
}

export const readInterest = choiceReader<Interest>(interests, {
  beauty: 'beauty and wellness,k-beauty,뷰티,미용,美容,ビューティー,美妆',
  food: 'foods,eating,cuisine,음식,맛집,먹거리,グルメ,食べ物,美食',
  culture: 'history,culture and history,문화,역사,文化,歴史,历史,歷史',
  nature: 'outdoors,hiking,자연,自然',
  shopping: 'shop,쇼핑,ショッピング,買い物,购物,購物',
  nightlife: 'night life,clubs,bars,야경,클럽,밤문화,ナイトライフ,夜生活',
})

const areaWords: Record<SeoulArea, string> = {
  Hongdae:
    'hongik,hongik university,hongdae area,hongik univ,홍대,홍대입구,홍익대,弘大,弘益大学,弘益大學,ホンデ,ホンデイック',
  Myeongdong: 'myeong-dong,myungdong,myongdong,명동,明洞,ミョンドン',
  Gangnam: 'kangnam,gang-nam,강남,강남역,강남구,江南,カンナム',
  Itaewon: 'itaewon-dong,이태원,梨泰院,イテウォン',
  Insadong: 'insa-dong,인사동,仁寺洞,インサドン',
  Dongdaemun: 'dongdaemoon,tongdaemun,동대문,東大門,东大门,トンデムン,ドンデムン',
  Sinchon: 'shinchon,신촌,新村,シンチョン',
  Apgujeong: 'apkujong,apgujung,apgujeong rodeo,압구정,압구정로데오,狎鴎亭,狎鷗亭,狎鸥亭,アックジョン',
  Yongsan: 'yongsan-gu,용산,龍山,龙山,ヨンサン',
}

export const readArea = choiceReader<SeoulArea>(seoulAreas, areaWords)

/** The words for all areas, for a first look at whether a text may name one. */
export function listAreaWords(): string[] {
  return Object.values(areaWords).flatMap((words) => words.split(','))
}

export const readAccommodation = choiceReader<AccommodationType>(accommodationTypes, {
  hotel: 'hotels,호텔,ホテル,酒店,飯店',
  guesthouse: 'guest house,guesthouses,게스트하우스,ゲストハウス,民宿,民泊',
  airbnb: 'air bnb,apartment,에어비앤비,エアビー,爱彼迎',
  budget: 'hostel,budget hostel,backpackers,호스텔,ホステル,青旅,青年旅舍',
})

export const readTraveler = choiceReader<TravelerType>(travelerTypes, {
  solo: 'alone,solo traveler,solo traveller,just me,혼자,나홀로,一人旅,ひとり旅,一个人,独自,獨自',
  couple: 'couples,partner,husband and wife,honeymoon,커플,부부,カップル,夫婦,情侣,情侶,夫妻',
  friends: 'group of friends,friend,친구,친구들,友達,友人,朋友',
  family: 'family with kids,families,with children,가족,아이와 함께,家族,子連れ,家庭,亲子,親子,一家人',
  business: 'business trip,work,출장,비즈니스,出張,ビジネス,出差,商务,商務',
})

export const readLanguageHelp = choiceReader<LanguageHelp>(languageHelps, {
  guides: 'guide,tour guide,local guides,가이드,ガイド,导游,導遊',
  translation: 'translator,translation app,interpreter,번역,통역,翻訳,通訳,翻译,翻譯',
  ai: 'ai assistant,ai translation,chatbot,인공지능,人工知能,人工智能',
})

export const readIntensity = choiceReader<ActivityIntensity>(activityIntensities, {
  light: 'relaxed,slow,easy,chill,여유,여유롭게,느긋하게,ゆったり,のんびり,轻松,輕鬆,悠闲',
  balanced: 'medium,normal,moderate,보통,적당히,普通,ふつう,适中,適中',
  packed: 'busy,full,intense,빡빡하게,알차게,ぎっしり,紧凑,緊湊,充实',
})

export const readBeautyCategory = choiceReader<BeautyCategory>(beautyCategories, {
  'Skin Treatment': 'skin,skin care clinic,dermatology,피부과,피부시술,皮膚科,皮肤科',
  'Hair Care': 'hair,hair salon,헤어,미용실,ヘアケア,美容室,美发,美髮',
  'Plastic Surgery': 'surgery,cosmetic surgery,성형,성형수술,美容整形,整形,整容',
  'Korean Skincare Shopping': 'skincare shopping,cosmetics shopping,화장품 쇼핑,コスメ,化妆品购物',
  'Medical Treatment': 'medical,medical care,의료,진료,医療,医疗,醫療',
})

export const readSocialOption = choiceReader<SocialOption>(socialOptions, {
  Cafe: 'cafes,coffee,카페,カフェ,咖啡厅,咖啡館',
  Restaurants: 'restaurant,식당,맛집,レストラン,餐厅,餐廳',
  'Hidden Gem': 'hidden gems,숨은 명소,穴場,小众景点,秘境',
  'Viral Location': 'viral,viral locations,viral places,핫플,핫플레이스,バズスポット,网红打卡地',
  'Instagrammable places only': 'instagrammable,instagrammable places,인스타 감성,인스타그램,インスタ映え,ins风',
})

export const readAirport = choiceReader<Airport>(airports, {
  ICN: 'incheon,incheon airport,seoul incheon,인천,인천공항,仁川',
  GMP: 'gimpo,gimpo airport,seoul gimpo,김포,김포공항,金浦',
  PUS: 'busan,gimhae,gimhae airport,부산,김해,김해공항,釜山,金海',
  CJU: 'jeju,jeju airport,제주,제주공항,済州,济州',
  TAE: 'daegu,daegu airport,대구,대구공항,大邱',
  CJJ: 'cheongju,cheongju airport,청주,청주공항,清州',
  MWX: 'muan,muan airport,무안,무안공항,務安,务安',
})

export const readCityWish = choiceReader<CityWish>(cityWishes, {
  one: 'one city,stay in one city,한 도시',
  several: 'several cities,more cities,여러 도시',
})

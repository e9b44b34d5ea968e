import type { OutsideProblemCode } from '#domain/site/outside-services.ts'
import type { FoodProviderName } from '#domain/food/food-search.ts'
import { foodProviderWords } from './food-providers.ts'

const failures: Record<OutsideProblemCode, string> = {
  not_configured: 'is not set up',
  bad_key: 'does not accept the key of this site',
  forbidden: 'does not allow this search',
  quota: 'has no searches left today',
  bad_request: 'did not understand this search',
  not_found: 'could not be found',
  upstream_down: 'is not answering',
  timeout: 'took too long to answer',
  malformed: 'gave an answer that we could not read',
}

/** Messages of the function that searches places to eat. */
export const foodFunction = {
  invalid: 'Part of this search is not valid.',
  query: 'Search words have to be a text of at most 100 characters.',
  location: 'The location has to be a text of at most 100 characters.',
  category: 'The category has to be restaurant, cafe, street-food or place.',
  coordinates: 'Coordinates have to be two numbers, lat and lng, of a point in Korea.',
  filters: 'The filters cannot be read.',
  cursor: 'The cursor has to be the one from the previous page. Search again without it.',
  empty: 'Please enter a search term or location.',
  /** Said while the results of the other sources are shown. */
  failure: (provider: FoodProviderName, code: OutsideProblemCode) =>
    `${foodProviderWords[provider]} ${failures[code]}. These results come from our other sources.`,
  /** For a network that used its share of outside searches. */
  often: 'You have searched many times in the last minute. For now, results come from our own catalogue only.',
  /** The attribution beside a place of each source. */
  attribution: {
    naver: 'Naver',
    kakao: 'Kakao',
    google: 'Google Maps',
    foursquare: 'Foursquare',
  },
  /** Categories of Korean services. */
  koreanCategories: {
    음식점: 'Restaurant',
    한식: 'Korean food',
    일식: 'Japanese food',
    중식: 'Chinese food',
    양식: 'Western food',
    분식: 'Korean snacks',
    카페: 'Cafe',
    '카페,디저트': 'Cafe and dessert',
    술집: 'Bar',
    뷔페: 'Buffet',
    치킨: 'Fried chicken',
    피자: 'Pizza',
    국수: 'Noodles',
    냉면: 'Cold noodles',
    칼국수: 'Knife-cut noodles',
    떡볶이: 'Tteokbokki',
    김밥: 'Gimbap',
    베이커리: 'Bakery',
    제과점: 'Bakery',
    제과: 'Bakery',
    '육류,고기': 'Meat',
    '육류,고기요리': 'Meat',
    '해물,생선': 'Seafood',
    '해물,생선요리': 'Seafood',
    초밥: 'Sushi',
    돈까스: 'Pork cutlet',
    햄버거: 'Burgers',
    패스트푸드: 'Fast food',
    간식: 'Snacks',
    '떡,한과': 'Rice cakes',
    이탈리안: 'Italian food',
    아시아음식: 'Asian food',
    인도음식: 'Indian food',
    베트남음식: 'Vietnamese food',
    태국음식: 'Thai food',
    한정식: 'Korean set meal',
    국밥: 'Rice soup',
    삼겹살: 'Grilled pork belly',
    채식: 'Vegetarian food',
    '채식,샐러드뷔페': 'Vegetarian food and salad',
    전통찻집: 'Traditional tea house',
    커피전문점: 'Coffee',
  },
}

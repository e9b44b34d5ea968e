import { foodFunction } from '#locales/en/food/food-function.ts'

/** Prefixes of Naver's categories that contain no food places. */
const otherThings =
  /^(?:숙박|병원|의원|의료|건강|쇼핑|생활|교육|학원|여행|교통|지하철|기차|부동산|금융|은행|스포츠|문화|공공|회사|서비스|미용|종교|시설|도로|자동차)/u
/** The first part of food categories at Kakao and Naver. */
const roots = new Set(['음식점', '카페,디저트'])

const names: ReadonlyMap<string, string> = new Map(Object.entries(foodFunction.koreanCategories))

/** Whether a Korean category may contain food places. An item without a category is accepted. */
export function isFoodCategory(category: string | null): boolean {
  return category === null || !otherThings.test(category)
}

/** Translates a category such as `한식>육류,고기요리` to English. A part without a translation stays as it is. */
export function nameCategory(category: string | null): string | null {
  if (category === null) return null
  const parts = category
    .split('>')
    .map((part) => part.trim())
    .filter(Boolean)
  const told = parts.length > 1 ? parts.filter((part) => !roots.has(part)) : parts
  return told.map((part) => names.get(part) ?? part).join(' · ') || null
}

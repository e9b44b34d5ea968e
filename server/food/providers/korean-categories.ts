import { foodFunction } from '#locales/en/food-function.ts'

/** Beginnings of categories that hold no place to eat, as Naver names them. */
const otherThings =
  /^(?:숙박|병원|의원|의료|건강|쇼핑|생활|교육|학원|여행|교통|지하철|기차|부동산|금융|은행|스포츠|문화|공공|회사|서비스|미용|종교|시설|도로|자동차)/u
/** What Kakao and Naver write before what is eaten there. */
const roots = new Set(['음식점', '카페,디저트'])

const names: ReadonlyMap<string, string> = new Map(Object.entries(foodFunction.koreanCategories))

/** Whether a Korean category may be one of places to eat. Without a category nothing speaks against it. */
export function isFoodCategory(category: string | null): boolean {
  return category === null || !otherThings.test(category)
}

/** `한식>육류,고기요리` as a reader of English understands it; what we have no word for stays as it is. */
export function nameCategory(category: string | null): string | null {
  if (category === null) return null
  const parts = category
    .split('>')
    .map((part) => part.trim())
    .filter(Boolean)
  const told = parts.length > 1 ? parts.filter((part) => !roots.has(part)) : parts
  return told.map((part) => names.get(part) ?? part).join(' · ') || null
}

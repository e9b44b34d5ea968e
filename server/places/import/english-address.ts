import { type Province, provinces } from '#domain/places/places.ts'

const otherNames: Record<string, Province> = {
  chungcheongbuk: 'North Chungcheong',
  chungcheongnam: 'South Chungcheong',
  jeollabuk: 'North Jeolla',
  jeonbuk: 'North Jeolla',
  jeollanam: 'South Jeolla',
  gyeongsangbuk: 'North Gyeongsang',
  gyeongsangnam: 'South Gyeongsang',
}

/** Gwangju and South Jeolla have one name since July 2026. These districts are those of Gwangju. */
const joined = 'jeonnam-gwangju special metropolitan city'
const gwangju = /^(dong|seo|nam|buk|gwangsan)-gu$/i

/** `readEnglishAddress('161 Sajik-ro, Jongno-gu, Seoul')` returns Jongno-gu and Seoul. A missing part is null. */
export function readEnglishAddress(address: string): { province: Province | null; district: string | null } {
  const parts = address.split(',').map((part) => part.trim())
  const divisions = parts.filter((part) => /^[A-Z][a-z]+(-[a-z]+)?-?(gu|gun|si)$/i.test(part) && part.includes('-'))
  const [district, city] = divisions
  const inCity = district?.endsWith('-gu') && city?.endsWith('-si') ? `${district}, ${city.slice(0, -3)}` : district
  return { province: provinceIn(parts), district: inCity ?? null }
}

function provinceIn(parts: readonly string[]): Province | null {
  if (parts.some((part) => part.toLowerCase().startsWith(joined))) {
    if (parts.some((part) => gwangju.test(part))) return 'Gwangju'
    return parts.some((part) => /-(si|gun)$/i.test(part)) ? 'South Jeolla' : null
  }
  for (const part of parts.toReversed()) {
    const word = part.replace(/\s+\d{5}$/, '').replace(/-(do|si)$/i, '')
    const found = provinces.find((province) => province.toLowerCase() === word.toLowerCase())
    const province = found ?? otherNames[word.toLowerCase()]
    if (province) return province
  }
  return null
}

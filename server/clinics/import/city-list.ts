import { cityListPage } from '#domain/clinics/city-list.ts'
import { type ClinicLanguage, clinicLimits } from '#domain/clinics/clinics.ts'
import { readWebsite } from '#server/platform/outside/read-website.ts'
import { findCell } from '#server/platform/rows/find-cell.ts'

/** An institution as the city's list for visitors from abroad names it. */
export type ListedInstitution = {
  name: string
  address: string
  /** Its page at the city's site. */
  page: string
  languages: ClinicLanguage[]
  website: string
}

const cityListColumns = {
  name: ['기관명', '의료기관명', 'org_name', 'name'],
  address: ['주소', '소재지', 'address'],
  page: ['상세주소', 'source_url', 'page'],
  languages: ['언어', '외국어', 'languages'],
  website: ['홈페이지', 'website'],
} as const

const languageNames: Record<string, ClinicLanguage> = {
  english: 'en',
  영어: 'en',
  chinese: 'zh',
  중국어: 'zh',
  japanese: 'ja',
  일본어: 'ja',
  russian: 'ru',
  러시아어: 'ru',
  vietnamese: 'vi',
  베트남어: 'vi',
  thai: 'th',
  태국어: 'th',
  mongolian: 'mn',
  몽골어: 'mn',
  arabic: 'ar',
  아랍어: 'ar',
  indonesian: 'id',
  인도네시아어: 'id',
  french: 'fr',
  프랑스어: 'fr',
  german: 'de',
  독일어: 'de',
  spanish: 'es',
  스페인어: 'es',
  korean: 'ko',
  한국어: 'ko',
}

/** Reads a row of the list. Null if it has no page at the city's site. */
export function readListed(cells: Readonly<Record<string, string>>): ListedInstitution | null {
  const read = (field: keyof typeof cityListColumns) => findCell(cells, cityListColumns[field]) ?? ''
  const page = read('page')
  const isPage = cityListPage({ sources: [{ address: page, says: ['existence'] }] }) !== null
  if (!isPage || page.length > clinicLimits.address || !URL.canParse(page)) return null
  return {
    name: read('name'),
    address: read('address'),
    page,
    languages: readLanguages(read('languages')),
    website: readWebsite(read('website')),
  }
}

/** Unknown languages are left out. */
function readLanguages(text: string): ClinicLanguage[] {
  const named = text.split(/[,;|/]/u).map((word) => languageNames[word.trim().toLowerCase()])
  return [...new Set(named.filter((code) => code !== undefined))]
}

/**
 * The names under which a licence register may have an institution. The list leaves out the end that the law asks for
 * (눈안과 for 눈안과의원), and adds a branch in brackets or a name in Latin letters, which no register has.
 */
export function namesInRegister(name: string): string[] {
  const plain = name.replaceAll(/\(.*?\)/gu, '').trim()
  const korean = /[가-힣]/u.test(plain) ? plain.replace(/\s+[A-Za-z][A-Za-z\s.'’&-]*$/u, '').trim() : plain
  if (korean === '') return []
  return /(의원|병원)$/u.test(korean) ? [korean] : [korean, `${korean}의원`]
}

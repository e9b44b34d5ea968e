import { suggestedProcedures } from '#domain/clinic-suggestions.ts'
import {
  type ClinicFacts,
  type ClinicTreatment,
  clinicLanguages,
  clinicTreatments,
  unknownClinic,
} from '#domain/clinics.ts'
import type { OpeningHours, PlaceName, Province } from '#domain/places.ts'
import { createDice, type Dice } from './dice.ts'

type Words = readonly PlaceName[]

/** Districts with the share of clinics that stand there: Gangnam has more than whole provinces. */
const districts: readonly (PlaceName & { province: Province; share: number; lat: number; lng: number })[] = [
  ...read('Seoul', 37.55, 127, [
    ['Gangnam-gu', '강남구', 14],
    ['Seocho-gu', '서초구', 6],
    ['Songpa-gu', '송파구', 3],
    ['Mapo-gu', '마포구', 3],
    ['Jung-gu', '중구', 3],
    ['Jongno-gu', '종로구', 2],
    ['Yongsan-gu', '용산구', 2],
    ['Gangdong-gu', '강동구', 2],
    ['Gangseo-gu', '강서구', 2],
    ['Gwanak-gu', '관악구', 2],
    ['Gwangjin-gu', '광진구', 2],
    ['Guro-gu', '구로구', 1],
    ['Nowon-gu', '노원구', 2],
    ['Dobong-gu', '도봉구', 1],
    ['Dongdaemun-gu', '동대문구', 2],
    ['Dongjak-gu', '동작구', 1],
    ['Seodaemun-gu', '서대문구', 1],
    ['Seongdong-gu', '성동구', 2],
    ['Seongbuk-gu', '성북구', 1],
    ['Yangcheon-gu', '양천구', 2],
    ['Yeongdeungpo-gu', '영등포구', 2],
    ['Eunpyeong-gu', '은평구', 1],
    ['Jungnang-gu', '중랑구', 1],
    ['Geumcheon-gu', '금천구', 1],
    ['Gangbuk-gu', '강북구', 1],
  ]),
  ...read('Busan', 35.16, 129.06, [
    ['Busanjin-gu', '부산진구', 4],
    ['Haeundae-gu', '해운대구', 3],
    ['Nam-gu', '남구', 1],
    ['Suyeong-gu', '수영구', 1],
    ['Saha-gu', '사하구', 1],
    ['Geumjeong-gu', '금정구', 1],
    ['Yeonje-gu', '연제구', 1],
    ['Dongnae-gu', '동래구', 2],
    ['Gijang-gun', '기장군', 1],
    ['Yeongdo-gu', '영도구', 1],
  ]),
  ...read('Daegu', 35.87, 128.6, [
    ['Suseong-gu', '수성구', 3],
    ['Dalseo-gu', '달서구', 2],
    ['Buk-gu', '북구', 1],
    ['Dalseong-gun', '달성군', 1],
  ]),
  ...read('Incheon', 37.46, 126.7, [
    ['Namdong-gu', '남동구', 2],
    ['Bupyeong-gu', '부평구', 2],
    ['Yeonsu-gu', '연수구', 2],
    ['Gyeyang-gu', '계양구', 1],
  ]),
  ...read('Gyeonggi', 37.3, 127.1, [
    ['Suwon-si', '수원시', 4],
    ['Seongnam-si', '성남시', 4],
    ['Goyang-si', '고양시', 3],
    ['Yongin-si', '용인시', 3],
    ['Bucheon-si', '부천시', 3],
    ['Ansan-si', '안산시', 2],
    ['Anyang-si', '안양시', 2],
    ['Hwaseong-si', '화성시', 2],
    ['Namyangju-si', '남양주시', 1],
    ['Paju-si', '파주시', 1],
    ['Gimpo-si', '김포시', 1],
    ['Uijeongbu-si', '의정부시', 1],
    ['Pyeongtaek-si', '평택시', 1],
    ['Gwangmyeong-si', '광명시', 1],
    ['Icheon-si', '이천시', 1],
  ]),
  ...read('Gwangju', 35.16, 126.85, [
    ['Seo-gu', '서구', 2],
    ['Gwangsan-gu', '광산구', 1],
  ]),
  ...read('Daejeon', 36.35, 127.38, [
    ['Yuseong-gu', '유성구', 2],
    ['Daedeok-gu', '대덕구', 1],
  ]),
  ...read('Ulsan', 35.54, 129.31, [['Ulju-gun', '울주군', 1]]),
  ...read('Gangwon', 37.75, 128.3, [
    ['Gangneung-si', '강릉시', 1],
    ['Wonju-si', '원주시', 1],
    ['Chuncheon-si', '춘천시', 1],
    ['Sokcho-si', '속초시', 1],
  ]),
  ...read('North Jeolla', 35.82, 127.11, [
    ['Jeonju-si', '전주시', 2],
    ['Iksan-si', '익산시', 1],
    ['Gunsan-si', '군산시', 1],
  ]),
  ...read('South Jeolla', 34.9, 127.1, [
    ['Yeosu-si', '여수시', 1],
    ['Mokpo-si', '목포시', 1],
    ['Suncheon-si', '순천시', 1],
  ]),
  ...read('North Gyeongsang', 36.1, 128.8, [
    ['Pohang-si', '포항시', 1],
    ['Gyeongju-si', '경주시', 1],
    ['Andong-si', '안동시', 1],
    ['Gumi-si', '구미시', 1],
  ]),
  ...read('South Gyeongsang', 35.2, 128.4, [
    ['Changwon-si', '창원시', 2],
    ['Jinju-si', '진주시', 1],
    ['Gimhae-si', '김해시', 1],
    ['Tongyeong-si', '통영시', 1],
  ]),
  ...read('North Chungcheong', 36.6, 127.6, [
    ['Cheongju-si', '청주시', 2],
    ['Chungju-si', '충주시', 1],
    ['Jecheon-si', '제천시', 1],
  ]),
  ...read('South Chungcheong', 36.6, 127, [
    ['Cheonan-si', '천안시', 2],
    ['Asan-si', '아산시', 1],
    ['Gongju-si', '공주시', 1],
  ]),
  ...read('Jeju', 33.45, 126.5, [
    ['Jeju-si', '제주시', 2],
    ['Seogwipo-si', '서귀포시', 1],
  ]),
]

/** Syllables of names that Korean clinics like, as they are romanised. */
const syllables: Words = pairs(
  '서Seo 연Yeon 미Mi 라Ra 은Eun 혜Hye 청Cheong 담Dam 아Ah 름Reum 다Da 움Um 더The 봄Bom 한Han 결Gyeol 새Sae 빛Bit 맑Mal 은Eun 나Na 무Mu 하Ha 늘Neul 리Ri 본Bon 온On 유Yu 진Jin 선Seon 현Hyeon 우Woo 예Ye 원Won 가Ga 람Ram 소So 망Mang 해Hae 솔Sol 바Ba 른Reun 참Cham 좋Jo 고Go 운Un 별Byeol 이I 루Ru 모Mo 두Du 연Yeon 세Se 인In 제Je 윤Yun 도Do 강Gang 남Nam 명Myeong 동Dong 신Sin 사Sa 태Tae 평Pyeong 백Baek 송Song 보Bo 람Ram',
)
const familyNames: Words = pairs(
  '김Kim 이Lee 박Park 최Choi 정Jung 강Kang 조Cho 윤Yoon 장Jang 임Lim 한Han 오Oh 서Seo 신Shin 권Kwon 황Hwang 안Ahn 송Song 류Ryu 홍Hong',
)
const englishNames =
  'Lumina Ivory Serene Aurora Pearl Crystal Renew Bella Grand Noble Prime Royal Smile Bright Clear Fresh Harmony Golden Silver Evergreen Willow Maple Lotus Orchid Jasmine Velvet Opal Sapphire Coral Amber Dawn Horizon Summit Haven Meadow Brook Cedar Juniper Magnolia Camellia'.split(
    ' ',
  )
const kinds: Record<ClinicTreatment, PlaceName> = {
  'plastic-surgery': { en: 'Plastic Surgery Clinic', ko: '성형외과의원' },
  'skin-clinics': { en: 'Dermatology Clinic', ko: '피부과의원' },
  'eye-surgery': { en: 'Eye Clinic', ko: '안과의원' },
  dental: { en: 'Dental Clinic', ko: '치과의원' },
  'stem-cell': { en: 'Stem Cell Clinic', ko: '줄기세포의원' },
  other: { en: 'Clinic', ko: '의원' },
}
const shares: Record<ClinicTreatment, number> = {
  'plastic-surgery': 6,
  'skin-clinics': 12,
  'eye-surgery': 8,
  dental: 30,
  'stem-cell': 0.5,
  other: 43.5,
}
const otherProcedures = [
  'Health Check-up',
  'Physiotherapy',
  'Spine Treatment',
  'Vaccination',
  'Acupuncture',
  'Hair Transplant',
  'Endoscopy',
  'Stem Cell Infusion',
]
const sentences = [
  'Consultation in English by appointment, with an estimate in writing before anything is decided.',
  'A house of its own with a recovery room and a laboratory on the same floor.',
  'Three minutes on foot from the station; the lift is step-free.',
  'The doctor who examines you is the one who treats you.',
  'Evening hours twice a week and a nurse on call through the night after an operation.',
  '상담은 예약제로 운영하며 진료비는 미리 안내해 드립니다.',
]
const weekly: OpeningHours = {
  mon: [['10:00', '19:00']],
  tue: [['10:00', '19:00']],
  wed: [['10:00', '19:00']],
  thu: [['10:00', '19:00']],
  fri: [['10:00', '20:00']],
  sat: [['10:00', '15:00']],
  sun: [],
}
const weekend: OpeningHours = { ...weekly, wed: [], sun: [['11:00', '17:00']] }

/** As many clinics as a public register of the country would give, and as much of each: nobody's, and the same for a seed every time. */
export function* generateClinics(amount: number, seed: number): Generator<{ sourceId: string; facts: ClinicFacts }> {
  const dice = createDice(seed)
  for (let made = 0; made < amount; made += 1) yield { sourceId: String(made), facts: generateClinic(dice, made) }
}

function generateClinic(dice: Dice, made: number): ClinicFacts {
  const treatment = dice.weighted(clinicTreatments, (one) => shares[one])
  const place = dice.weighted(districts, ({ share }) => share)
  const name = generateName(dice, kinds[treatment])
  const isRich = dice.chance(0.3)
  const dong = dice.some(syllables, 2)
  const street = `${dice.below(400) + 1}`
  const { province } = place
  return {
    ...unknownClinic,
    name: name.en,
    nameKo: name.ko,
    description: isRich ? dice.some(sentences, 2).join(' ') : '',
    location: `${spell(dong)}-dong, ${place.en}`,
    address: { en: `${street} ${spell(dong)}-ro, ${place.en}`, ko: `${place.ko} ${write(dong)}로 ${street}` },
    province,
    district: { en: place.en, ko: place.ko },
    lat: dice.chance(0.95) ? place.lat + dice.between(-0.15, 0.15) : null,
    lng: place.lng + dice.between(-0.15, 0.15),
    treatments: treatment === 'plastic-surgery' && dice.chance(0.3) ? [treatment, 'skin-clinics'] : [treatment],
    procedures: dice.chance(0.6) ? dice.some(proceduresOf(treatment), 3) : [],
    languages: dice.chance(0.2) ? ['ko', ...dice.some(clinicLanguages.slice(1), 2)] : [],
    registration: dice.chance(0.04)
      ? { number: `M-${made}`, checkedOn: '2026-11-01', source: 'a generated register' }
      : null,
    phoneNumber: dice.chance(0.9) ? `02-000-${String(made % 10_000).padStart(4, '0')}` : '',
    website: isRich ? `https://clinic-${made}.example.com` : '',
    hours: dice.chance(0.5) ? dice.pick([weekly, weekly, weekend, '24h']) : null,
    doctors: isRich ? [generateDoctor(dice), generateDoctor(dice)] : [],
    doctorCount: dice.below(12) + 1,
  }
}

function generateName(dice: Dice, kind: PlaceName): PlaceName {
  const sounds = dice.some(syllables, dice.chance(0.5) ? 2 : 3)
  const first = dice.chance(0.3) ? dice.pick(englishNames) : spell(sounds)
  return { en: `${first} ${kind.en}`, ko: `${write(sounds)}${kind.ko}` }
}

function generateDoctor(dice: Dice) {
  const given = dice.some(syllables, 2)
  return {
    name: `Dr. ${dice.pick(familyNames).en} ${spell(given)}`,
    specialty: 'Specialist',
    experience: `${dice.below(30) + 2} years`,
  }
}

function proceduresOf(treatment: ClinicTreatment): readonly string[] {
  const suggested = suggestedProcedures[treatment]
  return suggested.length > 0 ? suggested : otherProcedures
}

function spell(words: Words): string {
  const joined = words.map(({ en }) => en.toLowerCase()).join('')
  return joined.charAt(0).toUpperCase() + joined.slice(1)
}

function write(words: Words): string {
  return words.map(({ ko }) => ko).join('')
}

function pairs(text: string): Words {
  return text.split(' ').map((pair) => ({ ko: pair.charAt(0), en: pair.slice(1) }))
}

function read(province: Province, lat: number, lng: number, rows: readonly (readonly [string, string, number])[]) {
  return rows.map(([en, ko, share]) => ({
    en: `${en}, ${province}`,
    ko: `${province === 'Seoul' ? '서울' : ''} ${ko}`.trim(),
    share,
    province,
    lat,
    lng,
  }))
}

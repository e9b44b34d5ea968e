import { suggestedProcedures } from '#domain/clinics/clinic-suggestions.ts'
import {
  type ClinicFacts,
  type ClinicTreatment,
  clinicLanguages,
  clinicTreatments,
  unknownClinic,
} from '#domain/clinics/clinics.ts'
import type { OpeningHours, PlaceName } from '#domain/places/places.ts'
import { createDice, type Dice } from './dice.ts'
import { districts } from './districts.ts'
import { pairs, spell, syllables, type Words, write } from './korean-names.ts'

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

/**
 * As many clinics as a public register of the country would give, and as much of each: nobody's, and the same for a
 * seed every time.
 */
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
    ...(dice.chance(0.95) ? stand(dice, place) : { lat: null, lng: null }),
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

function stand(dice: Dice, near: { lat: number; lng: number }) {
  return { lat: near.lat + dice.between(-0.15, 0.15), lng: near.lng + dice.between(-0.15, 0.15) }
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

import { expect, test } from 'vitest'
import { suggestedHighlights, suggestedProcedures } from '#domain/clinics/clinic-suggestions.ts'
import { clinicTreatments } from '#domain/clinics/clinics.ts'
import { weekdays } from '#domain/places/places.ts'
import { regionOf } from '#domain/korea/region-of.ts'
import { readSampleClinics } from './clinics.ts'

const samples = readSampleClinics()
const facts = samples.map((sample) => sample.facts)

test('five samples of plastic surgery and four of every other treatment, two at most of each in front', () => {
  for (const treatment of clinicTreatments) {
    const listed = facts.filter(({ treatments }) => treatments.includes(treatment))
    expect(listed).toHaveLength(treatment === 'plastic-surgery' ? 5 : 4)
    expect(listed.filter(({ featured }) => featured).length).toBeGreaterThan(0)
    expect(listed.filter(({ featured }) => featured).length).toBeLessThanOrEqual(2)
  }
})

test('every sample is rated between 4.6 and 4.9 on a day', () => {
  for (const { rating, ratedOn } of facts) {
    expect(rating).toBeGreaterThanOrEqual(4.6)
    expect(rating).toBeLessThanOrEqual(4.9)
    expect(ratedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/u)
  }
})

test('a sample leaves no field open but the pictures that we draw and what only a real clinic can have', () => {
  const notOfSamples = ['registration', 'doctorCount', 'beforeAfterConsent', 'source', 'checkedOn', 'sources', 'prices']
  const pictures = ['image', 'gallery', 'beforeAfterImages', 'pictureCredits']
  for (const clinic of facts) {
    const open = Object.entries(clinic).filter(([, value]) => isOpen(value))
    expect(open.map(([field]) => field).toSorted()).toEqual([...notOfSamples, ...pictures].toSorted())
    expect(clinic.isAdvertisement).toBe(false)
    expect(clinic.basis).toBe('recalled')
  }
})

test('procedures and highlights of a sample are those that the form suggests, where it suggests any', () => {
  for (const { treatments, procedures, highlights } of facts) {
    const suggested = treatments.flatMap((treatment) => suggestedProcedures[treatment])
    expect(suggested.length > 0 ? suggested : procedures).toEqual(expect.arrayContaining(procedures))
    expect(suggestedHighlights).toEqual(expect.arrayContaining(highlights))
  }
})

test('the hours of a sample say the same in words and in clocks', () => {
  for (const { businessHours, hours } of facts) expect(readHours(businessHours)).toEqual(hours)
})

test('a sample lies in the region and the district that it names', () => {
  for (const { lat, lng, province, district, location, address } of facts) {
    expect(regionOf({ lat: lat ?? 0, lng: lng ?? 0 })?.province).toBe(province)
    expect(location).toMatch(new RegExp(`, ${district?.en}$`, 'u'))
    expect(address.en).toContain(district?.en)
    expect(address.ko.startsWith(district?.ko ?? '')).toBe(true)
  }
})

test('the address of a sample has the number 0, which no house has, and says that it is a sample', () => {
  for (const { address } of facts) {
    expect(address.en).toMatch(/^0 .+ \(sample address\)$/u)
    expect(address.ko).toMatch(/ 0 \(예시 주소\)$/u)
  }
})

// A Korean exchange begins with 2 to 9; behind a 0 lies another network.
test('the phone number of a sample cannot be anybody’s', () => {
  for (const { phoneNumber } of facts) expect(phoneNumber).toMatch(/^0\d{1,2}-000-\d{4}$/u)
})

// RFC 2606 keeps example.com for documents.
test('every address of a sample on the web belongs to nobody', () => {
  for (const { website, socialMedia } of facts) {
    for (const link of [website, ...Object.values(socialMedia)]) {
      expect(new URL(link).hostname).toMatch(/^[a-z-]+\.example\.com$/u)
    }
  }
})

test('no two samples share a name, a number, a page on the web or a source', () => {
  const given = samples.map(({ sourceId, facts: { name, nameKo, phoneNumber, website } }) => ({
    sourceId,
    name,
    nameKo,
    phoneNumber,
    website,
  }))
  for (const field of ['sourceId', 'name', 'nameKo', 'phoneNumber', 'website'] as const) {
    expect(new Set(given.map((row) => row[field])).size).toBe(samples.length)
  }
  for (const { sourceId } of given) expect(sourceId).toMatch(/^sample-/u)
})

test('Hangul stands where it belongs', () => {
  for (const { name, nameKo, address, district } of facts) {
    expect(nameKo).toMatch(/^\p{Script=Hangul}+$/u)
    for (const english of [name, address.en, district?.en]) expect(english).not.toMatch(/\p{Script=Hangul}/u)
  }
})

function isOpen(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (typeof value === 'object' && value !== null) return Object.values(value).some((part) => part === '')
  return value === '' || value === null
}

/** Mon–Fri 10:00–19:00; Sat 10:00–13:00, 14:00–16:00; Sun closed. */
function readHours(words: string) {
  const read = words.split('; ').flatMap((part) => {
    const [days = '', ...clocks] = part.replaceAll(',', '').split(' ')
    const [first, last = first] = days.toLowerCase().split('–')
    const from = weekdays.findIndex((day) => day === first)
    const to = weekdays.findIndex((day) => day === last)
    const intervals = clocks[0] === 'closed' ? [] : clocks.map((clock) => clock.split('–'))
    return weekdays.slice(from, to + 1).map((day) => [day, intervals] as const)
  })
  return Object.fromEntries(read)
}

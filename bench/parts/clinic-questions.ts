import { type ClinicFilter, type ClinicQuery, clinicSorts, noClinicFilter } from '#domain/clinics/clinic-lists.ts'
import { type ClinicFacts, clinicTreatments } from '#domain/clinics/clinics.ts'
import type { Clinics } from '#server/clinics/clinics.ts'
import { findPage50, misspell, readInitials } from './asked-words.ts'
import { createDice } from './dice.ts'
import type { Ask } from './time-questions.ts'

const perKind = 40

/** What visitors ask of a directory, by kind, with names and words of the clinics that are in it. */
export async function listQuestions(clinics: Clinics, known: readonly ClinicFacts[]): Promise<Record<string, Ask[]>> {
  const dice = createDice(7)
  const one = () => dice.pick(known)
  const list = (query: Partial<ClinicQuery>) =>
    clinics.list({ ...noClinicFilter, sort: 'known', after: null, ...query })
  const facets = (filter: ClinicFilter) => clinics.facets(filter)
  const pins = (filter: ClinicFilter) => clinics.pins(filter)
  const search = (words: string) => list({ search: words })
  const many = (make: (place: number) => Ask) => Array.from({ length: perKind }, (_, place) => make(place))
  const treatmentOf = (place: number) => clinicTreatments[place % clinicTreatments.length] ?? 'dental'
  const ofTreatment = await findPage50((after) => list({ treatment: 'dental', after }))
  const ofSearch = await findPage50((after) => list({ search: 'gangnam', after }))
  const firstIds = (await list({})).clinics.map(({ id }) => id)

  return {
    control: many((place) => () => clinics.find(firstIds[place % firstIds.length] ?? 0)),
    'rare Hangul': many(() => ask(search, one().nameKo)),
    'common Hangul': many((place) => ask(search, ['강남', '치과', '피부과의원', '서울', '의원'][place % 5] ?? '')),
    'initial consonants': many(() => ask(search, readInitials(one().nameKo).slice(0, 4))),
    'English name': many(() => ask(search, one().name)),
    'English with a typo': many(() => ask(search, misspell(one().location.split(', ')[1] ?? ''))),
    'typed so far': many(() => ask(search, one().name.slice(0, 3))),
    'two words': many(() =>
      ask(search, `${one().district?.en.split('-')[0]} ${dice.pick(['dental', 'skin', 'clinic', 'lasik'])}`),
    ),
    'common words that exclude one another': many((place) =>
      ask(search, ['Seoul Busan', 'dental dermatology'][place % 2] ?? ''),
    ),
    'two scripts': many((place) =>
      ask(search, ['gangnam 코', 'botox 강남', '강남 lasik', 'seocho 치과'][place % 4] ?? ''),
    ),
    'no hit': many((place) => ask(search, `qzxv${place}w jkkq`)),
    'first page of a treatment': many((place) =>
      ask(list, { treatment: treatmentOf(place), sort: dice.pick(clinicSorts) }),
    ),
    'district and procedure': many(() => ask(list, { ...nearest(one()), procedure: one().procedures[0] ?? 'Botox' })),
    'search in a treatment and district': many(() =>
      ask(list, { ...nearest(one()), search: dice.pick(['clinic', '의원', 'botox']) }),
    ),
    'page 50 of a treatment': many(() => ask(list, { treatment: 'dental', after: ofTreatment })),
    'page 50 of a search': many(() => ask(list, { search: 'gangnam', after: ofSearch })),
    'facets of everything': many(() => ask(facets, noClinicFilter)),
    'facets of a treatment': many((place) => ask(facets, { ...noClinicFilter, treatment: treatmentOf(place) })),
    'facets under every filter': many(() =>
      ask(facets, {
        ...noClinicFilter,
        ...nearest(one()),
        language: 'en',
        openOn: '2026-11-24',
        registered: dice.chance(0.5),
      }),
    ),
    'facets of a search': many(() =>
      ask(facets, { ...noClinicFilter, search: dice.pick(['gangnam', '서울', 'botox', one().nameKo]) }),
    ),
    'pins of a treatment': many((place) => ask(pins, { ...noClinicFilter, treatment: treatmentOf(place) })),
    'pins of a search': many(() =>
      ask(pins, { ...noClinicFilter, search: dice.pick(['gangnam', '치과', one().name]) }),
    ),
    'totals of the treatments': many(() => () => clinics.counts()),
  }
}

function ask<Question>(how: (question: Question) => Promise<unknown>, question: Question): Ask {
  return () => how(question)
}

function nearest({ treatments, district }: ClinicFacts): Partial<ClinicFilter> {
  return { treatment: treatments[0] ?? null, district: district?.en ?? null }
}

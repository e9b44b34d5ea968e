import { clinicLanguages, type ClinicLanguage } from '#domain/clinics/clinics.ts'
import { turning } from '#domain/site/plain-text.ts'
import { facetAnswers, type ReviewFacet, reviewFacets, type ReviewFacets, reviewLengths } from './reviews.ts'

/** The fields of the form, in their order. */
export const reviewFields = ['rating', ...reviewFacets, 'language', 'experience', 'outcome', 'agrees'] as const
export type ReviewField = (typeof reviewFields)[number]
export type TypedReview = Record<ReviewField, string>

export type ReviewMistake = 'missing' | 'wrong' | 'too_long' | 'link'
/** The first mistake in each field. */
export type ReviewMistakes = Partial<Record<ReviewField, ReviewMistake>>

export type WrittenReview = ReviewFacets & {
  rating: number
  language: ClinicLanguage
  experience: string
  outcome: string
}

/** Reads a typed review: one whole rating, known answers, plain texts, and the consent. */
export function readReview(typed: TypedReview): { review: WrittenReview } | { mistakes: ReviewMistakes } {
  const language = clinicLanguages.find((one) => one === typed.language)
  const texts = { experience: readText(typed.experience), outcome: readText(typed.outcome) }
  const mistakes: ReviewMistakes = {
    ...(!/^[1-5]$/.test(typed.rating) && { rating: typed.rating === '' ? 'missing' : 'wrong' }),
    ...Object.fromEntries(reviewFacets.filter((name) => !isAnswer(name, typed[name])).map((name) => [name, 'wrong'])),
    ...(language === undefined && { language: 'wrong' }),
    ...findTextMistake('experience', texts.experience),
    ...findTextMistake('outcome', texts.outcome),
    ...(typed.agrees !== 'yes' && { agrees: 'missing' }),
  }
  if (language === undefined || Object.keys(mistakes).length > 0) return { mistakes }
  return { review: { rating: Number(typed.rating), language, ...texts, ...readFacets(typed) } }
}

/** What is wrong with a text that is shown to everybody: it is too long, holds an address, or cannot be stored. */
export function findMistakeInText(text: string, most: number): ReviewMistake | null {
  if (!text.isWellFormed() || text.includes('\0')) return 'wrong'
  if (text.length > most) return 'too_long'
  return /https?:|www\.|\S@\S+\.\S/iu.test(text) ? 'link' : null
}

/** A browser sends a line break as two characters. Nothing turns the words around it on the public page. */
export function readText(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(turning, '').trim()
}

function findTextMistake(field: 'experience' | 'outcome', text: string): ReviewMistakes {
  const mistake = findMistakeInText(text, reviewLengths[field])
  return mistake ? { [field]: mistake } : {}
}

function isAnswer(facet: ReviewFacet, typed: string): boolean {
  return typed === '' || facetAnswers[facet].some((answer) => answer === typed)
}

function readFacets(typed: TypedReview): ReviewFacets {
  return {
    price: facetAnswers.price.find((one) => one === typed.price) ?? null,
    spoken: facetAnswers.spoken.find((one) => one === typed.spoken) ?? null,
    waiting: facetAnswers.waiting.find((one) => one === typed.waiting) ?? null,
    pressure: facetAnswers.pressure.find((one) => one === typed.pressure) ?? null,
  }
}

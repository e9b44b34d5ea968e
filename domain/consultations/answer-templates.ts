/** The languages in which administrators answer from templates. */
export const answerLanguages = ['en', 'ko'] as const
export type AnswerLanguage = (typeof answerLanguages)[number]

/** The answers that come with the product, in each of these languages. */
export const builtInAnswers = ['photos', 'dates', 'forwarded', 'noContact', 'notOffered'] as const
export type BuiltInAnswer = (typeof builtInAnswers)[number]

/** The built-in answers of a language. `unknown` stands for what is not known of a clinic. */
export type BuiltInAnswers = Record<BuiltInAnswer | 'unknown', string>

/** A text of the administrators' own. It says nothing of any request. */
export type AnswerTemplate = { id: string; language: AnswerLanguage; title: string; text: string }

/** The most characters of a title and of a text, and the most templates. */
export const templateLimits = { title: 80, text: 1_500, templates: 100 } as const

/** The words in braces that a template may hold, and what stands in their place. */
export type TemplateNames = { name: string; clinic: string; phone: string }

/** A template with the names filled in. A name that looks like a word in braces stays as it is. */
export function fillTemplate(text: string, names: TemplateNames): string {
  return text.replaceAll(/\{(name|clinic|phone)\}/g, (_word, field: keyof TemplateNames) => names[field])
}

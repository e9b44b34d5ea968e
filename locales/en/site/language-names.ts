import type { ClinicLanguage } from '#domain/clinics/clinics.ts'

/** Not by Intl.DisplayNames: a browser reads its names at the first use, which held up the first view of a clinic. */
export const languageNames: Record<ClinicLanguage, string> = {
  ko: 'Korean',
  en: 'English',
  zh: 'Chinese',
  ja: 'Japanese',
  ru: 'Russian',
  vi: 'Vietnamese',
  th: 'Thai',
  mn: 'Mongolian',
  ar: 'Arabic',
  id: 'Indonesian',
  fr: 'French',
  de: 'German',
  es: 'Spanish',
}

import type { ClinicTreatment } from '#domain/clinics/clinics.ts'

/**
 * What the directory knows of an institution's departments: the treatments that it is listed for, that its name says
 * Korean medicine, or that it is a hospital with further departments, which the directory does not name.
 */
export type Department = ClinicTreatment | 'korean-medicine' | 'further'

/** A row of the table of procedures. Names are separated by commas, in lower case. */
export type ProcedureRow = {
  id: string
  en: string
  ko: string
  /** The departments that cover it. The first is the one that a patient thinks of. */
  departments: readonly [Department, ...Department[]]
  /** The row of the recovery table, if it has one. */
  recovery?: string
  /** Further names. Plurals, hyphens, spaces and word order need no names of their own. */
  english?: string
  korean?: string
  /** In Chinese and Japanese. */
  eastAsian?: string
  /** Names in a search for clinics only. In the sentence of a traveller they may be part of something else. */
  onlySearched?: string
}

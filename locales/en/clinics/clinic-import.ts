import { grouped } from '#locales/en/site/figures.ts'

/** What kind of institution a register calls something, by its Korean word. */
const kinds: Record<string, string> = {
  상급종합: 'Tertiary hospital',
  상급종합병원: 'Tertiary hospital',
  종합병원: 'General hospital',
  병원: 'Hospital',
  요양병원: 'Long-term care hospital',
  정신병원: 'Psychiatric hospital',
  의원: 'Clinic',
  치과병원: 'Dental hospital',
  치과의원: 'Dental clinic',
  조산원: 'Midwifery clinic',
  보건소: 'Public health centre',
  보건지소: 'Public health centre',
  보건진료소: 'Public health post',
  보건의료원: 'Public health hospital',
  한방병원: 'Hospital of Korean medicine',
  한의원: 'Clinic of Korean medicine',
}

type Known = { kind: string; place: string; doctors: number | null; authority: string | null }

/** What a public register says of a clinic, in sentences: for a clinic of which nobody wrote more. */
export function describeImported({ kind, place, doctors, authority }: Known): string {
  const what = kinds[kind] ?? 'Clinic'
  const where = place === '' ? `${what}.` : `${what} in ${place}.`
  if (!doctors || authority === null) return where
  return `${where} ${doctors === 1 ? '1 doctor' : `${grouped(doctors)} doctors`} according to ${authority}.`
}

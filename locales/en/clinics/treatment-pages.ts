import type { TreatmentFigure } from '#domain/clinics/treatments.ts'
import { dates } from '#locales/en/site/dates.ts'

const figures: Record<TreatmentFigure, string> = {
  quietDays: 'no strenuous stops',
  checks: 'check',
  flightDays: 'flight',
  secondVisit: 'second visit',
  cares: 'care',
}

/** Where the planning ranges of a treatment were read. Beside it stands that the clinic decides. */
export const treatmentPages = {
  from: (treatment: string) => `${treatment}: planning range from`,
  says: (said: readonly TreatmentFigure[]) => ` (${said.map((figure) => figures[figure]).join(', ')})`,
  readIn: (readOn: string) => `, read in ${dates.writeMonth(new Date(readOn))}.`,
  notConfirmed: (open: readonly TreatmentFigure[]) =>
    ` Not confirmed: ${open.map((figure) => figures[figure]).join(', ')}.`,
}

import { api } from './en/api.ts'
import { clinicHead } from './en/clinics/clinic-head.ts'
import { everywhere } from './en/everywhere.ts'
import { functions } from './en/functions.ts'
import { heads, pictureAlt } from './en/site/heads.ts'
import { mail } from './en/mail.ts'
import { placeHead } from './en/places/place-head.ts'
import { problems } from './en/problems.ts'

/** What the server says: no browser loads this file. */
export const en = {
  ...everywhere,
  api,
  clinicHead,
  functions,
  heads,
  pictureAlt,
  placeHead,
  manifest: { shortName: 'Guide Korea' },
  mail,
  problems,
}

/** What a visitor tells the operator, in the order of the form. */
export const contactFields = ['name', 'email', 'message'] as const
export type ContactField = (typeof contactFields)[number]

export type ContactMessage = Record<ContactField, string>

/** The most characters that are taken. */
export const contactLengths = { name: 100, email: 254, message: 5_000 } as const satisfies Record<ContactField, number>

export const contactMistakes = ['missing', 'malformed', 'too_long'] as const
export type ContactMistake = (typeof contactMistakes)[number]

/** The first thing that is wrong with each field. */
export type ContactMistakes = Partial<Record<ContactField, ContactMistake>>

/** What became of a message. Closed: there is nobody whom it could reach. */
export type ContactOutcome =
  | { outcome: 'sent' }
  | { outcome: 'wrong'; mistakes: ContactMistakes }
  | { outcome: 'limited'; retryAfterSeconds: number }
  | { outcome: 'closed' }

/** How long a message is kept; the privacy page says so. */
export const contactKeptMonths = 12

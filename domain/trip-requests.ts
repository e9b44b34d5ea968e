/** The most characters of each part of a request to the operator that are taken. */
export const tripRequestLengths = { name: 100, email: 254, phone: 40, message: 5000, summary: 4000 } as const

/** What a traveller who wants personal help sends to the operator, with consent and nothing besides. */
export type TripRequest = {
  name: string
  email: string
  /** Empty when none is given. */
  phone: string
  message: string
  startDate: string
  endDate: string
  /** The wishes in words, as the traveller saw them before sending. */
  summary: string
}

/** How long a request is kept. */
export const tripRequestKeptMonths = 12

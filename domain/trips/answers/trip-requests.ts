/** The maximum lengths of the fields of a request. */
export const tripRequestLengths = { name: 100, email: 254, phone: 40, message: 5000, summary: 4000 } as const

/** A request for personal help, which a traveller sends to the operator with consent. */
export type TripRequest = {
  name: string
  email: string
  /** Empty when not given. */
  phone: string
  message: string
  startDate: string
  endDate: string
  /** The summary of the answers, as the traveller saw it before sending. */
  summary: string
}

/** How long a request is stored. */
export const tripRequestRetentionMonths = 12

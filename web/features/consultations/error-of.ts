import type { RequestField } from '#domain/consultations/read-request.ts'

/** The message at a field that is wrong. */
export type ErrorOf = (field: RequestField) => string | undefined

import type { FindEmails } from '#server/platform/edits/change-rows.ts'
import { createContact } from './contact.ts'
import { createInbox } from './inbox.ts'
import { describeMessageRoutes } from './message-routes.ts'

type Parts = Parameters<typeof createContact>[0] & { findEmails: FindEmails; now: () => number }

/** Messages to the operator, and the administrators' inbox. */
export function openContact(parts: Parts) {
  return { contact: createContact(parts), routes: describeMessageRoutes(createInbox(parts)) }
}

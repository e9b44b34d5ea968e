import type { PageServices } from '#server/services.ts'

/** Whether mails are not sent, but stay in the outbox of this copy, where somebody at its machine reads them. */
export function keepsMail({ listServices }: PageServices['settings']): boolean {
  return listServices().some(({ id, state }) => id === 'mail' && state === 'outbox')
}

import { presentServer } from '#server/platform/database/pool/connection-urls.ts'
import type { MailSettings } from '#server/platform/mail/mail-settings.ts'
import type { OutsideService } from './outside-services.ts'

/**
 * Mails are sent through the server of SMTP_URL. Without it they stay in the outbox, and can be read at /outbox if that
 * is open.
 */
export function mailService({ smtp, isOutboxOpen }: MailSettings): OutsideService<'mail'> {
  const variables = 'SMTP_URL, MAIL_FROM'
  return {
    id: 'mail',
    read() {
      if (!smtp) return { state: isOutboxOpen ? 'outbox' : 'missing', isOn: false, details: { variables } }
      return {
        state: 'smtp',
        isOn: true,
        // The address may contain a name and a password, so only its host is shown.
        details: { host: new URL(smtp.url).host, sender: smtp.from.address, variables },
      }
    },
  }
}

export function databaseService(databaseUrl: string | null): OutsideService<'database'> {
  const variables = 'DATABASE_URL, DATABASE_DIRECT_URL'
  return {
    id: 'database',
    read() {
      if (databaseUrl === null) return { state: 'embedded', isOn: false, details: { variables } }
      return { state: 'external', isOn: true, details: { host: presentServer(databaseUrl), variables } }
    },
  }
}

import type { ServiceId } from '#domain/site/outside-services.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { App } from '#server/platform/http/app.ts'
import type { MailSettings } from '#server/platform/mail/mail-settings.ts'
import { createOutsideServices, type OutsideService } from './outside-services.ts'
import { databaseService, mailService } from './platform-services.ts'
import { createPreferences } from './preferences.ts'
import { type Identify, mountSettings } from './settings-routes.ts'

type Parts = { database: Database; mail: MailSettings; databaseUrl: string | null; now: () => number }

/** The preferences of members, and the outside services that are in use. */
export function createSettings({ database, mail, databaseUrl, now }: Parts) {
  const preferences = createPreferences({ database, now })
  const services = createOutsideServices()
  services.add(mailService(mail))
  services.add(databaseService(databaseUrl))

  return {
    /** Registers an outside service that a capability uses. */
    addService: <Id extends ServiceId>(service: OutsideService<Id>): void => services.add(service),
    /** The services and their states, for everybody to read. */
    listServices: () => services.list(),
    /** A member's preferences for their data export. */
    exportPart: {
      name: 'preferences',
      read: (userId: string) => preferences.read({ userId, assurance: 'aal1' }),
    },
    mount: (app: App, identify: Identify): void => mountSettings(app, { preferences, services, identify }),
  }
}

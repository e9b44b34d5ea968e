import type { ServiceId } from '#domain/outside-services.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { App } from '#server/platform/http/app.ts'
import type { MailSettings } from '#server/platform/mail/mail-settings.ts'
import { createOutsideServices, type OutsideService } from './outside-services.ts'
import { databaseService, mailService } from './platform-services.ts'
import { createPreferences } from './preferences.ts'
import { type Identify, mountSettings } from './settings-routes.ts'

type Parts = { database: Database; mail: MailSettings; databaseUrl: string | null; now: () => number }

/** What members set to their taste, and which services outside of this process are in use. */
export function createSettings({ database, mail, databaseUrl, now }: Parts) {
  const preferences = createPreferences({ database, now })
  const services = createOutsideServices()
  services.add(mailService(mail))
  services.add(databaseService(databaseUrl))

  return {
    /** A capability that uses a service outside of this process says so here. */
    addService: <Id extends ServiceId>(service: OutsideService<Id>): void => services.add(service),
    /** Which are in use, for everybody to read. */
    listServices: () => services.list(),
    /** What is held about a member, for the file that the member is given. */
    exportPart: {
      name: 'preferences',
      read: (userId: string) => preferences.read({ userId, assurance: 'aal1' }),
    },
    mount: (app: App, identify: Identify): void => mountSettings(app, { preferences, services, identify }),
  }
}

export type Settings = ReturnType<typeof createSettings>

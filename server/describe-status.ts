import { join } from 'node:path'
import { foodProviderNames } from '#domain/food/food-search.ts'
import type { MailWay } from '#domain/site/product-status.ts'
import { readProductVersion } from './backup/product-version.ts'
import type { Config } from './config.ts'
import { foodKeyVariables } from './food/food-settings.ts'
import type { ProviderKey, StatusSettings } from './status/status-settings.ts'

/** The settings that are part of the status report. */
export function describeStatusSettings(config: Config): StatusSettings {
  const { varFolder, files, backups, mail } = config
  const backupFolder = backups.to !== null && !backups.to.includes('://') ? backups.to : null
  return {
    version: readProductVersion(),
    isPublic: config.isPublic,
    isEmbedded: config.databaseUrl === null,
    mail: describeMail(mail),
    folders: [
      { variable: 'VAR_DIR', path: varFolder },
      ...(files.kind === 'folder' && files.folder !== join(varFolder, 'files')
        ? [{ variable: 'FILES_URL', path: files.folder }]
        : []),
      ...(backupFolder === null ? [] : [{ variable: 'BACKUP_TO', path: backupFolder }]),
    ],
    backups: { isPlaced: backups.to !== null, everyMinutes: backups.everyMinutes },
    providers: listProviderKeys(config),
  }
}

function describeMail({ smtp, isOutboxOpen }: Config['mail']): MailWay {
  if (smtp) return 'smtp'
  return isOutboxOpen ? 'outbox' : 'missing'
}

/** Names under which calls are recorded, if they differ from the provider's id. */
const recordedAs: Partial<Record<string, string>> = { google: 'google-places' }

function listProviderKeys({ food, clinics, places, languageModel, forecast }: Config): ProviderKey[] {
  const foodKeys = foodProviderNames.map((id) => ({
    id,
    variables: foodKeyVariables[id].join(', '),
    isSet: food.providers.some(({ name }) => name === id),
    services: [recordedAs[id] ?? id],
  }))
  return [
    ...foodKeys,
    {
      id: 'registers',
      variables: 'DATA_GO_KR_KEY',
      isSet: clinics.portalKey !== null,
      services: ['hira', 'nmc'],
    },
    {
      id: 'tourapi',
      variables: 'TOURAPI_KEY',
      isSet: places.tourapi.key !== null,
      services: ['tourapi-en', 'tourapi-ko', 'tourapi-ja', 'tourapi-zh'],
    },
    {
      id: 'clinicSource',
      variables: 'CLINIC_SOURCE_URL, CLINIC_SOURCE_KEY',
      isSet: clinics.source !== null,
      services: ['clinic-source'],
    },
    {
      id: 'languageModel',
      variables: 'LANGUAGE_MODEL_KIND, LANGUAGE_MODEL_KEY',
      isSet: languageModel !== null,
      services: ['language-model'],
    },
    {
      id: 'forecast',
      variables: 'FORECAST_URL, FORECAST_KEY',
      isSet: forecast !== null,
      services: ['forecast'],
    },
  ]
}

import { z } from 'zod'
import { type ClinicSourceSettings, buildSourceSettings, sourceVariables } from './source/source-settings.ts'
import { readPortalKey } from '#server/platform/outside/data-go-kr.ts'

const web = z.url({ protocol: /^https?$/ })

/** The environment variables of the directory. `server/config.ts` reads them with all others. */
export const clinicVariables = {
  DATA_GO_KR_KEY: z.string().optional(),
  HIRA_URL: web.default('https://apis.data.go.kr/B551182/hospInfoServicev2/getHospBasisList'),
  NMC_URL: web.default('https://apis.data.go.kr/B552657/HsptlAsembySearchService/getHsptlMdcncListInfoInqire'),
  ...sourceVariables,
}

type Variables = z.infer<z.ZodObject<typeof clinicVariables>>

export type ClinicSettings = {
  /** Null without a key. */
  portalKey: string | null
  registerUrls: { hira: string; nmc: string }
  /** The operator's own source of the plastic surgery list; null if it is off. */
  source: ClinicSourceSettings | null
}

export function buildClinicSettings(values: Variables): ClinicSettings {
  return {
    portalKey: values.DATA_GO_KR_KEY === undefined ? null : readPortalKey(values.DATA_GO_KR_KEY),
    registerUrls: { hira: values.HIRA_URL, nmc: values.NMC_URL },
    source: buildSourceSettings(values),
  }
}

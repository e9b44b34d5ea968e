import type { ServiceDetails, ServiceState } from '#domain/site/outside-services.ts'
import type { ClinicSettings } from './clinic-settings.ts'
import type { ClinicSource } from './source/clinic-source.ts'

type Told<Id extends 'clinicRegisters' | 'clinicSource'> = {
  id: Id
  read: () => { state: ServiceState<Id>; isOn: boolean; details: ServiceDetails }
}

/** Whether the public registers can be used. The answer never contains the key. */
export function clinicRegisterService({ portalKey, registerUrls }: ClinicSettings): Told<'clinicRegisters'> {
  const host = [...new Set(Object.values(registerUrls).map((url) => new URL(url).host))].join(', ')
  const isOn = portalKey !== null
  const details = { variables: 'DATA_GO_KR_KEY', ...(isOn && { host }) }
  return { id: 'clinicRegisters', read: () => ({ state: isOn ? 'key' : 'none', isOn, details }) }
}

/** Whether the operator's own source is set up, and whether its last request succeeded. */
export function clinicSourceService(
  { source: settings }: ClinicSettings,
  source: Pick<ClinicSource, 'state'> | null,
): Told<'clinicSource'> {
  const variables = 'CLINIC_SOURCE_URL, CLINIC_SOURCE_AUTH, CLINIC_SOURCE_KEY'
  return {
    id: 'clinicSource',
    read() {
      if (!settings || !source) return { state: 'none', isOn: false, details: { variables } }
      const state = source.state()
      return { state, isOn: state !== 'fails', details: { host: new URL(settings.url).host, variables } }
    },
  }
}

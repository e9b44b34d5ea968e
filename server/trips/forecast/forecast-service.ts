import type { ServiceDetails, ServiceState } from '#domain/site/outside-services.ts'
import type { ForecastSettings } from './forecast-settings.ts'
import type { Forecasts } from './forecasts.ts'

/** Whether a forecast service is configured, and whether its last call succeeded; never its key. */
export function forecastService(
  settings: ForecastSettings | null,
  forecasts: Pick<Forecasts, 'state'>,
): {
  id: 'forecast'
  read: () => { state: ServiceState<'forecast'>; isOn: boolean; details: ServiceDetails }
} {
  const variables = 'FORECAST_URL, FORECAST_KEY'
  return {
    id: 'forecast',
    read() {
      const state = forecasts.state()
      const host = settings && { host: new URL(settings.url).host }
      return { state, isOn: state === 'answers' || state === 'unused', details: { ...host, variables } }
    },
  }
}

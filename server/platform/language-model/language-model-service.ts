import type { ServiceDetails, ServiceState } from '#domain/site/outside-services.ts'
import type { LanguageModel } from './language-model.ts'
import type { LanguageModelSettings } from './language-model-settings.ts'

/** Whether a language model is configured, and whether its last call succeeded; never its key. */
export function languageModelService(
  settings: LanguageModelSettings | null,
  model: Pick<LanguageModel, 'state'> | null,
): {
  id: 'languageModel'
  read: () => { state: ServiceState<'languageModel'>; isOn: boolean; details: ServiceDetails }
} {
  const variables = 'LANGUAGE_MODEL_KIND, LANGUAGE_MODEL_URL, LANGUAGE_MODEL_KEY, LANGUAGE_MODEL_NAME'
  return {
    id: 'languageModel',
    read() {
      if (!settings || !model) return { state: 'none', isOn: false, details: { variables } }
      const state = model.state()
      return { state, isOn: state !== 'fails', details: { host: new URL(settings.url).host, variables } }
    },
  }
}

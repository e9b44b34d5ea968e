import { foodProviderNames } from '#domain/food/food-search.ts'
import { grouped } from '#locales/en/site/figures.ts'
import { settings } from '#locales/en/site/settings.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { foodKeyVariables } from './food-settings.ts'
import { openFoodProviders } from './providers/open-providers.ts'
import { testProvider } from './test-provider.ts'

/** The commands of an operator for food providers. They work with or without a running server. */
export function createProviderCommands(parts: Parameters<typeof openFoodProviders>[0]) {
  /** Sends one request to each configured provider. The command fails if any request fails. */
  async function check(): Promise<string[]> {
    const providers = openFoodProviders(parts)
    const lines: string[] = []
    let hasFailed = false
    for (const name of foodProviderNames) {
      const provider = providers.find((one) => one.name === name)
      if (!provider) {
        lines.push(`${name}: off (${foodKeyVariables[name].join(', ')}, FOOD_SOURCES)`)
        continue
      }
      const result = await testProvider(provider)
      const { callsLeft } = await provider.status()
      const told = result.isAnswered
        ? settings.services.test.answered(result)
        : `${result.code}: ${settings.services.failure[result.code]}`
      lines.push(`${name}: ${told} ${grouped(callsLeft)} calls left today.`)
      hasFailed ||= !result.isAnswered
    }
    if (hasFailed) throw new StartProblem(lines.join('\n'))
    return lines
  }

  return async (words: readonly string[]): Promise<string[]> => {
    if (words.length === 1 && words[0] === 'check') return check()
    throw new StartProblem('npm run providers -- check')
  }
}

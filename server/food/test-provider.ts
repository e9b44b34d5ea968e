import { areaCentres } from '#domain/korea/area-centres.ts'
import type { ServiceTest } from '#domain/site/outside-services.ts'
import { OutsideProblem } from '#server/platform/outside/outside-problem.ts'
import type { FoodProvider, ProviderSearch } from './providers/food-provider.ts'

const around = { ...areaCentres.Myeongdong, metres: 1_000 }

/** A search for which every service has results. */
const question: ProviderSearch = {
  query: '',
  category: 'restaurant',
  where: { en: 'Myeongdong', ko: '명동' },
  near: around,
  about: around,
  isNearestFirst: false,
}

/** Sends one small search to a provider. It counts as one of the daily calls. */
export async function testProvider(provider: FoodProvider): Promise<ServiceTest> {
  const begun = performance.now()
  const elapsed = () => Math.round(performance.now() - begun)
  try {
    const found = await provider.search(question)
    return { isAnswered: true, milliseconds: elapsed(), places: found.length }
  } catch (error) {
    if (!(error instanceof OutsideProblem)) throw error
    return { isAnswered: false, milliseconds: elapsed(), code: error.code }
  }
}

import type { Outside } from '#server/platform/outside/outside.ts'
import { readRegisterPage, type RegisterPage } from '#server/platform/outside/data-go-kr.ts'
import { OutsideProblem } from '#server/platform/outside/outside-problem.ts'
import type { JoinedLanguage } from './join-names.ts'

export type TourapiLanguage = 'en' | JoinedLanguage

const services: Record<TourapiLanguage, string> = {
  en: 'EngService2',
  ko: 'KorService2',
  ja: 'JpnService2',
  zh: 'ChsService2',
}

const usualRowsPerPage = 1_000

type Options = {
  outside: Outside
  settings: { key: string; url: string; callsPerDay: number }
  rowsPerPage?: number
}

/** A client for the services of the Korea Tourism Organization. */
export function createTourapi({ outside, settings, rowsPerPage = usualRowsPerPage }: Options) {
  async function ask(
    language: TourapiLanguage,
    operation: string,
    questions: Record<string, string>,
  ): Promise<RegisterPage> {
    const name = `tourapi-${language}`
    const url = new URL(`${settings.url.replace(/\/$/, '')}/${services[language]}/${operation}`)
    const words = {
      serviceKey: settings.key,
      MobileOS: 'ETC',
      MobileApp: 'MyGuideKorea',
      _type: 'json',
      ...questions,
    }
    for (const [word, value] of Object.entries(words)) url.searchParams.set(word, value)
    return outside.ask({ name, callsPerDay: settings.callsPerDay }, { url }, (text) => readRegisterPage(text, name))
  }

  return {
    /** A page of a list, and whether it is the last. */
    async page(language: TourapiLanguage, operation: string, page: number, questions: Record<string, string>) {
      const paging = { numOfRows: String(rowsPerPage), pageNo: String(page) }
      const { rows, total } = await ask(language, operation, { ...paging, ...questions })
      const before = (page - 1) * rowsPerPage
      // An empty page before the end is an error: the places that are missing would be marked as closed.
      if (rows.length === 0 && before < total) {
        throw new OutsideProblem('malformed', { service: `tourapi-${language}`, theirs: 'the list ended early' })
      }
      return { rows, total, isLast: before + rows.length >= total }
    },

    /** Requests the common and the type-specific details of a place. Returns them as one row. */
    async details(contentId: string, contentTypeId: string): Promise<Record<string, string>> {
      const common = await ask('en', 'detailCommon2', { contentId })
      const intro = await ask('en', 'detailIntro2', { contentId, contentTypeId })
      return { ...intro.rows[0], ...common.rows[0], contentid: contentId }
    },
  }
}

export type Tourapi = ReturnType<typeof createTourapi>

import { sitePages } from '#domain/site/site-pages.ts'
import { type TablePhraseId, tablePhrases } from '#domain/food/table-phrases.ts'

/** The content of a card. Its address has only ids, so that a link cannot put a stranger's text on a card. */
export type CardQuery = { dishId: string | null; placeId: string | null; say: readonly TablePhraseId[] }

const { path } = sitePages['table-card']
const id = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const longestId = 64

export function readCardQuery(address: URLSearchParams): CardQuery {
  const said = new Set(address.getAll('say'))
  return {
    dishId: readId(address.get('dish')),
    placeId: readId(address.get('place')),
    say: tablePhrases.flatMap(({ id: phrase }) => (said.has(phrase) ? [phrase] : [])),
  }
}

export function cardAddress({ dishId = null, placeId = null, say = [] }: Partial<CardQuery>): string {
  const words = new URLSearchParams([
    ...(dishId === null ? [] : [['dish', dishId]]),
    ...(placeId === null ? [] : [['place', placeId]]),
    ...say.map((phrase) => ['say', phrase]),
  ])
  return words.size === 0 ? path : `${path}?${words.toString()}`
}

function readId(text: string | null): string | null {
  return text !== null && text.length <= longestId && id.test(text) ? text : null
}

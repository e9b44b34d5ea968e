import { readKoreanAddress } from '#domain/korea/korean-addresses.ts'
import type { MappedPlace } from '#server/places/import/finish-place.ts'
import { hasHangul, orNull, readWords } from '#server/places/import/read-words.ts'
import { isStorable } from '#server/platform/http/storable.ts'
import type { RowPiece } from '#server/platform/rows/read-rows.ts'
import type { createJoin, JoinedLanguage } from './join-names.ts'
import { readTitle } from './korean-name.ts'
import type { Walk } from './walk-list.ts'

/** The column that holds the id of the matching place. */
const joined = '@place'

type Item = Readonly<Record<string, string>>

/**
 * The rows that match a place, in another language. If the list is complete, an empty row follows for each place
 * without a match.
 */
export async function* joinPieces(
  { pieces, isWhole }: Pick<Walk, 'pieces' | 'isWhole'>,
  join: ReturnType<typeof createJoin>,
): AsyncGenerator<RowPiece> {
  let last = 0
  for await (const { rows, bytes } of pieces) {
    last = rows.at(-1)?.line ?? last
    yield {
      bytes,
      rows: rows.flatMap(({ line, cells }) => {
        const place = cells && cells['showflag'] !== '0' ? join.find(readCandidate(cells)) : null
        return place === null ? [] : [{ line, cells: { ...cells, [joined]: place } }]
      }),
    }
  }
  // A complete list also shows which places it does not contain, or does not contain any more.
  const rest = isWhole() ? join.rest() : []
  yield { bytes: 0, rows: rest.map((place, index) => ({ line: last + 1 + index, cells: { [joined]: place } })) }
}

function readCandidate(item: Item) {
  const title = readTitle(readWords(item['title']))
  return {
    contentId: item['contentid'] ?? '',
    // In a Korean title the name comes first. The text in brackets is ignored.
    korean: hasHangul(title.own) ? title.own : title.korean,
    lat: Number(item['mapy']),
    lng: Number(item['mapx']),
  }
}

/** Maps such a row to the facts that it adds: the Japanese or Chinese name, or the Korean address. */
export function mapJoined(item: Item, language: JoinedLanguage): MappedPlace {
  const title = readTitle(readWords(item['title']))
  const row = { sourceId: item[joined] ?? '', name: title.own, isLowLocation: false }
  if (!isStorable(item)) return { ...row, reason: 'unusable' }
  if (language === 'ja') return { ...row, facts: { name_ja: orNull(title.own) } }
  if (language === 'zh') return { ...row, facts: { name_zh: orNull(title.own) } }
  const address = [readWords(item['addr1']), readWords(item['addr2'])].filter(Boolean).join(' ')
  const { district } = readKoreanAddress(address)
  return { ...row, facts: { ...(address && { address_ko: address }), ...(district && { district_ko: district.ko }) } }
}

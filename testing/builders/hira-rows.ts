import type { Row } from '#server/platform/rows/read-rows.ts'
import { writeCsvRecord } from '#server/platform/rows/write-csv.ts'

/** A row as HIRA publishes it; the id is the name where none is given. */
export function hiraRow(given: Record<string, string> = {}): Record<string, string> {
  const name = given['요양기관명'] ?? '한빛성형외과의원'
  return {
    암호화요양기호: name,
    요양기관명: name,
    종별코드: '31',
    종별코드명: '의원',
    시도코드명: '서울',
    읍면동: '신사동',
    주소: '서울특별시 강남구 압구정로 100, 3층 (신사동)',
    전화번호: '02-555-0100',
    병원홈페이지: 'www.hanbit.example',
    총의사수: '3',
    '좌표(X)': '127.0276',
    '좌표(Y)': '37.5172',
    ...given,
  }
}

/** The rows as a list that is read in one piece; `null` is a row that could not be read. */
export async function* inOnePiece(rows: readonly (Record<string, string> | null)[]) {
  yield { rows: rows.map((cells, index): Row => ({ line: index + 2, cells })), bytes: 0 }
}

/** The rows as the file that an office publishes. */
export function writeList(rows: readonly Record<string, string>[]): string {
  const names = Object.keys(rows[0] ?? {})
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
    .map((cells) => writeCsvRecord(cells))
    .join('')
}

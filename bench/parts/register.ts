import { writeCsvRecord } from '#server/platform/rows/write-csv.ts'

const header =
  '암호화요양기호,요양기관명,종별코드,종별코드명,시도코드명,읍면동,주소,전화번호,병원홈페이지,총의사수,좌표(X),좌표(Y)'
const districts = ['강남구', '서초구', '송파구', '마포구', '종로구', '중구', '노원구']
const neighbourhoods = ['역삼동', '신사동', '서초동', '잠실동', '서교동', '명동', '상계동']
const departments = ['성형외과', '피부과', '안과', '내과', '정형외과']

/** A register as HIRA publishes it, line by line: made up, of the shape and the length of real rows. */
export function* writeRegister({ rows, phoneStart }: { rows: number; phoneStart: string }): Generator<string> {
  yield `${header}\r\n`
  for (let row = 0; row < rows; row += 1) {
    const isDental = row % 4 === 0
    const district = districts[row % 7] ?? ''
    yield writeCsvRecord([
      `JDQ4MTYyMiM1MSMkMSMkMCMkOTkkNTgxMzUxIzExIyQxIyQzIyQ4OSQzNjE4MzIjNTEjJDEjJDgjJDgz${row}`,
      `한빛${row}${isDental ? '치과의원' : `${departments[row % 5]}의원`}`,
      isDental ? '51' : '31',
      isDental ? '치과의원' : '의원',
      '서울',
      neighbourhoods[row % 7] ?? '',
      `서울특별시 ${district} 한빛로 ${row % 900}, ${row % 9}층 (${neighbourhoods[row % 7]}, 한빛빌딩)`,
      `${phoneStart}-555-${String(row % 10_000).padStart(4, '0')}`,
      row % 3 === 0 ? `www.hanbit${row}.example` : '',
      String((row % 7) + 1),
      (126.9 + (row % 1_000) / 5_000).toFixed(7),
      (37.45 + (row % 777) / 5_000).toFixed(7),
    ])
  }
}

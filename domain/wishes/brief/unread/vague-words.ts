import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import type { Range } from '#domain/wishes/brief/collected-chips.ts'
import { overlaps, patternOf } from '#domain/wishes/brief/mentions.ts'
import { polarityOf } from '#domain/wishes/brief/polarity.ts'

/**
 * What somebody wishes to do, of which the planner knows only the interest or a kind of sights: no night in a temple
 * is planned because temples are liked, and no calligraphy because of culture.
 */
const vague = patternOf(
  '(?:(?:an? |one |1[- ])?nights?[- ](?:in a |of )?)?temple ?stays?(?: for (?:an? |one |\\d )nights?)?|calligraphy|tea ceremon(?:y|ies)|cooking (?:class(?:es)?|lessons?|course)|(?:tangerine|mandarin|orange|strawberry|apple|fruit)[- ]?picking|bird-?watching|stargazing|camping|mugwort (?:steam|bath|sauna)s?|personal colou?r|body scrubs?|(?:dance|pottery|painting|language|make-?up) (?:class(?:es)?|lessons?|workshops?)',
  '(?:\\d박 ?)?템플 ?스테이(?: ?\\d박)?|서예|요리 ?(?:수업|교실|클래스)|김치 ?(?:만들기|담그기)|(?:감?귤|딸기|과일|사과) ?(?:따기|체험)|물놀이|캠핑|좌훈|쑥찜|쑥뜸|퍼스널 ?컬러|세신|때밀이|도자기 ?(?:체험|만들기|공방)|국악|판소리|(?:\\d泊の?)?テンプルステイ(?:\\d泊)?|書道|料理教室|キムチ作り|(?:みかん|いちご|イチゴ|りんご|フルーツ)狩り|キャンプ|よもぎ蒸し|パーソナルカラー|垢すり|あかすり|アカスリ|陶芸(?:体験|教室)|寺院(?:住宿|寄宿|體驗|体验)(?:[一两兩\\d]晚)?|[书書]法|料理[课課]|[采摘採](?:橘子?|草莓|水果|柑橘?)|[观觀][鸟鳥]|露[营營]|玩水|[戏戲]水|[个個]人色彩|搓澡|陶[艺藝](?:体验|體驗|课|課)',
)

/** Wishes whose words an interest covers, and that nothing planned answers. */
export function findVague(text: BriefText, places: readonly Range[]): Range[] {
  return Array.from(text.plain.matchAll(vague), ({ 0: words, index }) => ({ from: index, to: index + words.length }))
    .filter((one) => !overlaps(one, places))
    .filter(({ from, to }) => polarityOf(text, from, to) === 'wanted')
}

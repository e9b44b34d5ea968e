import { dailyBudget } from '#domain/trips/answers/trips.ts'
import { readBudgetText } from '#domain/wishes/budget-text.ts'
import { budgetTokenAt, type BudgetToken } from '#domain/wishes/budget-words.ts'
import type { BriefText } from './brief-text.ts'
import { findMentions, type Mention, patternOf, type Vocabulary } from './mentions.ts'

/** A budget as `totalBudget` or `dailyBudgetRange` hold it. */
export type MoneyMention =
  | (Mention<string> & { field: 'totalBudget' })
  | (Mention<number> & { field: 'dailyBudgetRange' })

const cue = patternOf(
  'budget(?: is| of|:)?|spend(?:ing)?|afford|money|costs?',
  '예산|경비|予算|費用|预算|預算|[费費]用|经费|經費',
)

// The top of the slider means "and above".
const withoutLimit: Vocabulary<number> = [
  [
    dailyBudget.max,
    "(?<!\\b(?:if|wish|were) )(?:no|without(?: any| a)?) (?:budget|spending|money) (?:limits?|caps?|ceiling)|(?:unlimited|open) budget|budget (?:is )?(?:unlimited|open|no (?:issue|object|problem|limit))|(?<!\\b(?:if|wish) )(?:money|budget|cost|price)(?: is|'s)(?: really)? (?:not(?: really)? an? (?:issue|problem|object|concern)|no (?:issue|object|problem|concern))|(?:money|budget|price) (?:doesn't|does not|don't) matter|don't (?:mind|care about) (?:the )?(?:costs?|prices?|money)|cost no object",
    '(?:예산|돈|비용|가격|경비)(?:은|는|이|가|에|도)? ?(?:전혀 |별로 )?(?:무제한|상관 ?없|제한 ?없|제한은? 없|신경 ?(?:안 ?쓰|쓰지 ?않)|구애 ?(?:안|받지 ?않)|걱정 ?없)[가-힣]*|(?:予算|お金|費用|値段)(?:は|に|の|も|を)?(?:特に|あまり)?(?:気にし(?:ない|ません|なくて)|問(?:いません|わない)|無制限|(?:制限|上限)(?:は)?(?:なし|ない|ありません)|糸目)|(?:[预預]算|[钱錢]|[费費]用|[价價]格)(?:上)?(?:不限|不是[问問][题題]|[无無]上限|[没沒]有上限|[随隨]意|[无無]所[谓謂]|[没沒][问問][题題]|不在乎|充足)|不差[钱錢]|不在乎(?:[钱錢]|[价價]格|花多少)',
  ],
]

/** The amounts of money of a brief. The words around an amount are read by the rules of the budget text. */
export function readMoneyMentions(text: BriefText): MoneyMention[] {
  const found: MoneyMention[] = []
  for (const run of findRuns(text.plain)) {
    const words = text.plain.slice(run.from, run.to)
    if (isOtherPrice(text.plain, run)) continue
    const reading = readBudgetText(words)
    if (reading.kind === 'open') {
      continue
    }
    if (reading.kind !== 'won' && reading.kind !== 'foreign') continue
    const won = reading.kind === 'won' ? reading.to : null
    const isDaily = reading.per === 'day' && won !== null && reading.people === 1
    if (isDaily && won >= dailyBudget.min && won <= dailyBudget.max) {
      const value = Math.floor(won / dailyBudget.step) * dailyBudget.step
      found.push({ field: 'dailyBudgetRange', value, from: run.from, to: run.to })
    } else found.push({ field: 'totalBudget', value: words.trim(), from: run.from, to: run.to })
  }
  // An amount says more.
  if (found.length === 0)
    found.push(
      ...findMentions(text, withoutLimit)
        .slice(0, 1)
        .map((mention) => ({ ...mention, field: 'dailyBudgetRange' as const })),
    )
  // Of two budgets of one kind nobody knows which counts.
  return found.filter(({ field }) => found.filter((one) => one.field === field).length === 1)
}

type Run = { from: number; to: number }

const otherThings =
  /\b(?:flights?|air ?fares?|plane|tickets?|hotels?|rooms?|hostels?|guest ?houses?|air ?bnbs?)\b|\b(?:a|per) night\b|항공|비행기|티켓|숙소|호텔|1박|航空券|飛行機|ホテル|1泊|宿泊|[机機]票|酒店|住宿|房[费費]|[一每]晚/u
const ofBudgets =
  /budget|excl|without|not (?:counting|including)|besides|apart from|includ|everything|예산|빼고|제외|별도|포함|予算|別|除|抜き|込|预算|預算|不含|不包|含/u

/** What a flight or a night costs is no budget, unless the words set it apart from one. */
function isOtherPrice(plain: string, { from, to }: Run): boolean {
  // "My flight (700 dollars)"
  const head = /[^.;!?。,\n()]{0,40}[(（]?$/u.exec(plain.slice(0, from))?.[0] ?? ''
  const tail = /^[^.;!?。,\n()]{0,25}/u.exec(plain.slice(to))?.[0] ?? ''
  // "Is 5,000 yen a day enough?", 6万円あれば足りるかな
  if (
    /^[^.,;。、!\n가-힣]{0,20}(?:\?|かな|でしょうか|ますか|(?:될|충분할|괜찮을)까요|되나요|[吗嗎](?:\?|$))/u.test(
      plain.slice(to),
    )
  )
    return true
  // What somebody earns, or spent before
  if (
    /\b(?:earn(?:s|ing)?|salary(?: is| of)?|make|income(?: is| of)?|spent|paid|won)(?: about| around| over)? $|(?:월급|연봉|수입)[은는이가]? ?$|(?:給料|年収|月収|収入)[はが]?$|(?:月薪|工[资資]|年薪|收入)[是有]?$|(?:花了|用了|付了)[大约約]{0,2}$/u.test(
      plain.slice(Math.max(0, from - 24), from),
    ) ||
    /^\s?(?:썼|쓰고 ?왔|を?使いました|を?使った)/u.test(plain.slice(to))
  )
    return true
  // "예산은 상관없는데 1박 30만원", "100k won a night"
  if (
    /(?:1박(?:에|당)?|[1一]泊(?:は|で|が)?|[一每]晚(?:上)?) ?$/u.test(plain.slice(0, from)) ||
    /^ ?(?:(?:a|per|each) night\b|\/ ?night\b)/u.test(plain.slice(to))
  )
    return true
  // 게스트하우스 2만원: what a bed costs
  const isOfDay = /1日|하루|每天|一天|(?:per|a|each|\/) ?day|daily/u.test(plain.slice(from, to))
  if (
    !isOfDay &&
    /(?:게스트 ?하우스|호스텔|민박|도미토리|에어비앤비|ゲストハウス|民宿|青旅)\s*$/u.test(plain.slice(0, from))
  )
    return true
  // "Flights were $900, so the rest should stay under ...": the amount is another one.
  const near = head.split(/\b(?:so|and|but|the rest)\b/u).at(-1) ?? ''
  const clause = `${near}${plain.slice(from, to)}${tail}`
  return otherThings.test(clause) && !ofBudgets.test(`${clause}${/^\s*\([^)]{0,20}/u.exec(plain.slice(to))?.[0] ?? ''}`)
}

/** Runs of words of a budget text around an amount with a currency, or after a word for money. */
function findRuns(plain: string): Run[] {
  const runs: Run[] = []
  let run: (Run & { tokens: BudgetToken[]; gap: number; hasCue?: boolean }) | null = null
  let at = 0
  const finish = () => {
    if (run && isMoney(run.tokens, plain.slice(Math.max(0, run.from - 16), run.from), run.hasCue))
      runs.push(trimRun(run, plain))
    run = null
  }
  while (at < plain.length) {
    const { token, length } = budgetTokenAt(plain, at)
    const inner = run && cueAt(plain, at)
    if (run && inner) {
      run.hasCue = true
      at += inner
      continue
    }
    if (token === null) {
      // The point of "2027. Budget" ends an amount, and that of "1.5" does not.
      const isInNumber = /\d$/u.test(plain.slice(0, at)) && /^.\d/u.test(plain.slice(at))
      if (/[.;!?]/u.test(plain.slice(at, at + length)) && !isInNumber) finish()
      else if (/[,]/u.test(plain.slice(at, at + length)) && run?.tokens.some(({ kind }) => kind === 'amount')) finish()
    } else if (token.kind === 'word' || token.kind === 'open') finish()
    else if (token.kind === 'ignored' && !isTotal(plain.slice(at, at + length))) finish()
    else {
      run ??= { from: at, to: at, tokens: [], gap: 0 }
      run.tokens.push(token)
      run.to = at + length
    }
    at += length
  }
  finish()
  return runs
}

/** The length of a word for money inside an amount, such as 하루 예산 10만원. */
function cueAt(plain: string, at: number): number {
  return (
    /^(?:budget(?: of| is)?|예산은?|경비는?|の?予算は?|的?预算|的?預算)/u.exec(plain.slice(at, at + 12))?.[0].length ??
    0
  )
}

/** Words for a whole, such as "in total" and 총, belong to an amount; lengths of a trip do not. */
function isTotal(words: string): boolean {
  return /total|합|전체|총|合計|総額|全部|总共|總共|一共|共/u.test(words)
}

function isMoney(tokens: readonly BudgetToken[], head: string, isCued = false): boolean {
  const amounts = tokens.flatMap((token) => (token.kind === 'amount' ? [token.numeral] : []))
  // 대릉원 정도만 is a place: 만 alone is no amount.
  if (amounts.every(({ length }) => length === 1)) return false
  if (tokens.some(({ kind }) => kind === 'currency')) return true
  const isLarge = amounts.some(({ value }) => value >= dailyBudget.min)
  const hasCue = isCued || [...head.matchAll(cue)].length > 0
  // 순천만 is a bay.
  const isInWord = /[가-힣]$/u.test(head)
  return (
    (hasCue && isLarge) ||
    (!isInWord && amounts.some(({ script, value }) => script === 'hangul' && value >= dailyBudget.min))
  )
}

/** Without words at the ends that belong to what comes before or after, such as "and" and "from". */
function trimRun({ from, to }: Run, plain: string): Run {
  const words = plain.slice(from, to)
  const head = /^(?:\s*\b(?:and|to|from|about|or)\b)*\s*/u.exec(words)?.[0].length ?? 0
  const keepsAbout = /^\s*about/u.test(words) ? 0 : head
  const tail = /\s*(?:\b(?:and|to|from)\b|[-~])*\s*$/u.exec(words)?.[0].length ?? 0
  return { from: from + keepsAbout, to: to - tail }
}

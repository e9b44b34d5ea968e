import { readRegion } from '#domain/wishes/region-names.ts'

type Range = { from: number; to: number }

const before =
  /\b(?:my name is|named|called|(?:we |i |who )?live[sd]? (?:just )?(?:in|near|outside)|living in|based in|(?:works?|working|stud(?:ies|ying)|teach(?:es|ing)|stationed|posted) (?:in|at|near)|(?:i'?m|we'?re|i am|we are|they'?re|s?he'?s|originally|comes?|hails?) from|(?:born|grew up|raised|married|engaged) in|mov(?:ed|ing) (?:here |away |back )?(?:from|out of)|(?:far|away|hours?|minutes) from|flying (?:home |back |out )?from|fl(?:y|ies|ights?) (?:home |back |out )?(?:of|from)|(?:ktx|train|bus|driv(?:e|ing)|travel(?:l?ing)?) (?:down |up |over )?from|out of|depart(?:ing|s|ure)? (?:from )?|leav(?:e|ing) from|(?:coming|arriving|start(?:s|ing)?|beginning) from|(?:home|back) from|expats? in|(?:visit(?:ing)?|see(?:ing)?|stay(?:ing)? with) (?:my |our |his |her |the )?(?:grand[a-z]+|granny|nana|parents|in-laws|family|relatives|friends?|mum|mom|dad|sister|brother|aunt|uncle|cousins?) (?:who lives? )?in|(?:conference|congress|fair|expo|exhibition|meetings?|appointment|wedding|workshop) (?:is )?(?:(?:[^.;!?,]|,,){0,24} )?(?:in|at)) (?:the )?$|\bhow (?:far|long)(?: (?:is|does|to|from|it|take|get|the|train|bus|ride))* (?:the )?$|\b(?:friend|guide|colleague|son|daughter|wife|husband) $|(?:人在|家住|定居|[从從]|(?:^|[。,，!！?？\n])我(?:[们們])?(?:[现現]在|目前|平[时時])?住在)$/u
const after =
  /^(?: ?(?:での?|에서)? ?(?:乗り?継ぎ|トランジット|경유|환승|[转轉][机機]|layover|stopover|transit))|^(?: ?사람(?:이|입|인)| ?출신| ?토박이)|^(?:에|에서)? ?(?:살아|살고|사는|사시는|거주|출발해|(?<=에서) ?(?:일하|일해|근무|직장)|(?<=에서) ?(?:출발|올라[가와오]|내려[가와오]|넘어[가와오]))|^ ?(?:처가|시댁|친정|본가)에|^の実家|^的?(?:娘家|婆家)|^(?:まで)(?:は)?(?:何時間|どれ|いくら)|^ ?출발(?=[,.。]|$)|^ ?gimpo ?(?:-|–|to )|^(?:역)?(?:에서)? ?(?:\d{1,2}시 ?)?출발|^에서 ?(?:ktx|srt|기차|버스|비행기|차)(?:를|로)? ?(?:타고 ?)?(?:가|출발|내려|\S{2,6} ?도착)|^(?:으?로)? ?(?:올라|돌아)(?:갈|가|옵|올|와)|^까지(?:는)? ?(?:얼마|몇 ?시간)|^(?:在住|住みの|で(?:働|勤務)|工作|上班|に住んで|発(?=[、。\s]|の便|で)|行きの(?:飛行機|便|航空券)|から(?:出発|来ました|行きます|直接|直行|入[っり]|飛))|^(?:出[发發](?=[,，。去到飞飛])|人(?=[,，。]))/u
const airports = /^(?:incheon|gimpo|인천|김포|仁川|金浦)$/u
const landing =
  /\b(?:land(?:ing)?|arriv(?:e|ing)|touch(?:ing)? down|get in|fly(?:ing)?) (?:in|at|into|to|via) (?:the )?$/u
const landed =
  /^에서 ?(?:만나|합류|집합)|^ (?:in|out)(?=[,.)]| at\b| \d|$)|^(?:으로|에|로)? ?(?:도착|입국|출국|출발|들어[가와]|귀국)|^(?:に|で|を)?(?:待ち合わせ|合流|集合|着|発|到着|出発|入り|入国|イン|アウト|経由)|^(?:[进進出]|落地|入境|到|起[飞飛]|抵)|^[^,.。、，]{0,10}[시時点點][^,.。、，]{0,3}(?:도착|착륙|출국|到着|着|抵[达達]|落地|起[飞飛])/u

const rides = '(?:ktx|srt|itx|기차|열차|(?:고속|시외|직행) ?버스|버스|자가용|차|비행기)'
const startBefore =
  /\b(?:start(?:ing|s)?|begin(?:ning|s)?|set(?:ting)? (?:off|out)|head(?:ing)? out|travel(?:l?ing)? down|com(?:e|ing)) from (?:the )?$/u
const startAfter = new RegExp(
  `^(?:역)?(?:에서|서) ?(?:(?:아침|오전|오후|저녁)에? ?)?${rides}(?:를|을|로|으로)? ?(?:타|가|갑|갈|내려|몰|운전|이용|출발)|^(?:駅)?から(?:の)?(?:ktx|srt|新幹線|特急|列車|電車|(?:高速)?バス|車|飛行機)|^站?出[发發](?![点點])|^站?(?:坐|乘|搭)(?:[高火动動]|ktx|srt|大巴|巴士|飞|飛)`,
  'u',
)
const returnBefore =
  /\b(?:(?:go|going|get|getting|come|coming|travel|head|heading|train|bus|ktx|drive)? ?(?:back|home)|return(?:ing|s)?) to (?:the )?$|(?:再|最[后後])?(?:返)?回(?:到)?$/u
const returnAfter =
  /^(?:에|으?로) ?(?:돌아|복귀|귀가)|^(?:으?로)? ?(?:올라|내려)(?:와|오|옵|올)|^(?:へ|に)(?:は)?(?:帰|戻)/u
// "Back to Seoul for two nights" is a stay.
const staysThere =
  /^ ?(?:for\b|\(|,? ?(?:\d|one|two|three|four|five|another) (?:more )?(?:nights?|days?)|(?:and|to) (?:see|do|visit|stay|shop|spend|eat|explore)|where\b|again\b)|^[^。、,.]{0,12}(?:\d|[一二三四五两兩])\s*(?:泊|박|晚|夜)|^[^。、,.]{0,6}(?:묵|쇼핑|구경|관광|観光|買い物|泊|[玩逛住游遊])/u

const trainBefore = /\b(?:arriv\w+|gets? in|leav\w+|depart\w+)(?: (?:at|in|into|from|to))? (?:the )?$/u

/** "Starting from Daegu", 용산에서 KTX 타고, 从釜山坐高铁 */
function isStart(head: string, tail: string): boolean {
  return startBefore.test(head) || startAfter.test(tail)
}

/** "Back to Daegu in the evening", 서울로 돌아와요, without a night there. */
function isReturn(head: string, tail: string): boolean {
  return (returnBefore.test(head) || returnAfter.test(tail)) && !staysThere.test(tail)
}

/** Whether somebody lives at a place, starts from it or attends something there: "we live in Daegu". */
export function isNoDestination(plain: string, { from, to }: Range): boolean {
  const [head, tail] = [plain.slice(Math.max(0, from - 40), from), plain.slice(to, to + 16)]
  // "Not a fan of Myeongdong crowds" refuses no place.
  if (/^ (?:crowds|queues|traffic|prices|hills|heat)\b/u.test(tail)) return true
  // 15일에 서울 올라가서 19일에 내려와요
  if (/\d일에 ?$/u.test(head) && /^(?:에|으?로)? ?올라가(?:서|고)/u.test(tail)) return false
  if (before.test(head) || after.test(tail)) return true
  if (isLeftFor(tail)) return true
  if (isStart(head, plain.slice(to, to + 32)) || isReturn(head, plain.slice(to, to + 40))) return true
  // "From Daejeon by bus", and not "from Busan to Gyeongju by bus"
  if (/\bfrom (?:the )?$/u.test(head) && /^ by (?:bus|train|ktx|srt|car|plane)\b(?! to\b)/u.test(tail)) return true
  // 我住首尔, and not 我住首尔的酒店
  if (/(?:^|[。,，!?\n])我[们們]?住$/u.test(head) && /^(?:[,，。]|$)/u.test(tail)) return true
  // "아산? 이천?", "Busan? Jeju?": which one is not decided.
  if (/^ ?\?/u.test(tail) && /\p{L} ?\?\s*\p{L}{2,12} ?\?/u.test(plain.slice(Math.max(0, from - 16), to + 16)))
    return true
  if (plain.slice(from, to).endsWith(' station') && trainBefore.test(head)) return true
  // Incheon and Gimpo are also the airports of Seoul.
  return (
    airports.test(plain.slice(from, to)) &&
    (landing.test(head) ||
      /(?:[飞飛]|(?:抵[达達]|降落)(?:在)?|[\d点點分半日号號]\s?(?:到[达達]?|[从從]))$/u.test(head) ||
      landed.test(tail))
  )
}

/** 서울에서 부산 여행, and not 서울에서 맛집 여행 */
function isLeftFor(tail: string): boolean {
  const other = /^에서 ?([가-힣]{2,5}?)(?:으?로|까지|에)? ?(?:여행|놀러|나들이|당일치기|\d박)/u.exec(tail)?.[1]
  return other !== undefined && readRegion(other) !== null
}

const workBefore =
  /\b(?:meetings?|conference|office|work(?:ing)?|training|seminar)\b(?:[^.;!?,]|,,){0,32}\b(?:in|at|near) (?:the )?$/u
const workAfter =
  /^에서 ?(?:매일 ?)?[,\s]*(?:까지 ?)?(?:회의|미팅|근무|출근|학회)|^での?(?:毎日)?[,\s]*(?:まで)?(?:会議|打ち合わせ|仕事|研修)|^[,\s]*(?:[开開][会會]|上班)/u

/** Whether somebody works or has meetings in a quarter: "meetings in Yeouido", 여의도에서 회의. */
export function isWorkQuarter(plain: string, { from, nameEnd }: { from: number; nameEnd: number }): boolean {
  return workBefore.test(plain.slice(Math.max(0, from - 64), from)) || workAfter.test(plain.slice(nameEnd))
}

import type { Meal } from '#domain/trips/plan/plans.ts'
import { concepts } from '#domain/wishes/brief/concepts.ts'
import type { Vocabulary } from '#domain/wishes/brief/mentions.ts'
import type { Setting } from './talk-asks.ts'

/** What a part of a sentence asks for. `fewer`: fewer stops, a slower day, an earlier end. */
export type TalkAction =
  | 'remove'
  | 'replace'
  | 'add'
  | 'move'
  | 'lock'
  | 'unlock'
  | 'longer'
  | 'shorter'
  | 'later'
  | 'earlier'
  | 'walking'
  | 'fewer'
  | 'busier'
  | 'cheaper'
  | 'dearer'

/** East Asian times first, because the bare number of an English one would match them in part. */
export const clockPattern =
  "(?:(?:오전|오후|午前|午後|上午|下午|早上) ?)?(?:\\d{1,2}|[一二三四五六七八九十]{1,2})(?:시(?: ?\\d{1,2}분| ?반)?|時(?:\\d{1,2}分|半)?|[点點](?:\\d{1,2}分?|半)?)|\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|o'clock)?|noon"
const amount = '(?:a (?:bit|little) |much |somewhat |an hour |half an hour |\\d+ (?:minutes|hours?) |1 hour )?'

/** The words of each action. A longer match wins, so that "keep walking to a minimum" keeps nothing. */
export const actionWords: Vocabulary<TalkAction> = [
  [
    'remove',
    'remov(?:e|ing)|delete|drop|take out|take(?= (?:\\S+ ){1,5}(?:out|off)\\b)|cut(?! down| the walk)|skip|leave out|cancel|get rid of|scrap|omit|ditch|cross out|(?<!\\b(?:we|i|you|they|he|she) )can go(?=[.,;!?]|$)',
    '빼(?=고|지|도|줘|줄| ?주|요|자|[ ,.]|$)|뺄|삭제|제거|없애|취소|지워|外し|外す|外さ(?=な)|はずし|削除|消し|抜い|やめ(?:て|たい|よう|る)|取り消|[删刪][掉除去]?|(?:不要|[别別])安排(?=\\p{Script=Han}{2})(?!得|太|那|[这這]|活[动動]|行程)|去掉|取消|移除|拿掉|去除|砍掉|跳[过過]',
  ],
  [
    'replace',
    'swap(?:ping)?|replace|exchange|substitute|switch|trade|chang(?:e|ing)|instead of|in place of',
    '대신|바꿔|바꾸|교체|바꿀|변경|の?代わり|かわりに|変え|替え|換え|変更|交換|差し替え|替[换換]|代替|取代|改成|改[为為]|[换換](?![乘车車酒到])(?:成|掉|[个個]|一|[为為])?',
  ],
  [
    'add',
    'add(?:ing)?|include|insert|put in|fit in|squeeze in|throw in|put(?= .{3,40} (?:on|in|into) )',
    '추가|넣어|넣고|넣자|포함|追加|入れて|入れたい|加えて|足して|組み込|添加|加(?:上|入|[进進]|[个個]|一|到)?(?![晚天])|增加|安排上|放[进進]',
  ],
  [
    'move',
    'mov(?:e|ing)|push|postpone|bring forward|reschedule|shift',
    '옮겨|옮기|이동|미뤄|미루|앞당|移し|移動|ずらし|動かし|移到|移[动動]|挪|改到|放到|[换換]到|[调調](?:整)?到|提前到|推[迟遲]到|延到',
  ],
  [
    'lock',
    "lock|pin|keep|must stay|(?:don't|do not) (?:touch|change)|hands off|leave(?= .{2,40} (?:as (?:it )?is|alone))|(?<=leave .{2,40} )(?:as (?:it )?is|alone)",
    '고정|잠가|잠그|그대로|유지|固定|そのまま|このまま|残し|不要[动動碰改]|[别別][动動碰改]|留[着著]|[锁鎖]定|保留',
  ],
  ['unlock', 'unlock|unpin', '고정 ?해제|잠금 ?해제|固定を?解除|解[锁鎖]'],
  [
    'longer',
    'more time|longer|(?:stay|spend|give us|give it|allow|want|need)(?= (?:for )?(?:\\d|an hour|two|three|half))',
    '더 ?오래|오래 ?(?=있|머물|보내|놀)|더 ?길게|시간(?:을)? ?(?:더|늘)|もっと長く|長く|長め|もっと時間|\\d ?시간(?:은|쯤|정도)? ?(?:있|보내|머물|원)|\\d時間(?:くらい|ぐらい|ほど|は)?(?:ほしい|欲しい|いたい|過ごし)|(?:待|留|玩)(?=[\\d一二两兩三半](?:[个個])?小[时時])|多待|待久|久一?[点點]|多[花留](?:一?[点點些])?[时時][间間]',
  ],
  [
    'shorter',
    'less time|shorter(?! walk)|quicker|(?:an|one|two|half an|\\d+) (?:hours?|minutes) (?:there )?(?:is|are|will be|would be) (?:enough|plenty)',
    '(?:\\d|한|두|세) ?시간(?:이)?면 ?(?:충분|[돼되됩])\\p{L}*|(?:\\d{1,2}|[一二三])(?:時間|分)(?:で|も?あれば)(?:十分|足り)\\p{L}*|(?:\\d{1,2}|[一二两兩三半])(?:[个個])?(?:小[时時]|[钟鐘][头頭]|分[钟鐘])就?[够夠]了?|짧게|시간(?:을|은)? ?(?:좀 |조금 )?(?:줄[여이일]|단축)\\S*|덜 ?오래|短く|短め|少待|短一?[点點]',
  ],
  [
    'later',
    `(?:start|begin|leave|get up|wake up|set off|go out)(?:ing)?(?: the day| the hotel| out)? (?:${amount}later|(?:at|from|around|after|only at) (?:${clockPattern}))|(?:a )?(?:${amount})?later start|sleep(?:ing)? (?:in|longer)|lie[- ]in|not (?:start(?:ing)? )?(?:so|too|before) (?:early|${clockPattern})|(?:start|begin) (?:so|too) early|don'?t (?:want to )?(?:start|begin|leave|get up) (?:so early|too early|early|before (?:${clockPattern}))|no early (?:start|morning)s?`,
    `(?:느긋하게|여유롭게|천천히|여유 ?있게) ?(?:시작|출발|나가)[^\\s.,!?]*|(?:ゆっくり|のんびり)(?:始め|出発|スタート)|慢慢(?:出[发發门門]|[开開]始)|(?:${clockPattern}) ?(?:이전|전)에(?:는|ㄴ)? ?(?:시작|출발|나가)(?:하)?지 ?(?:마|말|않)[^\\s.,!?]*|(?:${clockPattern})(?:より)?前に?は?(?:始め|出発し|出かけ)ないで|(?:${clockPattern})(?:以前|之前|前)(?:不要|[别別]|不)(?:出[发發门門]|[开開]始)|(?:더 |조금 |좀 |\\d+(?:시간|분) ?)*늦게 ?(?:시작|출발|일어나|나가)[^\\s.,!?]*|늦잠(?: ?자[^\\s.,!?]*)?|(?:${clockPattern})(?:에|부터|이후에?|쯤)? ?(?:시작|출발|나가)[^\\s.,!?]*|(?:もっと|もう少し|少し|ちょっと|\\d+時間)?(?:遅く|遅めに?)(?:始め|出発|スタート|起き)|朝寝坊|朝(?:は|を)?ゆっくり(?:し)?|(?:${clockPattern})(?:から|に|の)?(?:始め|出発|スタート)|(?:始まり|開始|出発|スタート)を?(?:\\d+時間|もう少し|少し|もっと)?(?:遅く|遅らせ)|[晚迟遲](?:一?[点點]|些|\\d+(?:个|個)?小[时時]|一[个個]小[时時])?(?:儿|再)?(?:出[发發]|起床|[开開]始|出[门門])|睡(?:[个個])?[懒懶][觉覺]|睡到自然醒|(?:${clockPattern})(?:再|才)?(?:出[发發]|[开開]始|出[门門])|不(?:要|想)(?:太|那么|那麼|[这這]么)早(?:起床?|出[发發]|[开開]始)?`,
  ],
  [
    'earlier',
    `(?:start|begin|leave|get up|set off)(?:ing)?(?: the day| the hotel)? ${amount}earlier|earlier start`,
    '(?:더 |좀 |조금 )?일찍 ?(?:시작|출발|일어나|나가)[^\\s.,!?]*|(?:もっと|もう少し)?早く(?:始め|出発|スタート|起き)|早(?:一?[点點]|些)?(?:出[发發]|起床|[开開]始)',
  ],
  [
    'walking',
    "less walking|walk(?:ing)? less|fewer steps|(?:not |without )?(?:so|too|as|that) much walking|cut (?:down )?(?:on )?(?:the )?walking|reduc(?:e|ing) (?:the )?walk(?:s|ing)|shorter walks?|(?:don'?t|do not) want to walk (?:so|too|that) (?:much|far)|(?:keep )?walking to a minimum|minimi[sz]e (?:the )?walking|no long walks|walk(?:ing)? (?:so|too) (?:much|far)",
    '덜 ?걷[^\\s.,!?]*|많이 ?(?:안 ?|못 ?)걸?[었으걷][^\\s.,!?]*|(?:걷는|걸어 ?다니는|도보)[^,.]{0,10}(?:줄|적|싫|힘들|너무 ?많)[^\\s.,!?]*|(?:너무 |많이 )+걷[^,.]{0,8}(?:싫|힘들|않|말)[^\\s.,!?]*|걷기(?:를)? ?(?:줄|적)[^\\s.,!?]*|歩(?:く|き)[^、。]{0,10}(?:減ら|少な|短く|控え|多すぎ)(?:く|して|い)?|あまり歩(?:か|き)(?:ない|たくない)?|徒歩を?(?:減ら|少な)(?:して|く)?|歩きたくな[いく]|少走(?:一?[点點些])?路?|走(?:路|的路)?(?:太多|少(?:一?[点點]|些))|[减減]少(?:步行|走路)|不(?:想|要)走(?:太多|那么多|那麼多|[这這]么多|這麼多)(?:的)?路?|[别別]走(?:太多|那么多|那麼多)(?:路)?|步行少',
  ],
  [
    'fewer',
    `(?<!(?:somewhere|something|anywhere|places?|spots?) )(?:make it |go |a (?:bit|little) |much )*(?:slow(?:er|ly)?(?: down)?|more relax(?:ed|ing)|relax(?:ed|ing)?|less (?:packed|busy|rushed|hectic|full|stressful)|too (?:packed|busy|full|rushed|hectic|many (?:stops|places|things))|not (?:so|too) (?:packed|busy|full|rushed|hectic)|(?:fewer|less) (?:stops|things|places|sights|activities)|easier|lighter|calmer|quieter|take it easy)(?: pace| days?| schedule| itinerary)?|(?:end|finish)(?:ing)?(?: the day)? ${amount}earlier|(?:be )?back (?:at the hotel )?earlier|early night`,
    '천천히|널널\\p{L}*|느슨하\\p{L}*|가볍게|여유 ?(?:롭게|있게)|느긋하게|덜 ?(?:빡빡|바쁘)[^\\s.,!?]*|너무 ?(?:빡빡|빡세|빡셔|바빠|바쁘|많|힘들|피곤)[^\\s.,!?]*|(?:일찍|빨리) ?(?:끝|마치|들어)[^\\s.,!?]*|(?:일정|코스)(?:을|를|이)?(?: 좀)? ?(?:줄|느슨|빡빡)[^\\s.,!?]*|ゆっくり|ゆったり|のんびり|詰め込みすぎ|(?:予定|場所|観光)を?減ら(?:して)?|忙しすぎ|(?:もっと|もう少し|少し)?楽に|早(?:く|めに)(?:終|帰|切り上げ)\\p{L}{0,3}|余裕(?:を|の|が)?|慢(?:一?[点點]|些)|[轻輕][松鬆](?:一?[点點]|些)?|太[赶趕累满滿]|[别別](?:那么|那麼|太)[赶趕累满滿]|(?:不要|[别別])(?:安)?排(?:得)?(?:[这這那][么麼]|太)(?:多|[满滿])|少(?:安排)?(?:[几幾]|一)[个個](?:景[点點]|地方)?|早(?:一?[点點])(?:[结結]束|回)\\p{L}{0,2}',
  ],
  [
    'busier',
    '(?:much |a (?:bit|little) )?(?:busier|fuller|more packed|faster)(?: pace| days?)?|(?:see|do) more(?! of)|more (?:stops|sights|things to do)|too (?:slow|empty|little)',
    '더 ?(?:알차게|빡빡하게|빡빡|많이 ?보)[^\\s.,!?]*|もっと(?:たくさん|多く)(?:見|回)\\p{L}{0,3}|ぎっしり|多安排(?:一?[点點些])?(?:景[点點])?|(?:更|再)?(?:[紧緊][凑湊]|充[实實])(?:一?[点點])?',
  ],
  [
    'cheaper',
    '(?:make it )?(?:a (?:bit|little) |much )?(?:cheaper|less expensive)|lower (?:the |our )?budget|spend less|save (?:some )?money|reduce (?:the )?(?:costs?|budget)|(?:too|so) expensive|cost less|smaller budget',
    '(?:더 |좀 )*(?:싸게|저렴하게|저렴)|(?:예산|비용|돈)(?:을|이)? ?(?:좀 |조금 )?(?:줄|아끼|적게|낮)[^\\s.,!?]*|너무 ?비싸[^\\s.,!?]*|(?:もっと|もう少し|少し)?安く|(?:予算|費用)を?(?:減ら|抑え|下げ)(?:て|して|たい)?|節約|高すぎ|便宜(?:一?[点點]|些)?|省(?:一?[点點])?[钱錢](?:一?[点點]|些)?|(?:[预預]算|花[费費])(?:降低|[减減]少|少一?[点點]|低一?[点點])|[降减減](?:低|少)(?:[预預]算|[费費]用|花[费費])|太[贵貴]|少花(?:一?[点點])?[钱錢]',
  ],
  [
    'dearer',
    'more (?:budget|expensive|luxurious|upscale)|(?:higher|bigger) budget|raise (?:the |our )?budget|spend more|fancier',
    '예산(?:을)? ?(?:늘|올|높)[^\\s.,!?]*|더 ?(?:고급|비싸)[^\\s.,!?]*|予算を?(?:増や|上げ)(?:て|して)?|もっと(?:豪華|高級)(?:に|な)?|[预預]算(?:提高|增加|高一?[点點])|(?:提高|增加)[预預]算|(?:更)?豪[华華](?:一?[点點])?',
  ],
]

/** Kinds of places as `step2.avoid` names them, by what travellers call them. */
export const kindWords: Vocabulary<string> = [
  ...concepts.flatMap(([{ avoid }, english, eastern]) =>
    avoid !== null && /^(?:museums|temples|palaces|hanok|hiking|beaches|shopping|nightlife|sauna|markets)$/u.test(avoid)
      ? [[avoid, english, eastern] as const]
      : [],
  ),
  ['parks', '(?:city )?parks?|gardens?', '공원|정원|公園|公园|庭園|花[园園]'],
  ['cafes', 'caf[eé]s?|coffee (?:shops?|break)', '카페|カフェ|喫茶店|咖啡(?:[馆館廳厅店])?'],
  ['restaurants', 'restaurants?', '식당|맛집|レストラン|食堂|餐[厅廳]|[饭飯][馆館]'],
]

export const mealWords: Vocabulary<Meal> = [
  ['breakfast', 'breakfasts?', '아침 ?(?:식사|밥)|조식|朝食|朝ごはん|早餐|早[饭飯]'],
  ['lunch', 'lunch(?:es)?', '점심(?: ?식사|밥)?|昼食|ランチ|昼ごはん|お昼|午餐|午[饭飯]|中餐'],
  ['dinner', 'dinners?|supper', '저녁(?: ?식사|밥)?|夕食|ディナー|晩ご?飯|夜ご?飯|夕飯|晚餐|晚[饭飯]'],
]

export const orderWords: Vocabulary<number | 'last'> = [
  [
    0,
    '(?:the )?first (?:stop|place|visit|sight)',
    '첫 ?(?:번째)? ?(?:장소|코스|일정|곳)|最初の(?:場所|予定|観光地)|第一(?:站|[个個](?:地方|景[点點]))',
  ],
  [
    'last',
    '(?:the )?last (?:stop|place|visit|sight)',
    '마지막 ?(?:장소|코스|일정|곳)|最後の(?:場所|予定|観光地)|最[后後]一(?:站|[个個](?:地方|景[点點]))',
  ],
]

export const settingWords: Vocabulary<Setting> = [
  [
    'outside',
    '(?:something |anything |somewhere )?(?:outside|outdoors?|in the (?:open|fresh) air|open[- ]air)(?: (?:place|activity|stop|one))?',
    '야외|실외|바깥|屋外|野外|外で|外の|[户戶]外|室外',
  ],
  [
    'inside',
    "(?:something |anything |somewhere )?(?:inside|indoors?|under a roof)(?: (?:place|activity|stop|one))?|(?:it(?:'s| is| will|'ll)? (?:going to )?)?rain(?:s|y|ing)?(?: day)?|bad weather",
    '실내|비(?:가)? ?(?:오|와|온|올)[^\\s.,!?]*|屋内|室内|室[內]|雨(?:天|の日|が降る?|なので|だから)?|下雨(?:天)?',
  ],
]

export const otherWords: Vocabulary<true> = [
  [
    true,
    '(?:something|anything|somewhere) (?:else|different)|another (?:one|place)|others?|alternatives?',
    '다른 ?(?:곳|데|것|걸|거|장소)[^\\s.,!?]*|別の(?:場所|所|ところ)?|ほかの?|他の|[别別]的(?:地方)?|其他(?:地方)?|另一?[个個]?',
  ],
]

/** Words for all stops of a kind. */
export const allWords = /(?<![a-z])(?:all|every|both)(?![a-z])|모든|모두|전부|(?<= )다 |全部|全て|すべて|所有|都/u
/** A negation directly before an English verb, or after one in the other languages. */
export const notBefore =
  /(?:\b(?:don'?t|do not|never|not|without|won'?t|please don'?t)\s+(?:want (?:to|you to)\s+|need to\s+|\w+\s+){0,1}|(?:不要|[别別]|不用|不))$/u
export const notAfter = /^\S{0,3}?(?:지 ?(?:마|말|않)|ないで|なくて(?:いい|も))/u

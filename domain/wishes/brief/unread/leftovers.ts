import { type BriefSpan, type BriefText, spanOf } from '#domain/wishes/brief/brief-text.ts'

type Range = { from: number; to: number }

// Words that carry no wish of their own, or only say how one is said.
const fillers = new Set(
  (
    'a an the and or but so also plus with without for from to of in on at by as is are am be was were will would can ' +
    "could should may might must shall do does did doing have has had having having i i'm i'd i've i'll me my mine we we're we'd we've " +
    "we'll us our you your it it's its this that these those there they them their he she his her him who which what where " +
    'when how if then than too very really quite just only both all any some every each more most less much many lot lots ' +
    'little bit please thanks thank hi hello hey dear want wants wanted wanna like likes love loves prefer need needs hope ' +
    'hoping wish looking look interested interest enjoy enjoys keen into visit visiting visited see seeing go going come ' +
    'coming travel travelling traveling traveller traveler trip trips tour vacation holiday holidays plan planning plans ' +
    'itinerary stay staying days day nights night week weeks weekend korea korean south city about around approximately ' +
    "total overall each per budget spend spending money maximum max least most up no not don't doesn't eat eats eating food " +
    'anything everything something nothing things thing place places spot spots time start starting end ending between ' +
    'until till arrive arriving arrival land landing leave leaving departure return flight flights airport fly flying ' +
    'mainly mostly especially maybe perhaps possibly ideally definitely absolutely make made get getting take taking give ' +
    'help us suggest recommend recommendation show let find one two three good great nice best fine ok okay well sure instead ' +
    'rather because since while during after before near long close area based base home new next think know say says year years old ' +
    'am pm st nd rd th people person persons family friend friends wife husband mother father parents kids children child ' +
    'through possible friendly anniversary here side excluding woman man female male mid obviously stuff combine handle comfortable drink dates flexible matter depart sightseeing spring summer autumn fall winter season monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun ktx boy girl try ' +
    "similar now anymore out comes joins join joining allergic allergy allergies avoid skip thinking twenties thirties forties fifties treatment treatments recover recovery layover stopover enough hate dislike can't cannot won't never without except using use uses used last pure somewhere along afterwards fits feasible pretty lands arrives leaves fri-mon fri-sun sat-sun thu-sun thu-mon sat-mon interests first mates sleeping station strict actually hotel hotels hates bus buses train trains above back powered buddies retired fit male female aged adult adults chuseok seollal both four five six seven eight nine ten via"
  ).split(/\s+/u),
)

/** What only colours the noun after it, and is left out when that noun was read: "small cafes", 예쁜 카페. */
const colours =
  /(?:\b(?:(?:really|very|so|quite|real|truly|most) )?(?:small|tiny|little|big|large|cheap(?:er|est)?|affordable|budget|inexpensive|expensive|fancy|posh|upscale|luxury|luxurious|high-end|5-star|five-star|premium|contemporary|modern|trendy|hip|cool|cute|pretty|beautiful|lovely|charming|cosy|cozy|quirky|quaint|gentle|famous|popular|iconic|well-known|authentic|genuine|real|typical|classic|traditional|local|simple|relaxed|relaxing|relaxing|amazing|awesome|fantastic|fun|interesting|special|unique|hidden|delicious|tasty|yummy|proper|decent|favou?rite|different|various|several|random|scenic|atmospheric|romantic|clean|safe|central|warm|hot|quiet|peaceful|fresh|indoor|outdoor|public|rented|old|new|young|own|pure|last|first|final|whole|full|half)(?:,? (?:and )?|$))+$|(?<![가-힣])(?:작은|큰|예쁜|이쁜|귀여운|멋진|아기자기한|저렴한|싼|비싼|고급|유명한|인기 ?있는|조용한|한적한|분위기 ?좋은|감성|현지|로컬|오래된|전통|따뜻한|맛있는|재미있는|다양한|특별한|깨끗한) ?$|(?:小さな|小さい|大きな|安い|安めの|高級|おしゃれな|お洒落な|かわいい|可愛い|きれいな|綺麗な|有名な|人気の|静かな|美味しい|おいしい|素敵な|楽しい|いろんな|色々な|ローカルな?|本場の|レトロな)$|(?:小众|小眾|便宜|好看|漂亮|可爱|可愛|有名|著名|热门|熱門|特色|地道|道地|当地|當地|本地|安静|安靜|好吃|高级|高級|传统|傳統|文艺|文藝|有趣|各种|各種)的?$/u

const koreanFillers =
  /^(?:저|하나|하나씩|보이는|다닐|다니고|다녀요|묵고|묵을|묵어|저는|저희|저희는|우리|우리는|제|제가|나|나는|그리고|그런데|근데|하지만|또|또한|좀|꼭|정말|진짜|아주|매우|너무|많이|주로|위주|위주로|중심|중심으로|여행|선호하고|선호해요|생각합니다|초등학생|받으려고|여행해요|여행합니다|여행하고|쌍둥이|여행이에요|여행을|여행으로|여행은|한국|한국에|한국은|한국을|일정|일정은|일정을|계획|예산|예산은|총|하루|하루에|정도|쯤|약|같은|같이|함께|데리고|모시고|가는|갈|가요|갑니다|가고|가려고|갈게요|거예요|예정|예정이에요|예정입니다|있어요|있어서|있고|있는|있습니다|없어요|싶어요|싶어|싶고|싶습니다|싶은데|좋아요|좋아해요|좋아하고|좋아하는|좋아합니다|좋겠어요|원해요|원합니다|주세요|주세요요|부탁|부탁해요|부탁드려요|부탁드립니다|해|해요|하고|합니다|할|할래요|하는|한|것|거|곳|곳은|것은|등|및|먹어요|먹고|먹는|음식|음식만|안|못|다|더|잘|찾고|찾아요|찾습니다|추천|추천해|필요|필요해요|필요합니다|짜|짜줘|짜|받고|보고|보러|구경|구경하고|출발|출발해요|도착|출국|입국|귀국|이하|이상|까지|부터|동안|사이|말고|대신|빼고|빼|빼주세요|빼줘요?|제외|싫어요|싫어해요|피하고|이에요|예요|입니다|이고|이랑|랑|와|과|도|만|로|으로|에|에서|에는|은|는|이|가|을|를|의|이라|라|이라서|라서|인데|데|그|이런|다녀야|끌고|타시는|타는|타고|명|인|숙소|숙소는|숙박|근처|근처예요|부근|호텔|안녕하세요|[월화수목금토일]요일|[월화수목금토일]요일에|초|중순|중반|초반|후반|말|\d{4}년|추석|설날|연휴|명절|애들|애들은|아이들|아버지|어머니|엄마|아빠|부모님|힘들고|힘들어요|힘듭니다|힘들어서|좋아하시고|좋아하세요|좋아하셔요|좋아하셔서|필수예요|해보고|감사합니다|여러분|힘들어하세요|힘들어하시고|힘들어하셔서|드세요|드시고|드십니다|드셔서)$/u
const koreanEnding =
  /(?:이라서|라서|이에요|예요|입니다|인데요?|이고|이며|에서는|에서|에는|에게|으로|부터|까지|이랑|하고|처럼|보다|마다|은|는|이|가|을|를|의|에|도|만|로|랑|와|과|요)$/u
const japaneseFillers =
  /似た|です(?:が|ので)?|(?:もう|は|が)?(?:いらない|要らない)|もう|飲み(?:ません|ない)?|全部|なしで|ます|でした|ません|ください|下さい|お願いします?|したい(?:です)?|行きたい|行きます|行く予定|予定|行く|見たい|食べたい|食べ(?:ません|られ\p{L}*)|楽しみたい|希望|中心(?:に|で)?|メイン|旅行|韓国(?:へ|に|旅行)?|予算|一緒|連れて|私たち|私|僕|俺|など|とか|そして|また|でも|けど|から|まで|より|ので|なので|だけ|くらい|ぐらい|程度|以内|以上|特に|できれば|好き(?:な|で|です)?|大好き|苦手|嫌い|避けたい|避けて|なし|探して(?:います)?|に?泊まり(?:ます|たい(?:です)?)?|に?滞在|駅(?:の?そば)?|周辺|付近|近く|入口|入りたい|入ります|一度|にも|欲しい|ほしい|必要|がいい|いい|いる|います|ある|あります|する|します|して|たい|もの|こと|ところ|場所|スポット|到着|出発|帰国|移動|人|日|泊|間|[はがをにへとものでやかねよ]+|詰めて/gu
const chineseFillers =
  /[类類]似的?|我们|我們|我|咱们|咱|你们|你們|你|您|打算|计划|計劃|准备|準備|想要|想去|想看|想吃|想在|想找|想玩|想|希望|喜欢|喜歡|比较|比較|更|最|很|都|也|还有|還有|还|還|以及|和|跟|与|與|及|或|并|並|但是|但|不过|不過|因为|因為|所以|请|請|帮|幫|推荐|推薦|安排|旅行|旅游|旅遊|自由行|行程|韩国|韓國|预算|預算|大概|大约|大約|左右|以内|以內|一共|总共|總共|共|每天|每日|一天|一起|去|来|來|到|在|从|從|要|有|是|的|了|吧|呢|啊|吗|嗎|就|只|能|会|會|可以|不要|不想|不吃|不喝|不能|不喜欢|不喜歡|不|带|帶|带着|帶著|住|做|打|看|吃|玩|逛|爬|对|對|主要|必去|一定|需要|出发|出發|开始|開始|起|抵达|抵達|机场|機場|回国|回國|回程|期间|期間|地方|景点|景點|餐厅|餐廳|饭店|希望|适合|適合|拍照|点|點|一点|一點|些|一些|多|个|個|人|天|晚|夜|岁|歲|号|號|日|月|先生|女士|坐|推|让|讓|给|給|把|被|里|裡|上|下|中|与|等|之|其|怕|明年|今年|具体|具體|日期|还没定|還沒定|还没确定|還沒確定|[三四五六]口|落地|地[铁鐵]站?|站|附近|入口|[離离][開开]/gu

/** Where somebody comes from, what somebody is, and things that no answer of the planner holds: not asked back. */
const unanswerable =
  /\bfrom (?:the )?[a-z]+(?: city)?|\b(?:students?|nurse|teachers?|pregnant|weeks|months|k-?dramas?|surf(?:ing)?|snow|hi|hiya|hey|sorry|pls|lol|haha|christmas|birthday|wedding|baseball(?: games?)?|football|soccer|rail pass|breakfast|lunch|dinner|[a-z]+(?:(?<!art)ists|icians|eers)|nurses|(?:private |rental )?cars?|rent(?:ing)? a car|public transport(?:ation)?|buses and trains|trains and buses|private driver|resort|hire car|self[- ]drive|by car|already (?:seen|been|done|visited))\b|렌터카\S*|렌트카\S*|자차\S*|자가용\S*|뚜벅이\S*|대중교통\S*|公共交通(?:機関)?\S*|不[会會][开開][车車]|大[众眾][运運][输輸]|운전\S*|レンタカー\S*|自驾\S*|自駕\S*|租[车車]|교포|야구\S*|野球|棒球|もう行った\S*|가 ?봤\S*(?: 빼\S*)?|去[过過]了?\S*|유학생|대학생|직장인|\S+ 사는|임신\S*|서핑\S*|스키\S*|드라마\S*|예쁜|ㅎ+|ㅋ+|ㅠ+|\S{1,6}に住む|妊娠\S{0,3}|サーフィン|スキー|ドラマ|ロケ地|推し活|留[学學]生|[怀懷]孕|孕[妇婦]|[冲衝]浪|滑雪|[韩韓][剧劇]|拍照|[跨][年]/gu

/** Whether an answer may hold what these words say: not where somebody comes from. */
export function isAnswerable(words: string, before = ''): boolean {
  if (/\bfrom $/iu.test(before) && /^\p{Lu}\p{Ll}+$/u.test(words)) return false
  const rest = words.toLowerCase().replace(unanswerable, ' ')
  return contentOf(rest, 0, rest.length) !== null
}

/** The parts of a brief that no chip came from, without words that carry no wish. */
export function findLeftovers(text: BriefText, covered: readonly Range[]): BriefSpan[] {
  const { plain } = text
  const isCovered = new Uint8Array(plain.length)
  for (const { from, to } of covered) isCovered.fill(1, from, to)
  const spans: BriefSpan[] = []
  for (const stretch of plain.matchAll(/[^.,;:!?。、，；：！？\n()（）「」"]+/gu)) {
    let from = -1
    for (let at = stretch.index; at <= stretch.index + stretch[0].length; at++) {
      const isFree = at < stretch.index + stretch[0].length && isCovered[at] === 0
      if (isFree && from < 0) from = at
      if (!isFree && from >= 0) {
        // Before a noun that was read.
        const isBefore = at < stretch.index + stretch[0].length
        const content = contentOf(plain, from, isBefore ? from + withoutColours(plain.slice(from, at)) : at)
        if (content) spans.push(spanOf(text, content.from, content.to))
        from = -1
      }
    }
  }
  return spans.filter(({ words }) => words !== '')
}

/** The length of what stands before the words that only colour the next noun. */
function withoutColours(part: string): number {
  const words = part.trimEnd()
  return colours.exec(words)?.index ?? part.length
}

/** The range from the first to the last word with a meaning; null when there is none. */
function contentOf(plain: string, from: number, to: number): Range | null {
  const part = plain.slice(from, to)
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(plain))
    return hasContent(part, japaneseFillers) ? { from, to } : null
  const words = Array.from(part.matchAll(/[\p{L}\p{N}'-]+/gu)).filter(([word]) => isContent(word))
  const [first, last] = [words[0], words.at(-1)]
  return first && last ? { from: from + first.index, to: from + last.index + last[0].length } : null
}

function isContent(word: string): boolean {
  if (/\p{Script=Hangul}/u.test(word)) {
    const stem = word.replace(koreanEnding, '')
    return !koreanFillers.test(word) && !koreanFillers.test(stem) && stem.length > 1
  }
  if (/\p{Script=Han}/u.test(word)) return hasContent(word, chineseFillers)
  const plain = word.replace(/^[-']+|'s$/gu, '')
  return /[a-z]{2}/u.test(plain) && !fillers.has(plain) && !/^\d/u.test(word)
}

function hasContent(part: string, filler: RegExp): boolean {
  const rest = part.replace(filler, '').replace(/[^\p{L}]/gu, '')
  return rest.length > 1
}

import type { Vocabulary } from '#domain/wishes/brief/mentions.ts'

/** Why hours are kept free. `free`: the hours in which something may be planned, so that the others are kept. */
export type Occasion =
  | 'nap'
  | 'rest'
  | 'work'
  | 'workday'
  | 'free'
  | 'taken'
  | 'visit'
  | 'appointment'
  | 'show'
  | 'prayer'

const people =
  '(?:(?:a |an |my |our |the |some |two |three |\\d )?(?:old )?(?:friends?|co-?workers?|colleagues?|clients?|customers?|boss|team|family|aunt|uncle|cousins?|sister|brother|in-laws|relatives|partners?))'
const me = "\\b(?:i|we)(?:'m|'re| am| are| will be)"

/** The words of each occasion. What a traveller only wishes to see at an hour has none. */
export const occasions: Vocabulary<Occasion> = [
  [
    'nap',
    'nap(?:s|ping)?(?: ?times?)?(?! (?:in|on) (?:the |her |his |their |a )?(?:strollers?|prams?|bugg(?:y|ies)|cars?|carriers?|bus|train|go))|siestas?',
    '(?<!유모차(?:에서)? ?)낮잠|(?<!ベビーカーで)お?昼寝(?!はし?な|は必要な)|(?<![车車][里裡上]?睡?)午睡|睡午[觉覺]|午休',
  ],
  [
    'rest',
    '(?<!\\bthe )rest(?:s|ing)?(?: time| break)?(?! (?:of|stops?|areas?|house|room|day|in peace|easy|assured|(?:on|at|by) (?:the|a) (?!hotel)))|lies? down|lie-down|down ?time|quiet time|(?<=\\ba )break|siesta',
    '쉬어\\p{L}*|쉬고\\p{L}*|쉬는|쉴|쉬게|쉬었\\p{L}*|휴식\\p{L}*|休憩|休みたい|休ませ|休む|休みが|お?休み(?=[。、,.にをはで]|$)|休息|歇',
  ],
  ['workday', 'work(?:ing)?[- ]?days?|office days?', '일하는 ?날|근무하는 ?날|근무일|仕事の日|仕事日|出勤日|工作日'],
  [
    'work',
    `(?:(?:business|work|team|client|board|company|zoom) )?(?<!\\b(?:fan|for) )meetings?(?! (?:point|place|up|room))|conferences?(?! (?:room|center|centre|hotel))|seminars?|workshops?|trainings?|lectures?|\\b(?:i|we) (?:also |still |only |have to |must |need to |will |'ll )*(?:work|teach|study)(?! out)|(?:is|are) for (?:work|meetings)|${me} (?:also |still |only )?working(?! out)|at work|(?:be |sit )?(?:at|behind|in front of) (?:my|our|the) (?:laptops?|desk|computers?)|(?:in|at) the office|(?:have|has) work|korean class(?:es)?|language (?:school|class(?:es)?)|exhibitions? booth`,
    '회의|(?<!팬)미팅|근무|노트북 ?앞에?|パソコンの前に?|[电電][脑腦]前|업무|출근|학회|세미나|컨퍼런스|콘퍼런스|カンファレンス|コンファレンス|어학당|수업|(?<![가-힣\\d])일(?:을|이)? ?(?:해야|해요|합니다|하고|하느라|있어서)|会議|打ち合わせ|(?<!ファン)ミーティング|仕事|勤務|出勤|学会|セミナー|授業|商談|[开開][会會]|[会會][议議]|上班|工作(?!人)|培[训訓]|研[讨討][会會]',
  ],
  [
    'free',
    `(?:${me} (?:only )?|\\bonly (?:really |actually )?|(?<=(?:^|[.,;:!(]|\\band) ?))(?:free|available)(?: only)?(?= (?:(?:only|just|again) )?(?:from|after|until|till|before|between|on |in the |at night|every|each|the |mon|tue|wed|thu|fri|sat|sun|day|today|tomorrow|mornings|afternoons|evenings|\\d))|(?:only have|have only) time|free time(?= (?:only )?(?:from|after|until))|(?:mornings|afternoons|evenings) (?:only|are (?:my )?(?:only )?free(?: time)?)`,
    '(?:만|밖에) ?(?:시간(?:이|은)? ?)?(?:자유\\p{L}*|비어\\p{L}*|비는|돼\\p{L}*|되\\p{L}*|가능\\p{L}*|있\\p{L}*|나\\p{L}*|없\\p{L}*|안 ?\\p{L}+)|(?:しか|だけ|のみ)(?:自由|空い|時間|フリー|動け|暇)\\p{L}*|(?<=부터 ?)(?:자유\\p{L}*|시간(?:이|은)? ?(?:돼|되|비|있|나)\\p{L}*)|(?<=から)(?:自由|空い|フリー|時間)\\p{L}*|(?<=[后後起])[就都]?(?:有空|自由|有[时時][间間])|(?:才|只)(?:能|会)?(?:有空|有[时時][间間]|自由|空|有自由)|(?<=只.{0,14})(?:有空|有[时時][间間]|自由)|(?:有空|自由)(?=.{0,2}只)',
  ],
  [
    'taken',
    `${me} (?:\\w+ )?(?:busy|occupied|unavailable|not (?:free|available)|tied up)|(?<=(?:^|[.,;:!]) ?)busy(?= (?:all day|from|until|between|on |the whole|mon|tue|wed|thu|fri|sat|sun))|\\b(?:is|are) (?:already )?(?:taken|blocked(?: out| off)?|fully booked|booked up|off[- ]limits)|(?:have|has|got) (?:(?:other|private|own) )?plans(?: of (?:my|our) own)?|other plans|(?:keep|leave|block)(?: out| off)?\\b[^.;!?\\n]{0,60}?\\b(?:free|clear|open|empty|unplanned|blank)(?! (?:entry|entrance|time for))|block (?:out|off)|nothing(?: (?:is |should be |to be )?(?:planned|scheduled))?(?= (?:(?:from|between) \\d|on (?:the )?(?:mon|tue|wed|thu|fri|sat|sun|first|last|\\d)))|can'?t (?:go|get) out|(?:no plans?|(?:don'?t|do not|please don'?t) (?:plan|schedule|book|put)(?: me| us)? (?:anything|something|any (?:plans?|activit\\w+|tours?|sightseeing)))`,
    '(?:시간(?:이)? ?)?안 ?(?:돼요|됩니다|되고)|바빠\\p{L}*|바쁘\\p{L}*|비워\\p{L}*|비우\\p{L}*|개인 ?일정|다른 ?일정|선약|약속(?:이|은)? ?있\\p{L}*|空けて\\p{L}*|空けたい|用事\\p{L}*|予定(?:が|は)(?:あ|入)\\p{L}*|先約|忙し\\p{L}*|[没沒]空|[没沒](?:有)?[时時][间間]|有事|有(?:[别別]的)?安排|(?:不要|[别別])(?:有)?安排(?:活[动動]|行程)?(?!(?![了吧])\\p{Script=Han})|空出[来來]|留空|很忙|不能(?:出[门門]|外出)|出不了[门門]',
  ],
  [
    'visit',
    'pre-?op(?:erative)? (?:exam(?:ination)?s?|tests?|checks?)|(?:pre-?op |post-?op )?(?:consult(?:ation)?s?|check[- ]?ups?|follow[- ]?ups?)(?: (?:visit|appointment))?|stitch(?:es)?(?: (?:are |come |coming |removed|removal|out))*|sutures?(?: removal| out)?|(?:cast|splint|bandages?)(?: removal| off| comes off| out)',
    '상담|경과 ?(?:체크|확인|진료|관찰)?|검진(?! ?(?:센터|전날|끝))|(?:수술 ?전|정밀|적합성) ?검사|실밥(?: ?제거)?|진료|相談|カウンセリング|抜糸|検診|診察|(?:適応|適合|術前|事前)検査|[术術]前[检檢][查測测]|[咨諮][询詢]|拆[线線]|面[诊診]|[复複][诊查診]|回[诊診]|看[诊診]|[体體][检檢]',
  ],
  [
    'prayer',
    "(?:friday|jumm?u'?ah) prayers?|jumm?u'?ah|(?:go(?:ing)? to|pray(?:ing|ers?)?(?: (?:at|in))?|service (?:at|in)) (?:the |a )?(?:\\w+ ){0,2}mosque",
    '주마 ?예배|금요 ?예배|(?:모스크|이슬람 ?(?:사원|성원))(?:에서?|로)? ?(?:예배|기도|가야|가고)\\p{L}*|金曜礼拝|モスク(?:で|へ|に)(?:の)?(?:礼拝|お?祈り|行)\\p{L}{0,4}|主麻|聚[礼禮]|(?:去|到|在)[\\p{Script=Han}]{0,4}清真寺(?:做)?(?:[礼禮]拜)?',
  ],
  [
    'appointment',
    `appointments?|dialysis|(?:job )?interviews?|auditions?|fittings?|photo ?-?shoots?|recordings?|filming|exams?|weddings?(?! (?:photos?|dress|hall|anniversary|trip))|funerals?|ceremon(?:y|ies)|reunions?|(?:birthday |farewell |dinner )party|(?<=\\b(?:a|the|our) )party(?! of)|(?:zoom|conference|phone|video|work) calls?|(?<=\\b(?:a|have) )call(?= (?:with|at|on|from))|(?:(?:cooking|dance|pottery|makeup|painting|language) )(?:class(?:es)?|lessons?|workshops?)|(?:lunch|brunch|breakfast|coffee|drinks) with ${people}|meet(?:ing)? (?:up )?(?:with )?${people}`,
    '투석|약속|예약(?! ?(?:해|부탁|하고 ?싶|좀|필요))|(?:방송국? ?)?녹화|촬영|면접|결혼식|예식(?!장)|시험|모임|돌잔치|透析(?!中)|予約(?!し(?:て(?:ほし|欲し|くだ|下さ|いただ|もら)|たい)|を?お?願|不要|希望|が必要)|面接|収録|撮影|結婚式|アポ(?:イント)?|約束|試験|(?<!请|[幫帮](?:我|我们|忙)|想|要|需要|可以)[预預][约約](?!一下)|(?<![予预預大])[约約](?:了|好)|有[约約]|透析(?!中)|洗[腎肾]|面[试試]|[录錄](?:制|影|像)|婚[礼禮]|拍[摄攝]|考[试試]',
  ],
  [
    'show',
    `dinner with ${people}|dinner (?:reservations?|party|appointment)|concerts?|musicals?|operas?|ballet|(?:baseball|football|soccer|basketball|volleyball|e-?sports|lg twins|doosan bears) (?:games?|match(?:es)?)|(?<=\\b(?:a|the|our|my) )(?:game|match)|(?:game|match)(?= (?:on|at|is at) )|fan ?meet(?:ing)?s?|(?<=\\b(?:a|an|our|my|tv|comedy|music|drag|theatre|theater) )show`,
    '콘서트|공연|뮤지컬|(?:야구|축구|농구|배구) ?(?:경기|관람)|팬미팅|저녁 ?약속|회식|(?:친구|동료|가족|지인)(?:들)?(?:이?랑|와|과|하고) ?(?:저녁|식사|술)\\p{L}*|コンサート|ライブ|公演|ミュージカル|試合|ファンミ(?:ーティング)?|(?:友達|友人|同僚|家族)と(?:の)?(?:夕食|ディナー|飲み会|食事|会食|飲み)|飲み会|会食|演唱[会會]|音[乐樂][剧劇]|球[赛賽]|比[赛賽]|[见見]面[会會]|[和跟][^,。;]{0,6}(?:朋友|同事|客[户戶])[^,。;]{0,4}?(?:吃[^,。;]{0,2}[饭飯餐]|晚[餐饭飯]|聚餐)|聚餐',
  ],
]

/** A rest after lunch without hours is one of two hours from 13:00. */
export const afterLunch =
  /\bafter (?:the |our |having )?lunch|(?:점심|식사)(?:밥)?(?:을|를)? ?(?:먹은|먹고 ?난)? ?(?:후|뒤|다음|먹고)|점심 ?먹고|(?:お昼|昼食|昼ご飯|昼ごはん|ランチ|昼)(?:の|を食べた)?(?:後|あと)|食後|午[饭飯餐][后後]|吃完午[饭飯餐]/u

/** Told of every day: "daily", 매일. */
export const eachDay =
  /\b(?:every|each) (?:single )?(?:day|morning|afternoon|evening|night)s?\b|\b(?:daily|all days)\b|\b(?:mornings|afternoons|evenings|nights)\b|매일|날마다|毎日|毎朝|毎晩|每天|每日|天天/u

/** What belongs to a journey, to the hours of a place, or is only possible or refused. */
export const otherHours =
  /\b(?:flights?|fl(?:y|ies|ying)|land(?:s|ing|ed)?|arriv\w*|depart\w*|ktx|srt|itx|trains?|bus(?:es)?|ferry|check(?:ing)?[- ]?(?:in|out)|airport|layover|opens?|opening|closes?|closing|last entry)\b|공항|비행기|기차|체크 ?(?:인|아웃)|도착|출발|空港|飛行機|便|チェック(?:イン|アウト)|到着|出発|新幹線|机[场場]|機場|航班|入住|退房|起[飞飛]|火[车車]|高[铁鐵]/u
export const unsure =
  /\b(?:maybe|perhaps|possibly|probably not|might|may be|could be|if|or so|unless|not sure|depending)\b|혹시|아마|만약|(?:수도|지도) ?(?:있|몰)|もし|かも|たぶん|多分|可能|也[许許]|[说說]不定|如果|要是/u
export const refused =
  /\b(?:no|not|never|without|nobody|none|cancell?ed|skip|skips|skipping|drop|avoid|doesn'?t|don'?t|didn'?t|won'?t|isn'?t|aren'?t|can'?t|no longer|any ?more|instead of)\b|(?<![가-힣])안 |않|없|말고|못|취소|ない|ません|なし|やめ|[没沒](?!空|[时時]|有[时時])|取消|不|[别別]/u
/** What is to be booked has no hour yet. */
export const requested = /\b(?:book|reserve|find|suggest|recommend|arrange) (?:us|me|a|an|the|some)\b/u
/** The work of one traveller leaves the day to the others. */
export const ofAnother =
  /\b(?:husband|wife|partner|boyfriend|girlfriend|friend|he|she)(?:'s)? (?:\w+ )?(?:has|have|works?|working|is|will)\b|남편|아내|와이프|夫(?!婦)|妻|旦那|彼[はが女]|老公|老婆|丈夫|太太/u
/** "Before the meeting", 회의 후: the hour is of something else. */
export const beside = {
  before:
    /\b(?:before|after|until|till|during|between|since|about) (?:(?:the|my|our|his|her|a|an|this|that) )?(?:\w+ )?$/u,
  after:
    /^(?: ?(?:이|가|을|를)? ?(?:끝나|마치|후|뒤|전에)|の?(?:後|あと|前に|帰り)|が?終わ|(?:之|以)?[后後前]|完|[结結]束)/u,
}
/** What may stand beside an hour and a day without telling of anything else. */
export const fillers =
  /\b(?:on|from|at|the|every|each|except|excluding|also|again|both|until|till|to|in|of|only|then|and|is|are|it|for|day|days|evening|evenings|morning|mornings|afternoon|afternoons|night|nights|o'clock|sharp|there)\b|[은는이가을를에도과와의]|빼고|제외(?:하고)?|말고|以外|から|まで|[はにもとのがで]|です|除了?|在|是|和|也|的|到/gu

/** Whom one meets there, and does not travel with. */
export const companions =
  /\b(?:friends?|colleagues?|co-?workers?)\b|친구(?:들)?|동료(?:들)?|友達|友人|同僚|朋友|同事|同学/gu

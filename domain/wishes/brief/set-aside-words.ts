// What ends a part of a sentence that speaks of something else than the part after it. Repetitions are limited, because
// a text may repeat itself.
const en = '[^.;!?\\n,]{0,120}'
const enTail =
  '[^.;!?\\n,]{0,120}?(?=[.;!?\\n,]| - |\\b(?:(?<!nothing )but|now|so(?! (?:much|many|often))|this time)\\b|$)'
const enSentence = '[^.;!?\\n]{0,120}?(?=[.;!?\\n)]|\\bbut\\b|\\botherwise\\b|$)'
const ko = '[^.!?\\n,…]{0,120}?'
const koTail = `${ko}(?:(?= ?(?:이번|올해))|지만|는데|은데|인데|으니까|니까|다가|었고|았고|했고|,|\\.|…|$)`
const ja = '[^。!?\\n、,…]{0,120}?'
const jaTail = `${ja}(?:(?=今[回度年])|が、|(?:はず|つもり|予定)(?:だった)?(?:の)?が|けど|ので|のに|、|。|…|$)`
const zh = '[^。;!?\\n,]{0,120}'
const zhTail = '[^。;!?\\n,]{0,120}?(?=[。;!?\\n,]|所以|[这這][次回]|今[年回度]|$)'
const enStart = '(?<=^|[.;!?\\n,])'
const koStart = '(?<=^|[.!?\\n,…])'
const jaStart = '(?<=^|[。!?\\n、,…])'
const zhStart = '(?<=^|[。;!?\\n,:(])'
const they =
  'friends?|mates?|boss|ex(?:-[a-z]+)?|colleagues?|co-?workers?|neighbou?rs?|manager|teacher|(?:room|flat) ?mates?|sister|' +
  'brother|cousin|aunt|uncle|agent|guide'

/** What was once, or was planned before. */
const past = [
  `${enStart}\\s*(?:back |way back )?(?:in|around) (?:20[0-2]\\d|19\\d\\d),? (?:i|we|my [a-z]+|our [a-z]+) (?:[a-z]+ )?(?:spent|was|were|went|came|visited|lived|studied|worked|taught|did|had|saw|stayed|flew|took)\\b${enTail}`,
  `${enStart}${en}\\b(?:joined|came|went|visited|travell?ed|stayed|did|had|tried|used|got|married|moved|lived|studied|worked|taught|spent|flew|took|(?:was|were|been) in)\\b${en}\\b(?:(?<!since )last (?:year|time|month|spring|summer|autumn|fall|winter)|years ago|in 20[0-2]\\d)\\b`,
  `(?<!since )\\blast (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* (?:i|we)\\b${enTail}`,
  `(?:\\b(?:i|we|he|she|they|my [a-z]+) )?\\b(?:used to|(?:was|were) (?:going|planning) to|had planned|considered|(?:were |was )?thinking (?:of|about)(?= [^.;!?\\n]{0,60}\\bbut\\b)|thought (?:about|of)|as a (?:child|kid|teenager|student)|years ago|(?<!since )last (?:time|year|summer|spring|autumn|winter)|on (?:my|our) (?:last|first|previous) (?:trip|visit)|originally|at first (?:i|we)|the (?:last|first) time (?:i|we))\\b${enTail}`,
  `\\b(?:my|our|the) (?:[a-z]+ )?(?:budget|plan|idea) (?:was|were)\\b${enTail}`,
  `(?:が|は|も)(?:昨年|去年|一昨年|この前|先日)${ja}(?:した|ました|った|んだ|いた)\\p{L}{0,4}(?:、|。|$)`,
  `${zhStart}(?:我)?(?:[姐妹哥弟]{1,2}|朋友|同事|同[学學]|爸[妈媽]|[妈媽]|爸|公婆|[闺閨]蜜)(?:们|們)?(?:去年|前年|上次|之前|以前|[刚剛][刚剛]?)${zh}`,
  `${enStart}${en}\\b(?:on|during) (?:a|my|our|the) (?:previous|earlier|past) (?:layover|stopover|trip|visit|stay)\\b`,
  `(?<!\\b(?:never|not|haven't|hasn't) )\\b(?:been to|seen|done|visited) [^.;!?\\n]{1,80}?\\b(?:already|before|last time|twice|in 20[0-2]\\d)\\b`,
  `\\b(?:i|we) (?:only |already |just |both |all )?(?:stayed|went|visited|did|saw|ate|climbed|hiked)\\b${enTail}`,
  `${enStart}${en}\\b(?:was|were|got|is|are) cancell?ed\\b`,
  `(?:[^\\s.!?,…]{1,10}(?:은|는) )?(?:예전에|옛날에|어릴 ?때|지난 ?번에?|지난 ?여행|작년에?|재작년에?|저번에|원래|당초|처음에)(?:는|엔|은)?${koTail}|${koStart}${ko}(?:려다가|려고 ?했(?:지만|는데|다가|었는데))|${koStart}${ko}(?:던|은|ㄴ) ?(?:때도?|적도?) ?있었(?:지만|는데)|[^\\s.,!?]{1,10}(?:인|은|는) ?줄 ?알았(?:는데|지만|어요)|${koStart}${ko}취소(?:돼|되|됐)\\p{L}{0,6}`,
  `(?:以前は|昔は|前回は?(?=[ぁ-んァ-ン])|昨年(?:は|(?=[ぁ-んァ-ン]))|去年(?:は|(?=[ぁ-んァ-ン]))|一昨年(?:は|(?=[ぁ-んァ-ン]))|子供の頃|かつて|本当は|当初は?|もともと|最初は)${jaTail}|${jaStart}${ja}(?:予定|つもり)(?:でした|だった(?:の)?(?:です)?)が、?|${jaStart}${ja}(?:キャンセル|中止)(?:に)?(?:な\\p{L}{0,4}|して?\\p{L}{0,3})?、?`,
  `${zhStart}(?:我|我[们們])?(?:以前|从前|從前|小[时時]候|[过過]去|去年|前年|上次|上一次|本[来來]|原[来來](?=[订訂想打计計])|原本|曾[经經]|原先|一[开開]始|之前|[开開]始想)${zhTail}`,
]
/** What is left for another trip. */
const anotherTime = [
  `(?<=^|[.;!?\\n,])[^.;!?\\n,]{0,120}\\b(?:one day|some ?day|another time|next time)\\b,? (?:but )?not ${enTail}`,
  '[^.!?\\n,]{0,120}?다음(?:에|번에)(?:는)? ?(?:가|갈|보)\\p{L}{0,12}(?: |,|\\.|$)',
  '[^。!?\\n、,]{0,120}?(?:また今度|次回)(?:に|へ|で)?(?:して)?(?:、|。|$)',
  `[^。;!?\\n,]{0,120}?(?:下次|(?<![点點时時半])以[后後]|改天)再${zh}`,
]
/** What others say or did, and what was read somewhere. */
const quoted = [
  `\\b(?:people|friends|everyone|everybody|reddit|tik ?tok|youtube|blogs?|the guide ?books?|guide ?books?|they) (?:all |always |keeps? )?(?:say|says|said|saying|rave|recommend(?:s|ed)?|tell(?:s|ing)? (?:me|us)|told (?:me|us))\\b${enTail}`,
  `(?<!\\b(?:with|and|for) )\\b(?:my|our|a|some|his|her) (?:[a-z]+ )?(?:${they})\\b(?: [a-z]+)? (?:says?|said|told|tells|recommend(?:s|ed)|suggest(?:s|ed)|swears|insist(?:s|ed)|went|had|did|loved|got|stayed|visited|thinks?|raves?|raved|keeps? (?:saying|telling))\\b${enTail}`,
  `\\b(?:i|we)(?:'ve| have)? (?:(?:was|were|been|got|keep getting) (?:told|advised|recommended)|(?:keep )?hear(?:d|ing)?|read(?! (?:a lot|much|books|everything|all)))\\b${enTail}`,
  `\\b(?:apparently|supposedly|allegedly)\\b${enTail}`,
  `${enStart}\\s*(?:an? |some |my |our )?(?:${they}) told (?:me|us)\\b${enTail}`,
  `\\b(?:he|she|they|everybody|everyone|people|my [a-z]+) (?:thinks?|assumes?|believes?) (?:that )?(?:i|we)\\b${enTail}`,
  `${enStart}${en}\\brav(?:es|ed|ing) (?:on )?about\\b${enTail}`,
  `(?:인터넷|블로그|유튜브|사람들|다들)(?:에서는|에서|은|이|는|에)? ${ko}(?:다고|라고) ?(?:하|했|말하)(?:지만|는데|던데)|${koStart}${ko}(?:(?:다|라|으라|자)(?:던데|길래)|(?:가|하|먹|보)자는데)(?:요)?`,
  `(?:ネット|ブログ|みんな|ガイドブック|sns)(?:では|は|に|で)?${ja}(?:と|って)(?:聞き|聞い|言い|言わ|書い|書か)\\p{L}{0,12}?(?:が、?|けど、?|。|$)`,
  `${zhStart}朋友圈(?:里|裡)?(?:都|全|最近)?(?:在)?(?:[晒曬刷发發推])${zh}`,
  `(?:[网網](?:上|路上)|小[红紅][书書](?:上)?|抖音|微博|ptt|dcard|部落客|博主|[網网][紅红]|大家|[别別]人|攻略)(?:上)?(?:都|常|全)?(?:[说說]|推(?![拿车車]))${zh}`,
  `(?:听|聽|[据據])[说說]${zh}`,
  // What relatives say or did themselves, before what is wanted instead.
  `\\bmy (?:[a-z]+[ -])?(?:mother|father|mum|mom|dad|parents|sister|brother|aunt|uncle|cousin|grand[a-z]+|in-laws)(?:-in-law)? (?:says?|said|thinks?|thought|suggest(?:s|ed)|insists?)\\b[^.;!?\\n]{0,80}?(?=,? but (?:we|i)\\b)`,
  `(?:어머님|어머니|시어머니|장모님|아버님|아버지|엄마|아빠|부모님|언니|누나|오빠|형|동생|남편|아내)(?:은|는|이|가|께서는?)? [^.!?\\n]{0,40}?(?:(?:다|라|자)고) ?(?:하|그러|말씀하)(?:시)?(?:는데|지만|던데)`,
  `(?:(?:お?義?(?:母|父|姉|兄|妹|弟)|両親|友人|友達|同僚|上司|親)(?:さん|夫婦|夫妻|たち)?(?:は|が))[^。!?\\n]{0,60}?(?:そうですが|らしいですが|そうだけど|らしいけど|(?:って|と)(?:言う|言います|言って(?:い)?(?:る|ます))(?:けれ?ど|が|のですが|んですが))、?`,
  `${zhStart}(?:我)?(?:婆婆|公公|[妈媽][妈媽]|爸爸|父母|公婆|姐姐|哥哥|妹妹|弟弟)(?:都|老)?(?:[说說]|[觉覺]得|[认認][为為])[^。;!?\\n]{0,40}?(?=[,，]?(?:但|可|不[过過]|我[们們]?(?:还是|還是|想|要)|还是|還是))`,
  '\\b(?:said|says|told (?:me|us)|keeps? saying|wrote),? "[^"]{0,120}"',
  `(?:친구|지인|언니|오빠|누나|형|동료|가이드|사람들|선배|후배)(?:가|이|들이|는|은)? [^.!?\\n]{0,60}?(?:라고|다고) ?(?:했|하|말했|추천했|해)(?:지만|는데|으나|던데|서)`,
  `(?:(?:友人|友達|知人|同僚|先輩|姉|兄|母|ガイド|みんな|周り)(?:から|に|は|が)(?:は|も)?(?:みんな|よく|いつも)?)?「[^」]{0,120}」(?:と|って)(?:言う(?!ので|から)|言われ|言って|勧められ|聞)\\p{L}{0,12}?(?:が、?|けど、?|。|$)`,
  `(?:友人|友達|知人|同僚|仲間|姉|妹|兄|弟)(?:たち)?は${ja}(?:が、?|けど、?)(?=私|僕|俺|うち)`,
  `(?:友人|友達|知人|同僚|先輩)が${ja}(?:勧め|薦め|すすめ)て(?:くれ|もら)\\p{L}{0,6}?(?:が、?|けど、?|ので、?|。|$)`,
  `(?:友人|友達|知人|同僚|先輩)(?:から|に)(?:は|も)?${ja}(?:と|って|を)(?:言われ|勧められ|すすめられ|薦められ|聞)\\p{L}{0,12}?(?:が、?|けど、?|ので、?|。|$)`,
  `(?:看到|看[见見]|[写寫][着著]?|[说說])[^。;!?\\n,]{0,6}[:：]?\\s*[“"「『][^”"」』]{0,120}[”"」』]`,
  `${zhStart}[^。;!?\\n,]{1,20}(?:朋友|同事|同[学學]|室友|[闺閨]蜜)(?:们|們)?(?:都|一直|老是|就)?(?:推[荐薦]|建[议議]|安利)${zh}`,
  `${zhStart}(?:我)?(?:有)?(?:个|個)?(?:朋友|同事|同[学學]|室友|[闺閨]蜜)(?:们|們)?(?:去年|之前|上次|前年|前[阵陣]子|最近|都|一直|老是)?(?:[说說]|推[荐薦]|叫我|[让讓]我|建[议議]|去|住|做)${zh}`,
]
/** What people like who do not come along, and what only one of two likes. "With my boss" they do come along. */
const outsiders = [
  `(?<=\\bmy (?:wife|husband|girlfriend|boyfriend|partner)) (?:loves|likes|enjoys|wants) [^.;!?\\n,]{0,120}?,? but (?=i(?:'d| would)? (?:don'?t|do not|can'?t|hate|rather not|prefer not))`,
  `(?<=남편|아내|여자 ?친구|남자 ?친구)(?:은|는) [^.!?\\n,]{0,120}?좋아하(?:는데|지만) (?=저는 [^.]{0,120}?(?:못|안 |싫|힘들))`,
  `(?<=夫|妻|彼女|彼氏)は[^。!?\\n、,]{0,120}?好きですが、(?=私は[^。]{0,120}?(?:苦手|嫌|でき|しません))`,
  `(?<=老公|太太|老婆|女朋友|男朋友|女友|男友)(?:很|最)?(?:[爱愛]|喜[欢歡])[^。;!?\\n,]{0,120}[，,]?(?=(?:可|但)(?:是)?我[^，,。]{0,120}不|我(?:不|怕|[讨討][厌厭]))`,
  `(?<!\\b(?:with|and|for) )\\bmy (?:boss|ex(?:-[a-z]+)?|colleagues?|coworkers?|neighbou?rs?|manager|teacher|room ?mate|flat ?mate) (?!and\\b|is coming|comes|joins)${enTail}`,
  `(?:사장님|부장님|팀장님|상사|전 ?(?:남자 ?친구|여자 ?친구|남친|여친)|이웃)(?:은|는|이|가) ${koTail}`,
  `(?:上司|元カレ|元カノ|元夫|元妻|同僚|隣人)は${jaTail}`,
  `\\bmy (?:${they})'s [a-z]+ ${enTail}`,
  `(?:朋友|同事|同[学學]|室友|[邻鄰]居)的(?:[妈媽爸]|老[公婆]|孩子|小孩|朋友)${zh}`,
  `(?:老板|老[闆板]|上司|主管|前男友|前女友|前任|[邻鄰]居)(?=很|也|都|不|最|[讨討]|喜|[爱愛]|想|[觉覺])${zh}`,
]
/** What one of them wants, and what speaks against it: "my husband wants to see the market, but it is too far". */
const opposed = [
  `\\b(?:my|our|the) [a-z]+(?: [a-z]+)? (?:wants?|wanted|would (?:love|like)|fancies|fancied|insists on|keeps asking for)\\b[^.;!?\\n,]{0,80},? but (?=[^.;!?\\n]{0,60}\\b(?:no|not|[a-z]+n't|never|too|rather|hate|prefer|over my dead body)\\b)`,
  `(?:남편|아내|와이프|여친|남친|여자 ?친구|남자 ?친구|엄마|아빠|부모님|친구|아들|딸|애들)(?:은|는|이|가)[^.!?\\n,]{0,40}(?:고 ?싶(?:어|다|대)\\p{L}{0,6}|자고 ?(?:하|해)\\p{L}{0,3})(?:는데|지만|나|),? ?(?=[^.!?\\n]{0,40}(?:안 |못 |싫|무리|포기|패스|힘들))`,
  `(?:夫|妻|主人|彼女?|彼氏|母|父|友達|友人|娘|息子)(?:は|が)[^。!?\\n、,]{0,40}たい(?:と|って)?(?:言\\p{L}{0,6})?(?:のですが|んですが|のだけど|んだけど|けれど|けど|が)、?(?=[^。!?\\n]{0,40}(?:無理|やめ|嫌|苦手|却下|パス|難し))`,
  `${zhStart}(?:老公|先生|太太|老婆|[男女]朋友|[男女]友|朋友|[闺閨]蜜|[妈媽][妈媽]|爸爸|婆婆|公公|孩子|小孩|[儿兒]子|女[儿兒]|他|她)(?:[说說])?(?:很|也|一直|[说說])?想(?:去|看|吃|逛|玩)[^。;!?\\n,]{0,20}[,，]?(?=(?:可|但|不[过過])(?:是)?[^。;!?\\n]{0,40}(?:不行|算了|不要|不去|太[远遠贵貴累]))`,
  `${zhStart}[他她](?:[说說])?(?:想|要)(?:去|看|吃|逛|玩|爬)[^。;!?\\n,]{0,20}[,，](?=我(?:[说說]|才?不(?:去|想|要)))`,
]
/** Who stays with somebody else. */
const lookedAfter = [
  `\\b(?:leav(?:e|es|ing)|left) (?:the|our|my|both) (?:two |three )?(?:kids|children|boys|girls|twins|baby|toddler|son|daughter|husband|wife) (?:at home|behind|home)\\b`,
  `\\b(?:kids?|children|boys|girls|twins|baby|toddler|son|daughter)(?: are| is| will be) (?:staying )?with (?:their|the|his|her|my|our) (?:[a-z]+ )?(?:grand[a-z]+|granny|nana|nan|parents|mum|mom|mother|in-laws|aunt|sister|dad|father)\\b`,
  `\\b(?:the |our |my )?(?:kids?|children|boys|girls|twins|baby|toddler|son|daughter)(?: are| is)? (?:(?:at home|back home|home|safely) )?with (?:their |the |his |her |my |our )?(?:grand[a-z]+|granny|nana|nan|parents|mum|mom|mother|in-laws|aunt|sister|baby ?sitter|dad|father)\\b`,
  `${enStart}${en}\\b(?:stay(?:s|ing)?|left|leaving|remain(?:s|ing)?) (?:(?:the|our|my|both) (?:two |three )?)?(?:(?:kids|children|boys|girls|twins|baby|toddler|son|daughter|him|her|them|it|dog|cat) )?(?:behind |at home )?with (?:their |the |his |her |my |our )?(?:grand[a-z]+|granny|nana|parents|mum|mom|mother|in-laws|aunt|sister|baby ?sitter)\\b`,
  '(?:아이|애|아들|딸)(?:들)?(?:은|는|을|를)? [^.!?\\n,]{0,20}?(?:맡기|맡겨)\\p{L}{0,8}',
  '(?:子供|子ども|息子|娘)(?:たち|達)?は[^。!?\\n、,]{0,20}?(?:預け|留守番|見てもら)\\p{L}{0,8}',
  `(?:小孩|孩子|[宝寶][宝寶贝貝]|[儿兒]子|女[儿兒])(?:们|們|都|就)?(?:[托託]|交|留)(?:[给給在])${zh}`,
]
/** Who makes the trip possible, and does not come along for it. */
const helpers = [
  '(?:부모님|엄마|아빠|할머니|할아버지|이모|고모|삼촌|언니|누나|오빠|형|동생)(?:이|가|은|는|께서)? ?[^.!?\\n,]{0,12}(?:에|에서) ?(?:사세요|사셔서|사시는데|살아요|살고|살아서|살거든요)',
  '(?:両親|母|父|祖母|祖父|姉|兄|妹|弟|叔母|叔父)(?:が|は)[^。!?\\n、,]{0,12}に住んで\\p{L}{0,6}',
  `${zhStart}(?:我)?(?:爸爸?[妈媽]?[妈媽]?|[妈媽][妈媽]|父母|公婆|奶奶|外婆|[爷爺][爷爺]|阿姨|姐姐|哥哥)(?:都|就)?(?:住在|在[^。;!?\\n,]{1,6}住)${zh}`,
  `\\b(?:my|our|his|her|their) (?:[a-z]+[ -])?(?:parents|mother|father|mum|mom|dad|grand[a-z]+|in-laws|family|sister|brother|aunt|uncle|cousin|son|daughter|friends?),? (?:who )?(?:currently |now )?(?:lives?|works?|studies|teaches|(?:is|are) (?:studying|working|living|an? (?:exchange )?student))\\b${enTail}`,
  `\\b(?:my|our) (?:parents|mother|father|mum|mom|dad|grand[a-z]+|in-laws|family|sister|brother|aunt|uncle|sons?|daughters?|children|kids) (?:gave|give|paid|pays?|bought|booked|lends?|lent|babysits?|(?:is|are) (?:paying|babysitting)|(?:is |are |will )?(?:mind(?:s|ing)?|look(?:s|ing)? after|watch(?:es|ing)?|tak(?:es?|ing) care of|hav(?:e|ing)) (?:the |our |my )?(?:kids?|children|baby|boys|girls|toddler|dog|cat))\\b${enTail}`,
  '(?:부모님|엄마|아빠|어머니|아버지|할머니|시어머니|장모님)(?:이|가|께서) [^.!?\\n,]{0,30}?(?:봐 ?주|맡아 ?주|사 ?주|내 ?주|대 ?주|보내 ?주)\\p{L}{0,8}',
  '(?:両親|母|父|祖父母|義母|義父)(?:が|に)[^。!?\\n、,]{0,30}?(?:預か|見てくれ|プレゼントしてくれ|出してくれ|買ってくれ)\\p{L}{0,8}',
  `${zhStart}(?:[儿兒]子|女[儿兒]|爸爸?[妈媽]?[妈媽]?|[妈媽][妈媽]|公婆|婆婆|岳父?母?|父母)(?:[帮幫](?:我|我[们們]|忙)?(?:带|帶|看|顾|顧)|送|出[钱錢]|[请請]客)${zh}`,
  `${zhStart}前[男女](?:朋)?友${zh}`,
]
/** What happens in other weather, or in another life. */
const conditional = [
  `\\b(?:if|when|should|in case) (?:it|the weather|of|there)\\b[^.;!?\\n]{0,20}?(?:rain|snow|pour|storm|typhoon|bad|wet)${enSentence}`,
  `${enStart}${en}\\b(?:on|for|as) (?:a |any )?rainy[- ]days?\\b${enTail}`,
  `\\bif (?:i|we|she|he|they|money|time|my [a-z]+) (?:had|were|was|came|won)\\b${enSentence}`,
  '비(?:가)? ?(?:오면|올 ?때|오는 ?날|올 ?경우)[^.!?\\n]{0,60}?(?:되는데|되고|좋지만|지만|으니|,|\\.|$)',
  '(?:雨|天気が悪)(?:なら|だったら|の場合|が降ったら|の日|天なら|天の場合|ければ|かったら)[^。!?\\n]{0,60}?(?:が(?=基本|、)|ですが、?|けど、?|、|。|$)',
  `(?:如果|要是|[万萬]一|假如)?(?<![没沒不])(?:下雨|天[气氣]不好|下雪)(?:了|的[话話]|天)?(?:[，,](?=[^。;!?\\n,]{0,4}(?:就|再|改)))?${zh}`,
]
/** A child that is not born yet. */
const unborn = [
  '뱃속(?:의|에 있는)? ?(?:아기|애기|아이)|お腹の(?:中の)?(?:子|赤ちゃん)|肚子里的?(?:[宝寶][宝寶贝貝]|孩子)|\\bunborn (?:baby|child|son|daughter)\\b',
  `\\b(?:(?:a|our|the|first|second) )?baby (?:is |was )?(?:due|on the way|coming|arriving)\\b${enTail}`,
  '(?:아기|애기|아이)(?:가)? ?(?:태어나|나오)기 ?전\\p{L}*|(?:赤ちゃん|子供|子ども)が(?:生まれ|産まれ)る前(?:に)?|(?:宝宝|孩子)(?:出生|生)(?:之)?前',
]
/** What is not decided yet. */
const undecided = [
  `(?:\\b(?:i'?m|i am|we'?re|we are) )?\\b(?:(?:not|n't) (?:really |yet |quite |entirely )?(?:sure|certain|decided|made up)|unsure|undecided|torn between|can'?t decide|on the fence|no idea|wondering)\\b${enTail}`,
  `\\beither [^.;!?\\n,]{1,30}? or (?:the )?[a-z]+`,
  `${koStart}${ko}(?:고민 ?(?:중|이|하(?!다가)|돼|되)|망설|잘 ?모르겠|미정|안 ?정했|못 ?정했|정하지 ?(?:못|않))\\p{L}{0,6}`,
  `${jaStart}${ja}(?:迷って|迷い中|悩んで|悩み中|検討中|考え中|未定|決め(?:て(?:い)?(?:ない|ません)|かね)|決まって(?:い)?(?:ない|ません)|分からない|わからない)\\p{L}{0,6}`,
  `${zhStart}${zh}(?:[还還]没(?:有)?(?:想好|决定|決定|定)|[还還]沒(?:有)?(?:想好|决定|決定|定)|不确定|不確定|[纠糾][结結]|犹豫|猶豫|考[虑慮]中|拿不定|没想好|沒想好|二[选選]一)${zh}`,
]
/** A question about how something is, which asks for nothing. */
const asked = [
  `\\b(?:know|wonder(?:ing)?|ask|check) (?:if|whether)\\b${enTail}`,
  `${enStart}\\s*(?:is|are) [a-z ]{1,24} (?:good|nice|ok(?:ay)?|cold|hot|crowded|busy|open) in [a-z]+\\?`,
  '\\bis [$€£₩]?\\d[\\d,.]* ?(?:k|won|krw|usd|eur|euros?|dollars?|pounds?|million)\\b[^.;!?\\n]{0,30}\\b(?:enough|realistic|doable|ok(?:ay)?|too (?:much|little|low))\\b[^.;!?\\n]{0,30}\\?+',
  '\\b(?:do|should|would|will|must) (?:we|i|you|one) (?:really |even |actually )?(?:need|bring|take|have to|bother)\\b[^.;!?\\n]{0,60}\\?+',
  `\\bis it true (?:that )?[^.;!?\\n,]{0,80}?(?=[.;!?\\n,]|\\banyway\\b|$)`,
  `${enStart}[^.;!?\\n]{0,40}\\bbest (?:time|month|season|part of the year) (?:to|for)\\b[^.;!?\\n]{0,60}\\?`,
  '[^.!?\\n,]{0,40}(?:언제|몇 ?월)(?:이|가|에)? ?(?:제일|가장)? ?(?:좋|적기)[^.!?\\n]{0,12}',
  '[^。!?\\n、,]{0,40}(?:いつ|何月)(?:頃)?(?:が|に行くのが)(?:一番|いちばん)?(?:いい|良い|よい|ベスト)[^。!?\\n]{0,10}',
  `${zhStart}${zh}(?:[几幾]月(?:份)?|什[么麼][时時]候)[^。;!?\\n,]{0,6}(?:最好|合[适適]|去好)${zh}`,
  '[^。!?\\n、,]{0,40}って[^。!?\\n]{0,40}(?:ですか|ますか|かな|の)\\?',
  '(?<=^|[.;!?\\n,])[^.;!?\\n,]{0,80}\\bworth (?:it|visiting|seeing|going|the (?:trip|money|hype))\\b[^.;!?\\n]{0,40}\\?|(?<=^|[.;!?\\n,])[^.;!?\\n,]{0,80}\\b(?:overrated|overhyped)\\b[^.;!?\\n]{0,40}\\?|\\bis it too (?:late|early|cold|hot) for\\b[^.;!?\\n]{0,60}\\?',
  '[^.!?\\n,]{0,60}(?:끝났|졌|지났)(?:을까요|나요|겠죠)\\??|[^.!?\\n,]{0,60}(?:갈 ?만|볼 ?만) ?(?:한가요|할까요|해요)\\?',
  '[^。!?\\n、,]{0,60}(?:もう終わ\\p{L}{0,6}|どうな)(?:ですか|でしょうか)[^。!?\\n]{0,4}\\??',
  `${zhStart}需要${zh}[吗嗎]\\?`,
  `${zhStart}${zh}(?:是不是(?:已[经經])|[值]不值得|值得去[吗嗎])[^。;!?\\n,]{0,40}\\??`,
]

/** What the traveller did or planned before. */
export const pastPatterns = past.map((source) => new RegExp(source, 'gu'))
/** What is said of others, of another trip, of other weather, and what is only asked. */
export const otherPatterns = [
  anotherTime,
  quoted,
  outsiders,
  opposed,
  helpers,
  lookedAfter,
  unborn,
  conditional,
  undecided,
  asked,
]
  .flat()
  .map((source) => new RegExp(source, 'gu'))

/** Somebody who is named before does not come along. */
export const absent =
  /\b(?:passed(?: away)?|died)\b|\b(?:was|were) (?:going|supposed|meant|hoping|planning) to (?:come|join|travel)\b|\b(?:(?:has|have|had|'s) )?(?:dropped|backed|pulled|bowed) out\b|\bhad to cancel\b|分手|[离離]婚|헤어(?:졌|지고|진)\p{L}{0,4}|別れ(?:た|まし|て)\p{L}{0,3}|\bbroke up\b|\bsplit up with\b|\bgave up (?:his|her|their) (?:seat|place|ticket)\b|돌아가(?:신|셨)|(?<=[은는이가] ?)출장(?:이에요|입니다|임|중| ?가고)?(?=[ .,!]|$)|(?:출장|회사|근무|야근)(?: ?때문(?:에)?|이라(?:서)?|(?:이|을|를)? ?있어서?| ?중이라)(?: ?못 ?[가와오]\p{L}{0,3})?|(?:仕事|出張|会社)(?:中|で|があ\p{L}{0,4}|なので|のため)(?:来|行け|不参加|不在|無理)\p{L}{0,6}|(?:要|得|在|忙着?)(?:上班|加班|出差|工作)(?:了)?(?=[，,。；]|$)|亡くな|去世|[过過]世|(?<=[爸妈媽爷爺奶公婆])[刚剛]?走了?(?=[,，。])|\b(?:who (?:stays?|is staying|remains) (?:at )?(?:home|behind)|(?:is|are) not coming|(?:isn'?t|aren'?t) (?:coming|with us)|not with us|(?:won'?t|can'?t|cannot) (?:come|join|make it)\b|(?:is|are) (?:away )?(?:on (?:a )?business|working|at work)\b|has to (?:work|stay)|stays? (?:at )?home|does(?:n'?t| not) come (?:along|with))|(?:휴가|연차|시간)(?:를|을)? ?못 ?(?:내|빼)\p{L}{0,4}|(?:안|못) ?(?:가|오)(?:시|셔|세|십)\p{L}{0,4}|(?:안|못) ?(?:가요|갑니다|가세요|와요|옵니다|오세요|오십니다|가지만|오지만|가고|오고|온대요?|간대요?|오신대요?)|(?:来|行き)(?:ません|られません)|来(?:ない|られない|れない|れません)|行きたがらない|不参加|留守番|置いて(?:い|行)\p{L}{0,4}|一緒(?:では|じゃ)(?:ない|ありません)|(?:合流|参加)する?かもしれ\p{L}{0,6}|(?:请|請)不了假|(?:出差|上班|加班|工作|忙)[,，]?(?:不去|不[来來]|去不了|[来來]不了)|走不[开開]|[抽脱]不[开開]身|不[给給]假|(?:来|來|去)不了|(?:这次|這次|可是|但|不[过過]|因为|因為)?[她他](?:们|們)?(?:[^。！？；\n，,]{0,6})?(?:有事|[没沒]空|[没沒][时時][间間])|(?:这次|這次|可是|但|不[过過]|因为|因為)?[她他](?:们|們)?(?:不|没法|沒法)(?:来|來|去|参加|參加)(?=[，,。；]|$)|(?<=但|可|不过|不過|但是|可是)(?:这次|這次)?(?:不|没法|沒法)(?:来|來|参加|參加)(?=[，,。；]|$)|(?<=老公|太太|老婆|爸|妈|媽|姐|妹|哥|弟|男友|女友|朋友|先生)不(?:来|來|去)(?=[,。;]|$)|不(?:来|來|去)了(?=[，,。.；]|$)|(?:오|가)(?:려고|기로) ?했(?:는데|다가|지만)[^.!?\n,]{0,12}(?:취소|못|빠)\p{L}{0,6}|빠지(?:게|기로|셨|신대)\p{L}{0,5}|(?:来|行)けなく(?:な\p{L}{0,4})?|ドタキャン|欠席|[临臨][时時](?:有事|来不了|來不了)|放[了]?(?:我[们們]?)?[鸽鴿]子/gu

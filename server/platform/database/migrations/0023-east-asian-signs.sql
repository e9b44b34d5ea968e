-- A sign of Chinese and Japanese has one form, whichever country wrote it, and hiragana are katakana: 景福宫 finds 景福宮.
-- domain/east-asian-signs.ts says which, and does the same with what is searched for.
create function mgk.one_form(given text) returns text
language sql immutable parallel safe
return translate(given,
    '宫门东龙竜国岛嶋汉广広楼馆舘园桥场庆寿庙钟鍾锺乡郷鄕韩济済云鸡鷄鶏歷历歴黄荣栄亚亜乐楽会圣宝寳华兴义严厳丽关関开阳阴陆顺须风飞马鱼鸟鹤麦齐斉'
    '斋斎车军农凤刘剑剣务动劳労势区医单単卢卫厂厅庁压圧县県参蔘双发発髮髪变変号叶吕员圆円团団图図坛块坟垒塁墙墻声处処头妇学宁实実审宪宾对対寻导将'
    '尔尘尝层屿岁歳岗岭峡币师带帯帮应応庄荘库庐废廃张弹弾归帰当录録径忆怀总総恋惊户戸战戦扬护报择択换据数断无旧时旷显顕晋晓暁术机杂雑权権条来杨极'
    '构枪柜标栋栏树样様档检検横欢歓欧残气気匯汇汤沟没沧泪涙泽沢洁浅浆测浓涂润涩渋澁渊温湾湿满満滨浜灭灯灵霊炉点烟热爱猎猟猪献玛环现琼电画疗盐塩监'
    '盖盘矿鉱鑛码砖础确礼祸离种积称税稳穏窑竞笔筑简粮红纪纯纱纲纳纵縦纸练组细织终经経结绘絵络绝絶统绣继継绩绪续続绿緑缆缘縁网罗职联肃肤胜脑脳脚脸'
    '舰艺芸节芦苏苹茧荐莱莲获营営萧蓝虚虫蚕蝉观観视览覧觉覚规计认让譲议记讲许论设访证証识词译訳试诗话诚语说説请诸谈谊贞负财责贤败货质贩购贯贵贸费'
    '贺资赏赛赞赵跃轨转転轮软轻軽载辅辉边辺达迁过运还这进远违连迟遅选递逻遗邮邓郑酱鉴鑑针钓钢钱銭铁鉄铃铜银铺舖链锅锦键镇鎭镜长问间闻阁阅队阶际陈'
    '险険隐隠雾静页项顾颐颜题额类饭饮饰饼馒驾驿駅骑鲁鲍鲜鲸鸭鸿鹅鹭龟亀渓谿滝驱駆验験圏儿児写释釈从従兽獣绳縄乗净浄状叠畳酿醸眞粋酔穂随髄摄摂专専'
    '践纤繊禅壮装聪聡蔵脏臓属台颱滞担胆昼听聴传伝党稲读読独届拝卖売麺面抜瓶仏払豊丰褒翻毎万黙药薬与予誉揺赖頼乱两両励龄齢歩徳恵烧焼樱桜桧壷鸥鴎峯'
    '岳岩强产産敎淸靑爲为尙内呉吴隣邻郞曲见书剧仓贝鹏鹊鹰鳞庞闹鱿鳗鳕办协凑准创划勋勲厉呐呗唤吗咸喷坝坚垫梦夺奋婴孙岚巣后復复彻恒惨虑惯忧凭戏戯扫'
    '挂采挥损抢击撃扩拡摊敌晖枣枫桨桩梁壳杀潜泼浇涛洒滩炼炖烛灿争爷牵狭狮玺莹毕异盗众困硕御棱穷窃笋筝粤粽纹丝糸综绵紧线编缓缩罚习胶肠举挙舱茎苍卜'
    '葱蒋姜萨虾蜡补里裏袜讨托训咏评该详夸课调谅诺谢谜谱艳猫买赐赋赠赢赶迹踊辈输轿适遥邹钉钩铅铭锋表锁临乌黒体桦焕潇卧骊屛宽寛只冢铸闪闭闲閑闰阔辟'
    '陕阵雏韧韵响顶颂预频颗愿飓飘养余饿驻驼腾骄松斗郁鲤鳄鸣鸽卤么谷干几系范制冲卷布周注遊向个们亿优偿储价価侠伦伟侧侦杰伞备侨仪册冻减刚则别剂劲却'
    '启啓乔叹吨围尧坠奥妆娘宠冈岘峤厦弥彦征悦恶悪慎悬抛挟抚扑升畅煖盃杆橱毁毡冰污况泄凄涡涌渔涨焔熏牺犹奖奨珐珑瓮皱矫秘禄秃灶並并篮笼签绍绞绫缎纬'
    '缝翘耸脉脱腊荫蔷兰萝蚝衬订讯诊询谐谦谣竖贡贴贾账轰辞辽迈郸钮钞钵铝锯锥锤锻铲铎钥钻闸闾阑虽韦顿颇领颈颠饺馔飨驭驶骆骤鳌鲈鹉鹦齿歯ぁあぃいぅう'
    'ぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれ'
    'ろゎわゐゑをんゔゕゖ',
    '宮門東龍龍國島島漢廣廣樓館館園橋場慶壽廟鐘鐘鐘鄉鄉鄉韓濟濟雲雞雞雞曆曆曆黃榮榮亞亞樂樂會聖寶寶華興義嚴嚴麗關關開陽陰陸順須風飛馬魚鳥鶴麥齊齊'
    '齋齋車軍農鳳劉劍劍務動勞勞勢區醫單單盧衛廠廳廳壓壓縣縣參參雙發發發發變變號葉呂員圓圓團團圖圖壇塊墳壘壘牆牆聲處處頭婦學寧實實審憲賓對對尋導將'
    '爾塵嘗層嶼歲歲崗嶺峽幣師帶帶幫應應莊莊庫廬廢廢張彈彈歸歸當錄錄徑憶懷總總戀驚戶戶戰戰揚護報擇擇換據數斷無舊時曠顯顯晉曉曉術機雜雜權權條來楊極'
    '構槍櫃標棟欄樹樣樣檔檢檢橫歡歡歐殘氣氣彙彙湯溝沒滄淚淚澤澤潔淺漿測濃塗潤澀澀澀淵溫灣濕滿滿濱濱滅燈靈靈爐點煙熱愛獵獵豬獻瑪環現瓊電畫療鹽鹽監'
    '蓋盤礦礦礦碼磚礎確禮禍離種積稱稅穩穩窯競筆築簡糧紅紀純紗綱納縱縱紙練組細織終經經結繪繪絡絕絕統繡繼繼績緒續續綠綠纜緣緣網羅職聯肅膚勝腦腦腳臉'
    '艦藝藝節蘆蘇蘋繭薦萊蓮獲營營蕭藍虛蟲蠶蟬觀觀視覽覽覺覺規計認讓讓議記講許論設訪證證識詞譯譯試詩話誠語說說請諸談誼貞負財責賢敗貨質販購貫貴貿費'
    '賀資賞賽贊趙躍軌轉轉輪軟輕輕載輔輝邊邊達遷過運還這進遠違連遲遲選遞邏遺郵鄧鄭醬鑒鑒針釣鋼錢錢鐵鐵鈴銅銀鋪鋪鏈鍋錦鍵鎮鎮鏡長問間聞閣閱隊階際陳'
    '險險隱隱霧靜頁項顧頤顏題額類飯飲飾餅饅駕驛驛騎魯鮑鮮鯨鴨鴻鵝鷺龜龜溪溪瀧驅驅驗驗圈兒兒寫釋釋從從獸獸繩繩乘淨淨狀疊疊釀釀真粹醉穗隨髓攝攝專專'
    '踐纖纖禪壯裝聰聰藏臟臟屬臺臺滯擔膽晝聽聽傳傳黨稻讀讀獨屆拜賣賣麵麵拔甁佛拂豐豐襃飜每萬默藥藥與豫譽搖賴賴亂兩兩勵齡齡步德惠燒燒櫻櫻檜壺鷗鷗峰'
    '嶽巖強產產教清青為為尚內吳吳鄰鄰郎麴見書劇倉貝鵬鵲鷹鱗龐鬧魷鰻鱈辦協湊準創劃勛勛厲吶唄喚嗎鹹噴壩堅墊夢奪奮嬰孫嵐巢後複複徹恆慘慮慣憂憑戲戲掃'
    '掛採揮損搶擊擊擴擴攤敵暉棗楓槳樁樑殼殺潛潑澆濤灑灘煉燉燭燦爭爺牽狹獅璽瑩畢異盜眾睏碩禦稜窮竊筍箏粵糉紋絲絲綜綿緊線編緩縮罰習膠腸舉舉艙莖蒼蔔'
    '蔥蔣薑薩蝦蠟補裡裡襪討託訓詠評該詳誇課調諒諾謝謎譜豔貓買賜賦贈贏趕跡踴輩輸轎適遙鄒釘鉤鉛銘鋒錶鎖臨烏黑體樺煥瀟臥驪屏寬寬隻塚鑄閃閉閒閒閏闊闢'
    '陝陣雛韌韻響頂頌預頻顆願颶飄養餘餓駐駝騰驕鬆鬥鬱鯉鱷鳴鴿鹵麽穀乾幾係範製衝捲佈週註游嚮個們億優償儲價價俠倫偉側偵傑傘備僑儀冊凍減剛則別劑勁卻'
    '啟啟喬嘆噸圍堯墜奧妝孃寵岡峴嶠廈彌彥徵悅惡惡愼懸拋挾撫撲昇暢暖杯桿櫥毀氈氷汙況洩淒渦湧漁漲焰燻犧猶獎獎琺瓏甕皺矯祕祿禿竈竝竝籃籠籤紹絞綾緞緯'
    '縫翹聳脈脫臘蔭薔蘭蘿蠔襯訂訊診詢諧謙謠豎貢貼賈賬轟辭遼邁鄲鈕鈔鉢鋁鋸錐錘鍛鏟鐸鑰鑽閘閭闌雖韋頓頗領頸顛餃饌饗馭駛駱驟鰲鱸鵡鸚齒齒ァアィイゥウ'
    'ェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレ'
    'ロヮワヰヱヲンヴヵヶ');

-- As it was, and signs in one form. That takes 5 µs for each sign of a text, so it is left out where there can be none of them.
create or replace function mgk.fold_text(given text) returns text
language sql immutable parallel safe
return regexp_replace(
  lower(case
    when given ~ '^[\x01-\x7f가-힣]*$' then given
    when given ~ '[\u2e80-\u9fff\uf900-\ufaff\U0001f200-\U0001f2ff\U0002f800-\U0002fa1f]'
      then mgk.one_form(normalize(regexp_replace(normalize(given, nfkd), '[\u0300-\u036f]', '', 'g'), nfc))
    else normalize(regexp_replace(normalize(given, nfkd), '[\u0300-\u036f]', '', 'g'), nfc) end collate "C"),
  '[\t\n\r!-,./:-@[-`{-~·、。！？「」‘’“”…—–]+', ' ', 'g');

grant execute on function mgk.one_form(text) to mgk_visitor, mgk_member, mgk_service, :"app", :"reader";

-- What has such signs is listed anew: it leaves the lists and comes back.
alter table mgk.places no force row level security;
alter table mgk.clinics no force row level security;
do $$
declare
  signs constant text := '[\u2e80-\u9fff\uf900-\ufaff\U0002f800-\U0002fa1f]';
  of_places text[] := array(select id from mgk.places as p where deleted_at is null and to_jsonb(p)::text ~ signs);
  of_clinics bigint[] := array(select id from mgk.clinics as c where deleted_at is null and to_jsonb(c)::text ~ signs);
begin
  update mgk.places set deleted_at = now() where id = any (of_places);
  update mgk.places set deleted_at = null where id = any (of_places);
  update mgk.clinics set deleted_at = now() where id = any (of_clinics);
  update mgk.clinics set deleted_at = null where id = any (of_clinics);
end
$$;
alter table mgk.places force row level security;
alter table mgk.clinics force row level security;

// Written by scripts/generate/make-station-names.ts from seed/facts/transport; do not edit.
export const stationNames = `Soyosan|소요산|1
Dongducheon|동두천|1
Bosan|보산|1
Dongducheon Jungang|동두천중앙|1
Jihaeng|지행|1
Deokjeong|덕정|1
Deokgye|덕계|1
Yangju|양주|1
Nogyang|녹양|1
Ganeung|가능|1
Uijeongbu|의정부|1
Hoeryong|회룡|1
Mangwolsa|망월사|1
Dobongsan|도봉산|1|7
Dobong|도봉|1
Banghak|방학|1
Changdong|창동|1|4
Nokcheon|녹천|1
Wolgye|월계|1
Kwangwoon Univ.|광운대|1
Seokgye|석계|1|6
Sinimun|신이문|1
Hankuk Univ. of Foreign Studies|외대앞|1
Hoegi|회기|1|gyeongui-jungang|gyeongchun
Cheongnyangni|청량리|1|gyeongui-jungang|gyeongchun
Jegi-dong|제기동|1
Sinseol-dong|신설동|1|2|ui-sinseol
Dongmyo|동묘앞|1|6
Dongdaemun|동대문|1|4
Jongno 5-ga|종로5가|1
Jongno 3-ga|종로3가|1|3|5
Jonggak|종각|1
City Hall|시청|1|2
Seoul Station|서울역|1|4|airport
Namyeong|남영|1
Yongsan|용산|1|gyeongui-jungang
Noryangjin|노량진|1|9
Daebang|대방|1|sillim
Singil|신길|1|5
Yeongdeungpo|영등포|1
Sindorim|신도림|1|2
Guro|구로|1
Guil|구일|1
Gaebong|개봉|1
Oryu-dong|오류동|1
Onsu|온수|1|7
Yeokgok|역곡|1
Sosa|소사|1|seohae
Bucheon|부천|1
Jung-dong|중동|1
Songnae|송내|1
Bugae|부개|1
Bupyeong|부평|1|incheon-1
Baegun|백운|1
Dongam|동암|1
Ganseok|간석|1
Juan|주안|1|incheon-2
Dohwa|도화|1
Jemulpo|제물포|1
Dowon|도원|1
Dongincheon|동인천|1
Incheon|인천|1|suin-bundang
Gasan Digital Complex|가산디지털단지|1|7
Doksan|독산|1
Geumcheon-gu Office|금천구청|1
Seoksu|석수|1
Gwanak|관악|1
Anyang|안양|1
Myeonghak|명학|1
Geumjeong|금정|1|4
Gunpo|군포|1
Dangjeong|당정|1
Uiwang|의왕|1
Sungkyunkwan Univ.|성균관대|1
Hwaseo|화서|1
Suwon|수원|1|suin-bundang
Seryu|세류|1
Byeongjeom|병점|1
Sema|세마|1
Osan Univ.|오산대|1
Osan|오산|1
Jinwi|진위|1
Songtan|송탄|1
Seojeong-ni|서정리|1
Pyeongtaek Jije|평택지제|1
Pyeongtaek|평택|1
Seonghwan|성환|1
Jiksan|직산|1
Dujeong|두정|1
Cheonan|천안|1
Bongmyeong|봉명|1
Ssangyong|쌍용|1
Asan|아산|1
Tangjeong|탕정|1
Baebang|배방|1
Onyang Oncheon|온양온천|1
Sinchang|신창|1
Euljiro 1-ga|을지로입구|2
Euljiro 3-ga|을지로3가|2|3
Euljiro 4-ga|을지로4가|2|5
Dongdaemun History & Culture Park|동대문역사문화공원|2|4|5
Sindang|신당|2|6
Sangwangsimni|상왕십리|2
Wangsimni|왕십리|2|5|suin-bundang|gyeongui-jungang
Hanyang Univ.|한양대|2
Ttukseom|뚝섬|2
Seongsu|성수|2
Konkuk Univ.|건대입구|2|7
Guui|구의|2
Gangbyeon|강변|2
Jamsillaru|잠실나루|2
Jamsil|잠실|2|8
Jamsilsaenae|잠실새내|2
Sports Complex|종합운동장|2|9
Samseong|삼성|2
Seolleung|선릉|2|suin-bundang
Yeoksam|역삼|2
Gangnam|강남|2|sinbundang
Seoul Nat'l Univ. of Education|교대|2|3
Seocho|서초|2
Bangbae|방배|2
Sadang|사당|2|4
Nakseongdae|낙성대|2
Seoul Nat'l Univ.|서울대입구|2
Bongcheon|봉천|2
Sillim|신림|2|sillim
Sindaebang|신대방|2
Guro Digital Complex|구로디지털단지|2
Daerim|대림|2|7
Mullae|문래|2
Yeongdeungpo-gu Office|영등포구청|2|5
Dangsan|당산|2|9
Hapjeong|합정|2|6
Hongik Univ.|홍대입구|2|airport|gyeongui-jungang
Sinchon|신촌|2
Ewha Womans Univ.|이대|2
Ahyeon|아현|2
Chungjeongno|충정로|2|5
Yongdap|용답|2
Sindap|신답|2
Yongdu|용두|2
Dorimcheon|도림천|2
Yangcheon-gu Office|양천구청|2
Sinjeongnegeori|신정네거리|2
Kkachisan|까치산|2|5
Daehwa|대화|3
Juyeop|주엽|3
Jeongbalsan|정발산|3
Madu|마두|3
Baekseok|백석|3
Daegok|대곡|3|gyeongui-jungang|seohae
Hwajeong|화정|3
Wondang|원당|3
Wonheung|원흥|3
Samsong|삼송|3
Jichuk|지축|3
Gupabal|구파발|3
Yeonsinnae|연신내|3|6
Bulgwang|불광|3|6
Nokbeon|녹번|3
Hongje|홍제|3
Muakjae|무악재|3
Dongnimmun|독립문|3
Gyeongbokgung|경복궁|3
Anguk|안국|3
Chungmuro|충무로|3|4
Dongguk Univ.|동대입구|3
Yaksu|약수|3|6
Geumho|금호|3
Oksu|옥수|3|gyeongui-jungang
Apgujeong|압구정|3
Sinsa|신사|3|sinbundang
Jamwon|잠원|3
Express Bus Terminal|고속터미널|3|7|9
Nambu Bus Terminal|남부터미널|3
Yangjae|양재|3|sinbundang
Maebong|매봉|3
Dogok|도곡|3|suin-bundang
Daechi|대치|3
Hangnyeoul|학여울|3
Daecheong|대청|3
Irwon|일원|3
Suseo|수서|3|suin-bundang
Garak Market|가락시장|3|8
Nat'l Police Hospital|경찰병원|3
Ogeum|오금|3|5
Jinjeop|진접|4
Onam|오남|4
Byeollae Byeolgaram|별내별가람|4
Buramsan|불암산|4
Sanggye|상계|4
Nowon|노원|4|7
Ssangmun|쌍문|4
Suyu|수유|4
Mia|미아|4
Miasageori|미아사거리|4
Gireum|길음|4
Sungshin Women's Univ.|성신여대입구|4|ui-sinseol
Hansung Univ.|한성대입구|4
Hyehwa|혜화|4
Myeong-dong|명동|4
Hoehyeon|회현|4
Sookmyung Women's Univ.|숙대입구|4
Samgakji|삼각지|4|6
Sinyongsan|신용산|4
Ichon|이촌|4|gyeongui-jungang
Dongjak|동작|4|9
Isu|이수|4|7
Namtaeryeong|남태령|4
Seonbawi|선바위|4
Seoul Racecourse Park|경마공원|4
Seoul Grand Park|대공원|4
Gwacheon|과천|4
Government Complex Gwacheon|정부과천청사|4
Indeogwon|인덕원|4
Pyeongchon|평촌|4
Beomgye|범계|4
Sanbon|산본|4
Surisan|수리산|4
Daeyami|대야미|4
Banwol|반월|4
Sangnoksu|상록수|4
Hanyang Univ. at Ansan|한대앞|4|suin-bundang
Jungang|중앙|4|suin-bundang
Gojan|고잔|4|suin-bundang
Choji|초지|4|suin-bundang|seohae
Ansan|안산|4|suin-bundang
Singiloncheon|신길온천|4|suin-bundang
Jeongwang|정왕|4|suin-bundang
Oido|오이도|4|suin-bundang
Banghwa|방화|5
Gaehwasan|개화산|5
Gimpo Int'l Airport|김포공항|5|9|airport|seohae|gimpo
Songjeong|송정|5
Magok|마곡|5
Balsan|발산|5
Ujangsan|우장산|5
Hwagok|화곡|5
Sinjeong|신정|5
Mok-dong|목동|5
Omokgyo|오목교|5
Yangpyeong (Seoul)|양평|5
Yeongdeungpo Market|영등포시장|5
Yeouido|여의도|5|9
Yeouinaru|여의나루|5
Mapo|마포|5
Gongdeok|공덕|5|6|airport|gyeongui-jungang
Aeogae|애오개|5
Seodaemun|서대문|5
Gwanghwamun|광화문|5
Cheonggu|청구|5|6
Singeumho|신금호|5
Haengdang|행당|5
Majang|마장|5
Dapsimni|답십리|5
Janghanpyeong|장한평|5
Gunja|군자|5|7
Achasan|아차산|5
Gwangnaru|광나루|5
Cheonho|천호|5|8
Gangdong|강동|5
Gil-dong|길동|5
Gubeundari|굽은다리|5
Myeongil|명일|5
Godeok|고덕|5
Sangil-dong|상일동|5
Gangil|강일|5
Misa|미사|5
Hanam Pungsan|하남풍산|5
Hanam City Hall|하남시청|5
Hanam Geomdansan|하남검단산|5
Dunchon-dong|둔촌동|5
Olympic Park|올림픽공원|5|9
Bangi|방이|5
Gaerong|개롱|5
Geoyeo|거여|5
Macheon|마천|5
Eungam|응암|6
Saejeol|새절|6
Jeungsan|증산|6
Digital Media City|디지털미디어시티|6|airport|gyeongui-jungang
World Cup Stadium|월드컵경기장|6
Mapo-gu Office|마포구청|6
Mangwon|망원|6
Sangsu|상수|6
Gwangheungchang|광흥창|6
Daeheung|대흥|6
Hyochang Park|효창공원앞|6|gyeongui-jungang
Noksapyeong|녹사평|6
Itaewon|이태원|6
Hangangjin|한강진|6
Beotigogae|버티고개|6
Changsin|창신|6
Bomun|보문|6|ui-sinseol
Anam|안암|6
Korea Univ.|고려대|6
Wolgok|월곡|6
Sangwolgok|상월곡|6
Dolgoji|돌곶이|6
Taereung|태릉입구|6|7
Hwarangdae|화랑대|6
Bonghwasan|봉화산|6
Sinnae|신내|6|gyeongchun
Yeokchon|역촌|6
Dokbawi|독바위|6
Gusan|구산|6
Jangam|장암|7
Suraksan|수락산|7
Madeul|마들|7
Junggye|중계|7
Hagye|하계|7
Gongneung|공릉|7
Meokgol|먹골|7
Junghwa|중화|7
Sangbong|상봉|7|gyeongui-jungang|gyeongchun
Myeonmok|면목|7
Sagajeong|사가정|7
Yongmasan|용마산|7
Junggok|중곡|7
Children's Grand Park|어린이대공원|7
Jayang|자양|7
Cheongdam|청담|7
Gangnam-gu Office|강남구청|7|suin-bundang
Hak-dong|학동|7
Nonhyeon|논현|7|sinbundang
Banpo|반포|7
Naebang|내방|7
Namseong|남성|7
Soongsil Univ.|숭실대입구|7
Sangdo|상도|7
Jangseungbaegi|장승배기|7
Sindaebangsamgeori|신대방삼거리|7
Boramae|보라매|7|sillim
Sinpung|신풍|7
Namguro|남구로|7
Cheolsan|철산|7
Gwangmyeongsageori|광명사거리|7
Cheonwang|천왕|7
Kkachiul|까치울|7
Bucheon Stadium|부천종합운동장|7|seohae
Chunui|춘의|7
Sinjung-dong|신중동|7
Bucheon City Hall|부천시청|7
Sang-dong|상동|7
Samsan Gymnasium|삼산체육관|7
Gulpocheon|굴포천|7
Bupyeong-gu Office|부평구청|7|incheon-1
Sangok|산곡|7
Seongnam|석남|7|incheon-2
Byeollae|별내|8|gyeongchun
Dasan|다산|8
Donggureung|동구릉|8
Guri|구리|8|gyeongui-jungang
Jangja Lake Park|장자호수공원|8
Amsa History Park|암사역사공원|8
Amsa|암사|8
Gangdong-gu Office|강동구청|8
Mongchontoseong|몽촌토성|8
Seokchon|석촌|8|9
Songpa|송파|8
Munjeong|문정|8
Jangji|장지|8
Bokjeong|복정|8|suin-bundang
Namwirye|남위례|8
Sanseong|산성|8
Namhansanseong|남한산성입구|8
Dandaeogeori|단대오거리|8
Sinheung|신흥|8
Sujin|수진|8
Moran|모란|8|suin-bundang
Gaehwa|개화|9
Airport Market|공항시장|9
Sinbanghwa|신방화|9
Magongnaru|마곡나루|9|airport
Yangcheon Hyanggyo|양천향교|9
Gayang|가양|9
Jeungmi|증미|9
Deungchon|등촌|9
Yeomchang|염창|9
Sinmokdong|신목동|9
Seonyudo|선유도|9
National Assembly|국회의사당|9
Saetgang|샛강|9|sillim
Nodeul|노들|9
Heukseok|흑석|9
Gubanpo|구반포|9
Sinbanpo|신반포|9
Sapyeong|사평|9
Sinnonhyeon|신논현|9|sinbundang
Eonju|언주|9
Seonjeongneung|선정릉|9|suin-bundang
Samseong Jungang|삼성중앙|9
Bongeunsa|봉은사|9
Samjeon|삼전|9
Seokchon Gobun|석촌고분|9
Songpanaru|송파나루|9
Hanseong Baekje|한성백제|9
Dunchon Oryun|둔촌오륜|9
VHS Medical Center|중앙보훈병원|9
Gyeyang|계양|airport|incheon-1
Geomam|검암|airport|incheon-2
Cheongna Int'l City|청라국제도시|airport
Yeongjong|영종|airport
Unseo|운서|airport
Airport Cargo Terminal|공항화물청사|airport
Incheon Airport Terminal 1|인천공항1터미널|airport
Incheon Airport Terminal 2|인천공항2터미널|airport
Yangjae Citizen's Forest|양재시민의숲|sinbundang
Cheonggyesan|청계산입구|sinbundang
Pangyo|판교|sinbundang|gyeonggang
Jeongja|정자|sinbundang|suin-bundang
Migeum|미금|sinbundang|suin-bundang
Dongcheon|동천|sinbundang
Suji-gu Office|수지구청|sinbundang
Seongbok|성복|sinbundang
Sanghyeon|상현|sinbundang
Gwanggyo Jungang|광교중앙|sinbundang
Gwanggyo|광교|sinbundang
Seoul Forest|서울숲|suin-bundang
Apgujeong Rodeo|압구정로데오|suin-bundang
Hanti|한티|suin-bundang
Guryong|구룡|suin-bundang
Gaepo-dong|개포동|suin-bundang
Daemosan|대모산입구|suin-bundang
Gachon Univ.|가천대|suin-bundang
Taepyeong|태평|suin-bundang
Yatap|야탑|suin-bundang
Imae|이매|suin-bundang|gyeonggang
Seohyeon|서현|suin-bundang
Sunae|수내|suin-bundang
Ori|오리|suin-bundang
Jukjeon|죽전|suin-bundang
Bojeong|보정|suin-bundang
Guseong|구성|suin-bundang
Singal|신갈|suin-bundang
Giheung|기흥|suin-bundang|everline
Sanggal|상갈|suin-bundang
Cheongmyeong|청명|suin-bundang
Yeongtong|영통|suin-bundang
Mangpo|망포|suin-bundang
Maetan-Gwonseon|매탄권선|suin-bundang
Suwon City Hall|수원시청|suin-bundang
Maegyo|매교|suin-bundang
Gosaek|고색|suin-bundang
Omokcheon|오목천|suin-bundang
Eocheon|어천|suin-bundang
Sari|사리|suin-bundang
Darwol|달월|suin-bundang
Wolgot|월곶|suin-bundang
Soraepogu|소래포구|suin-bundang
Incheon Nonhyeon|인천논현|suin-bundang
Hogupo|호구포|suin-bundang
Namdong Induspark|남동인더스파크|suin-bundang
Woninjae|원인재|suin-bundang|incheon-1
Yeonsu|연수|suin-bundang
Songdo|송도|suin-bundang
Inha Univ.|인하대|suin-bundang
Sungui|숭의|suin-bundang
Sinpo|신포|suin-bundang
Munsan|문산|gyeongui-jungang
Paju|파주|gyeongui-jungang
Wollong|월롱|gyeongui-jungang
Geumchon|금촌|gyeongui-jungang
Geumneung|금릉|gyeongui-jungang
Unjeong|운정|gyeongui-jungang
Yadang|야당|gyeongui-jungang
Tanhyeon|탄현|gyeongui-jungang
Ilsan|일산|gyeongui-jungang
Pungsan|풍산|gyeongui-jungang
Baengma|백마|gyeongui-jungang
Goksan|곡산|gyeongui-jungang
Neunggok|능곡|gyeongui-jungang|seohae
Haengsin|행신|gyeongui-jungang
Gangmae|강매|gyeongui-jungang
Korea Aerospace Univ.|한국항공대|gyeongui-jungang
Susaek|수색|gyeongui-jungang
Gajwa|가좌|gyeongui-jungang
Sogang Univ.|서강대|gyeongui-jungang
Seobinggo|서빙고|gyeongui-jungang
Hannam|한남|gyeongui-jungang
Eungbong|응봉|gyeongui-jungang
Jungnang|중랑|gyeongui-jungang|gyeongchun
Mangu|망우|gyeongui-jungang|gyeongchun
Yangwon|양원|gyeongui-jungang
Donong|도농|gyeongui-jungang
Yangjeong|양정|gyeongui-jungang
Deokso|덕소|gyeongui-jungang
Dosim|도심|gyeongui-jungang
Paldang|팔당|gyeongui-jungang
Ungilsan|운길산|gyeongui-jungang
Yangsu|양수|gyeongui-jungang
Sinwon|신원|gyeongui-jungang
Guksu|국수|gyeongui-jungang
Asin|아신|gyeongui-jungang
Obin|오빈|gyeongui-jungang
Yangpyeong|양평|gyeongui-jungang
Wondeok|원덕|gyeongui-jungang
Yongmun|용문|gyeongui-jungang
Jipyeong|지평|gyeongui-jungang
Galmae|갈매|gyeongchun
Toegyewon|퇴계원|gyeongchun
Sareung|사릉|gyeongchun
Geumgok|금곡|gyeongchun
Pyeongnae Hopyeong|평내호평|gyeongchun
Cheonmasan|천마산|gyeongchun
Maseok|마석|gyeongchun
Daeseong-ri|대성리|gyeongchun
Cheongpyeong|청평|gyeongchun
Sangcheon|상천|gyeongchun
Gapyeong|가평|gyeongchun
Gulbongsan|굴봉산|gyeongchun
Baegyang-ri|백양리|gyeongchun
Gangchon|강촌|gyeongchun
Gimyujeong|김유정|gyeongchun
Namchuncheon|남춘천|gyeongchun
Chuncheon|춘천|gyeongchun
Samdong|삼동|gyeonggang
Gyeonggi Gwangju|경기광주|gyeonggang
Chowol|초월|gyeonggang
Gonjiam|곤지암|gyeonggang
Sindundoyechon|신둔도예촌|gyeonggang
Icheon|이천|gyeonggang
Bubal|부발|gyeonggang
King Sejong the Great's Tomb|세종대왕릉|gyeonggang
Yeoju|여주|gyeonggang
Wonjong|원종|seohae
Sosaeul|소새울|seohae
Siheung Daeya|시흥대야|seohae
Sincheon|신천|seohae
Sinhyeon|신현|seohae
Siheung City Hall|시흥시청|seohae
Siheung Neunggok|시흥능곡|seohae
Dalmi|달미|seohae
Seonbu|선부|seohae
Siu|시우|seohae
Wonsi|원시|seohae
Bukhansan Ui|북한산우이|ui-sinseol
Solbat Park|솔밭공원|ui-sinseol
April 19th Nat'l Cemetery|4.19민주묘지|ui-sinseol
Gaori|가오리|ui-sinseol
Hwagye|화계|ui-sinseol
Samyang|삼양|ui-sinseol
Samyang Sageori|삼양사거리|ui-sinseol
Solsaem|솔샘|ui-sinseol
Bukhansan Bogungmun|북한산보국문|ui-sinseol
Jeongneung|정릉|ui-sinseol
Seoul Military Manpower Office|서울지방병무청|sillim
Boramae Park|보라매공원|sillim
Boramae Medical Center|보라매병원|sillim
Danggok|당곡|sillim
Seowon|서원|sillim
Seoul Nat'l Univ. Venture Town|서울대벤처타운|sillim
Gwanaksan|관악산|sillim
Gochon|고촌|gimpo
Pungmu|풍무|gimpo
Sau|사우|gimpo
Geolpo Bukbyeon|걸포북변|gimpo
Unyang|운양|gimpo
Janggi|장기|gimpo
Masan|마산|gimpo
Gurae|구래|gimpo
Yangchon|양촌|gimpo
Gyulhyeon|귤현|incheon-1
Bakchon|박촌|incheon-1
Imhak|임학|incheon-1
Gyesan|계산|incheon-1
Gyeongin Nat'l Univ. of Education|경인교대입구|incheon-1
Jakjeon|작전|incheon-1
Galsan|갈산|incheon-1
Bupyeong Market|부평시장|incheon-1
Dongsu|동수|incheon-1
Bupyeong Samgeori|부평삼거리|incheon-1
Ganseogogeori|간석오거리|incheon-1
Incheon City Hall|인천시청|incheon-1|incheon-2
Arts Center|예술회관|incheon-1
Incheon Bus Terminal|인천터미널|incheon-1
Munhak Sports Complex|문학경기장|incheon-1
Seonhak|선학|incheon-1
Sinyeonsu|신연수|incheon-1
Dongchun|동춘|incheon-1
Dongmak|동막|incheon-1
Campus Town|캠퍼스타운|incheon-1
Technopark|테크노파크|incheon-1
BIT Zone|지식정보단지|incheon-1
Incheon Nat'l Univ.|인천대입구|incheon-1
Central Park|센트럴파크|incheon-1
Int'l Business District|국제업무지구|incheon-1
Songdo Moonlight Festival Park|송도달빛축제공원|incheon-1
Geomdan Oryu|검단오류|incheon-2
Wanggil|왕길|incheon-2
Geomdan Sageori|검단사거리|incheon-2
Majeon|마전|incheon-2
Wanjeong|완정|incheon-2
Dokjeong|독정|incheon-2
Geombawi|검바위|incheon-2
Asiad Stadium|아시아드경기장|incheon-2
Seo-gu Office|서구청|incheon-2
Gajeong|가정|incheon-2
Gajeong Jungang Market|가정중앙시장|incheon-2
Seobu Women's Center|서부여성회관|incheon-2
Incheon Gajwa|인천가좌|incheon-2
Gajaeul|가재울|incheon-2
Juan Nat'l Industrial Complex|주안국가산단|incheon-2
Citizens Park|시민공원|incheon-2
Seokbawi Market|석바위시장|incheon-2
Seokcheon Sageori|석천사거리|incheon-2
Moraenae Market|모래내시장|incheon-2
Mansu|만수|incheon-2
Namdong-gu Office|남동구청|incheon-2
Incheon Grand Park|인천대공원|incheon-2
Unyeon|운연|incheon-2
Kangnam Univ.|강남대|everline
Jiseok|지석|everline
Eojeong|어정|everline
Dongbaek|동백|everline
Chodang|초당|everline
Samga|삼가|everline
Yongin City Hall|시청·용인대|everline
Myongji Univ.|명지대|everline
Gimnyangjang|김량장|everline
Yongin Jungang Market|용인중앙시장|everline
Gojin|고진|everline
Bopyeong|보평|everline
Dunjeon|둔전|everline
Everland|전대·에버랜드|everline
Dadaepo Beach|다대포해수욕장|busan-1
Dadaepo Port|다대포항|busan-1
Natgae|낫개|busan-1
Sinjangnim|신장림|busan-1
Jangnim|장림|busan-1
Dongmae|동매|busan-1
Sinpyeong|신평|busan-1
Hadan|하단|busan-1
Dangni|당리|busan-1
Saha|사하|busan-1
Goejeong|괴정|busan-1
Daeti|대티|busan-1
Seodaesin|서대신|busan-1
Dongdaesin|동대신|busan-1
Toseong|토성|busan-1
Jagalchi|자갈치|busan-1
Nampo|남포|busan-1
Jungang Station in Busan|중앙|busan-1
Busan Station|부산역|busan-1
Choryang|초량|busan-1
Busanjin|부산진|busan-1
Jwacheon|좌천|busan-1
Beomil|범일|busan-1
Beomnaegol|범내골|busan-1
Seomyeon|서면|busan-1|busan-2
Bujeon|부전|busan-1
Yangjeong in Busan|양정|busan-1
Busan City Hall|시청|busan-1
Yeonsan|연산|busan-1|busan-3
Busan National University of Education|교대|busan-1
Dongnae|동래|busan-1|busan-4
Myeongnyun|명륜|busan-1
Oncheonjang|온천장|busan-1
Pusan National University|부산대|busan-1
Jangjeon|장전|busan-1
Guseo|구서|busan-1
Dusil|두실|busan-1
Namsan in Busan|남산|busan-1
Beomeosa|범어사|busan-1
Nopo|노포|busan-1
Jangsan|장산|busan-2
Jung-dong in Busan|중동|busan-2
Haeundae|해운대|busan-2
Dongbaek in Busan|동백|busan-2
BEXCO|벡스코|busan-2
Centum City|센텀시티|busan-2
Millak|민락|busan-2
Suyeong|수영|busan-2|busan-3
Gwangan|광안|busan-2
Geumnyeonsan|금련산|busan-2
Namcheon|남천|busan-2
Kyungsung University and Pukyong National University|경성대·부경대|busan-2
Daeyeon|대연|busan-2
Motgol|못골|busan-2
Jigegol|지게골|busan-2
Munhyeon|문현|busan-2
Busan International Finance Center|국제금융센터|busan-2
Jeonpo|전포|busan-2
Buam|부암|busan-2
Gaya in Busan|가야|busan-2
Dong-eui University|동의대|busan-2
Gaegeum|개금|busan-2
Naengjeong|냉정|busan-2
Jurye|주례|busan-2
Gamjeon|감전|busan-2
Sasang|사상|busan-2|busan-gimhae
Deokpo|덕포|busan-2
Modeok|모덕|busan-2
Mora|모라|busan-2
Gunam|구남|busan-2
Gumyeong|구명|busan-2
Deokcheon|덕천|busan-2|busan-3
Mangmi|망미|busan-3
Baesan|배산|busan-3
Mulmangol|물만골|busan-3
Geoje in Busan|거제|busan-3
Busan Sports Complex|종합운동장|busan-3
Sajik|사직|busan-3
Minam|미남|busan-3|busan-4
Mandeok|만덕|busan-3
Namsanjeong|남산정|busan-3
Sukdeung|숙등|busan-3
Gupo|구포|busan-3
Gangseo-gu Office|강서구청|busan-3
Sports Park|체육공원|busan-3
Daejeo|대저|busan-3|busan-gimhae
Suan|수안|busan-4
Nangmin|낙민|busan-4
Chungnyeolsa|충렬사|busan-4
Myeongjang|명장|busan-4
Seo-dong|서동|busan-4
Geumsa|금사|busan-4
Banyeo Agricultural Market|반여농산물시장|busan-4
Seokdae|석대|busan-4
Youngsan University|영산대|busan-4
Witbansong|윗반송|busan-4
Gochon in Busan|고촌|busan-4
Anpyeong|안평|busan-4
Gwaebeop Renecite|괘법르네시떼|busan-gimhae
West Busan Distribution Complex|서부산유통지구|busan-gimhae
Gimhae International Airport|공항|busan-gimhae
Deokdu|덕두|busan-gimhae
Deunggu|등구|busan-gimhae
Osiria|오시리아|donghae
Seomun Market|서문시장|daegu-3
Gyeongdae Hospital|경대병원|daegu-2
Banwoldang|반월당|daegu-1|daegu-2
Duryu|두류|daegu-2
Anjirang|안지랑|daegu-1
Jungangno|중앙로|daegu-1
Culture Complex|문화전당|gwangju-1
Gwangju Songjeong|광주송정역|gwangju-1
Yuseong Spa|유성온천|daejeon-1
Ttukseom Park|자양|7`
export const lineNames = `1|Line 1|1호선
2|Line 2|2호선
3|Line 3|3호선
4|Line 4|4호선
5|Line 5|5호선
6|Line 6|6호선
7|Line 7|7호선
8|Line 8|8호선
9|Line 9|9호선
airport|Airport Railroad|공항철도
sinbundang|Sinbundang Line|신분당선
suin-bundang|Suin-Bundang Line|수인·분당선
gyeongui-jungang|Gyeongui–Jungang Line|경의·중앙선
gyeongchun|Gyeongchun Line|경춘선
gyeonggang|Gyeonggang Line|경강선
seohae|Seohae Line|서해선
ui-sinseol|Ui–Sinseol Line|우이신설선
sillim|Sillim Line|신림선
gimpo|Gimpo Goldline|김포 골드라인
incheon-1|Incheon Line 1|인천 1호선
incheon-2|Incheon Line 2|인천 2호선
everline|Yongin EverLine|용인 에버라인
busan-1|Busan Line 1|부산 1호선
busan-2|Busan Line 2|부산 2호선
busan-3|Busan Line 3|부산 3호선
busan-4|Busan Line 4|부산 4호선
busan-gimhae|Busan–Gimhae Light Rail|부산김해경전철
daegu-1|Daegu Line 1|대구 1호선
daegu-2|Daegu Line 2|대구 2호선
daegu-3|Daegu Line 3|대구 3호선
gwangju-1|Gwangju Line 1|광주 1호선
daejeon-1|Daejeon Line 1|대전 1호선
donghae|Donghae Line|동해선`

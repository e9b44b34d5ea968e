// Written by scripts/make-station-names.ts from seed/facts/transport; do not edit.
export const stationNames = `Soyosan|소요산
Dongducheon|동두천
Bosan|보산
Dongducheon Jungang|동두천중앙
Jihaeng|지행
Deokjeong|덕정
Deokgye|덕계
Yangju|양주
Nogyang|녹양
Ganeung|가능
Uijeongbu|의정부
Hoeryong|회룡
Mangwolsa|망월사
Dobongsan|도봉산
Dobong|도봉
Banghak|방학
Changdong|창동
Nokcheon|녹천
Wolgye|월계
Kwangwoon Univ.|광운대
Seokgye|석계
Sinimun|신이문
Hankuk Univ. of Foreign Studies|외대앞
Hoegi|회기
Cheongnyangni|청량리
Jegi-dong|제기동
Sinseol-dong|신설동
Dongmyo|동묘앞
Dongdaemun|동대문
Jongno 5-ga|종로5가
Jongno 3-ga|종로3가
Jonggak|종각
City Hall|시청
Seoul Station|서울역
Namyeong|남영
Yongsan|용산
Noryangjin|노량진
Daebang|대방
Singil|신길
Yeongdeungpo|영등포
Sindorim|신도림
Guro|구로
Guil|구일
Gaebong|개봉
Oryu-dong|오류동
Onsu|온수
Yeokgok|역곡
Sosa|소사
Bucheon|부천
Jung-dong|중동
Songnae|송내
Bugae|부개
Bupyeong|부평
Baegun|백운
Dongam|동암
Ganseok|간석
Juan|주안
Dohwa|도화
Jemulpo|제물포
Dowon|도원
Dongincheon|동인천
Incheon|인천
Gasan Digital Complex|가산디지털단지
Doksan|독산
Geumcheon-gu Office|금천구청
Seoksu|석수
Gwanak|관악
Anyang|안양
Myeonghak|명학
Geumjeong|금정
Gunpo|군포
Dangjeong|당정
Uiwang|의왕
Sungkyunkwan Univ.|성균관대
Hwaseo|화서
Suwon|수원
Seryu|세류
Byeongjeom|병점
Sema|세마
Osan Univ.|오산대
Osan|오산
Jinwi|진위
Songtan|송탄
Seojeong-ni|서정리
Pyeongtaek Jije|평택지제
Pyeongtaek|평택
Seonghwan|성환
Jiksan|직산
Dujeong|두정
Cheonan|천안
Bongmyeong|봉명
Ssangyong|쌍용
Asan|아산
Tangjeong|탕정
Baebang|배방
Onyang Oncheon|온양온천
Sinchang|신창
Euljiro 1-ga|을지로입구
Euljiro 3-ga|을지로3가
Euljiro 4-ga|을지로4가
Dongdaemun History & Culture Park|동대문역사문화공원
Sindang|신당
Sangwangsimni|상왕십리
Wangsimni|왕십리
Hanyang Univ.|한양대
Ttukseom|뚝섬
Seongsu|성수
Konkuk Univ.|건대입구
Guui|구의
Gangbyeon|강변
Jamsillaru|잠실나루
Jamsil|잠실
Jamsilsaenae|잠실새내
Sports Complex|종합운동장
Samseong|삼성
Seolleung|선릉
Yeoksam|역삼
Gangnam|강남
Seoul Nat'l Univ. of Education|교대
Seocho|서초
Bangbae|방배
Sadang|사당
Nakseongdae|낙성대
Seoul Nat'l Univ.|서울대입구
Bongcheon|봉천
Sillim|신림
Sindaebang|신대방
Guro Digital Complex|구로디지털단지
Daerim|대림
Mullae|문래
Yeongdeungpo-gu Office|영등포구청
Dangsan|당산
Hapjeong|합정
Hongik Univ.|홍대입구
Sinchon|신촌
Ewha Womans Univ.|이대
Ahyeon|아현
Chungjeongno|충정로
Yongdap|용답
Sindap|신답
Yongdu|용두
Dorimcheon|도림천
Yangcheon-gu Office|양천구청
Sinjeongnegeori|신정네거리
Kkachisan|까치산
Daehwa|대화
Juyeop|주엽
Jeongbalsan|정발산
Madu|마두
Baekseok|백석
Daegok|대곡
Hwajeong|화정
Wondang|원당
Wonheung|원흥
Samsong|삼송
Jichuk|지축
Gupabal|구파발
Yeonsinnae|연신내
Bulgwang|불광
Nokbeon|녹번
Hongje|홍제
Muakjae|무악재
Dongnimmun|독립문
Gyeongbokgung|경복궁
Anguk|안국
Chungmuro|충무로
Dongguk Univ.|동대입구
Yaksu|약수
Geumho|금호
Oksu|옥수
Apgujeong|압구정
Sinsa|신사
Jamwon|잠원
Express Bus Terminal|고속터미널
Nambu Bus Terminal|남부터미널
Yangjae|양재
Maebong|매봉
Dogok|도곡
Daechi|대치
Hangnyeoul|학여울
Daecheong|대청
Irwon|일원
Suseo|수서
Garak Market|가락시장
Nat'l Police Hospital|경찰병원
Ogeum|오금
Jinjeop|진접
Onam|오남
Byeollae Byeolgaram|별내별가람
Buramsan|불암산
Sanggye|상계
Nowon|노원
Ssangmun|쌍문
Suyu|수유
Mia|미아
Miasageori|미아사거리
Gireum|길음
Sungshin Women's Univ.|성신여대입구
Hansung Univ.|한성대입구
Hyehwa|혜화
Myeong-dong|명동
Hoehyeon|회현
Sookmyung Women's Univ.|숙대입구
Samgakji|삼각지
Sinyongsan|신용산
Ichon|이촌
Dongjak|동작
Isu|이수
Namtaeryeong|남태령
Seonbawi|선바위
Seoul Racecourse Park|경마공원
Seoul Grand Park|대공원
Gwacheon|과천
Government Complex Gwacheon|정부과천청사
Indeogwon|인덕원
Pyeongchon|평촌
Beomgye|범계
Sanbon|산본
Surisan|수리산
Daeyami|대야미
Banwol|반월
Sangnoksu|상록수
Hanyang Univ. at Ansan|한대앞
Jungang|중앙
Gojan|고잔
Choji|초지
Ansan|안산
Singiloncheon|신길온천
Jeongwang|정왕
Oido|오이도
Banghwa|방화
Gaehwasan|개화산
Gimpo Int'l Airport|김포공항
Songjeong|송정
Magok|마곡
Balsan|발산
Ujangsan|우장산
Hwagok|화곡
Sinjeong|신정
Mok-dong|목동
Omokgyo|오목교
Yangpyeong (Seoul)|양평
Yeongdeungpo Market|영등포시장
Yeouido|여의도
Yeouinaru|여의나루
Mapo|마포
Gongdeok|공덕
Aeogae|애오개
Seodaemun|서대문
Gwanghwamun|광화문
Cheonggu|청구
Singeumho|신금호
Haengdang|행당
Majang|마장
Dapsimni|답십리
Janghanpyeong|장한평
Gunja|군자
Achasan|아차산
Gwangnaru|광나루
Cheonho|천호
Gangdong|강동
Gil-dong|길동
Gubeundari|굽은다리
Myeongil|명일
Godeok|고덕
Sangil-dong|상일동
Gangil|강일
Misa|미사
Hanam Pungsan|하남풍산
Hanam City Hall|하남시청
Hanam Geomdansan|하남검단산
Dunchon-dong|둔촌동
Olympic Park|올림픽공원
Bangi|방이
Gaerong|개롱
Geoyeo|거여
Macheon|마천
Eungam|응암
Saejeol|새절
Jeungsan|증산
Digital Media City|디지털미디어시티
World Cup Stadium|월드컵경기장
Mapo-gu Office|마포구청
Mangwon|망원
Sangsu|상수
Gwangheungchang|광흥창
Daeheung|대흥
Hyochang Park|효창공원앞
Noksapyeong|녹사평
Itaewon|이태원
Hangangjin|한강진
Beotigogae|버티고개
Changsin|창신
Bomun|보문
Anam|안암
Korea Univ.|고려대
Wolgok|월곡
Sangwolgok|상월곡
Dolgoji|돌곶이
Taereung|태릉입구
Hwarangdae|화랑대
Bonghwasan|봉화산
Sinnae|신내
Yeokchon|역촌
Dokbawi|독바위
Gusan|구산
Jangam|장암
Suraksan|수락산
Madeul|마들
Junggye|중계
Hagye|하계
Gongneung|공릉
Meokgol|먹골
Junghwa|중화
Sangbong|상봉
Myeonmok|면목
Sagajeong|사가정
Yongmasan|용마산
Junggok|중곡
Children's Grand Park|어린이대공원
Jayang|자양
Cheongdam|청담
Gangnam-gu Office|강남구청
Hak-dong|학동
Nonhyeon|논현
Banpo|반포
Naebang|내방
Namseong|남성
Soongsil Univ.|숭실대입구
Sangdo|상도
Jangseungbaegi|장승배기
Sindaebangsamgeori|신대방삼거리
Boramae|보라매
Sinpung|신풍
Namguro|남구로
Cheolsan|철산
Gwangmyeongsageori|광명사거리
Cheonwang|천왕
Kkachiul|까치울
Bucheon Stadium|부천종합운동장
Chunui|춘의
Sinjung-dong|신중동
Bucheon City Hall|부천시청
Sang-dong|상동
Samsan Gymnasium|삼산체육관
Gulpocheon|굴포천
Bupyeong-gu Office|부평구청
Sangok|산곡
Seongnam|석남
Byeollae|별내
Dasan|다산
Donggureung|동구릉
Guri|구리
Jangja Lake Park|장자호수공원
Amsa History Park|암사역사공원
Amsa|암사
Gangdong-gu Office|강동구청
Mongchontoseong|몽촌토성
Seokchon|석촌
Songpa|송파
Munjeong|문정
Jangji|장지
Bokjeong|복정
Namwirye|남위례
Sanseong|산성
Namhansanseong|남한산성입구
Dandaeogeori|단대오거리
Sinheung|신흥
Sujin|수진
Moran|모란
Gaehwa|개화
Airport Market|공항시장
Sinbanghwa|신방화
Magongnaru|마곡나루
Yangcheon Hyanggyo|양천향교
Gayang|가양
Jeungmi|증미
Deungchon|등촌
Yeomchang|염창
Sinmokdong|신목동
Seonyudo|선유도
National Assembly|국회의사당
Saetgang|샛강
Nodeul|노들
Heukseok|흑석
Gubanpo|구반포
Sinbanpo|신반포
Sapyeong|사평
Sinnonhyeon|신논현
Eonju|언주
Seonjeongneung|선정릉
Samseong Jungang|삼성중앙
Bongeunsa|봉은사
Samjeon|삼전
Seokchon Gobun|석촌고분
Songpanaru|송파나루
Hanseong Baekje|한성백제
Dunchon Oryun|둔촌오륜
VHS Medical Center|중앙보훈병원
Gyeyang|계양
Geomam|검암
Cheongna Int'l City|청라국제도시
Yeongjong|영종
Unseo|운서
Airport Cargo Terminal|공항화물청사
Incheon Airport Terminal 1|인천공항1터미널
Incheon Airport Terminal 2|인천공항2터미널
Yangjae Citizen's Forest|양재시민의숲
Cheonggyesan|청계산입구
Pangyo|판교
Jeongja|정자
Migeum|미금
Dongcheon|동천
Suji-gu Office|수지구청
Seongbok|성복
Sanghyeon|상현
Gwanggyo Jungang|광교중앙
Gwanggyo|광교
Seoul Forest|서울숲
Apgujeong Rodeo|압구정로데오
Hanti|한티
Guryong|구룡
Gaepo-dong|개포동
Daemosan|대모산입구
Gachon Univ.|가천대
Taepyeong|태평
Yatap|야탑
Imae|이매
Seohyeon|서현
Sunae|수내
Ori|오리
Jukjeon|죽전
Bojeong|보정
Guseong|구성
Singal|신갈
Giheung|기흥
Sanggal|상갈
Cheongmyeong|청명
Yeongtong|영통
Mangpo|망포
Maetan-Gwonseon|매탄권선
Suwon City Hall|수원시청
Maegyo|매교
Gosaek|고색
Omokcheon|오목천
Eocheon|어천
Sari|사리
Darwol|달월
Wolgot|월곶
Soraepogu|소래포구
Incheon Nonhyeon|인천논현
Hogupo|호구포
Namdong Induspark|남동인더스파크
Woninjae|원인재
Yeonsu|연수
Songdo|송도
Inha Univ.|인하대
Sungui|숭의
Sinpo|신포
Munsan|문산
Paju|파주
Wollong|월롱
Geumchon|금촌
Geumneung|금릉
Unjeong|운정
Yadang|야당
Tanhyeon|탄현
Ilsan|일산
Pungsan|풍산
Baengma|백마
Goksan|곡산
Neunggok|능곡
Haengsin|행신
Gangmae|강매
Korea Aerospace Univ.|한국항공대
Susaek|수색
Gajwa|가좌
Sogang Univ.|서강대
Seobinggo|서빙고
Hannam|한남
Eungbong|응봉
Jungnang|중랑
Mangu|망우
Yangwon|양원
Donong|도농
Yangjeong|양정
Deokso|덕소
Dosim|도심
Paldang|팔당
Ungilsan|운길산
Yangsu|양수
Sinwon|신원
Guksu|국수
Asin|아신
Obin|오빈
Yangpyeong|양평
Wondeok|원덕
Yongmun|용문
Jipyeong|지평
Galmae|갈매
Toegyewon|퇴계원
Sareung|사릉
Geumgok|금곡
Pyeongnae Hopyeong|평내호평
Cheonmasan|천마산
Maseok|마석
Daeseong-ri|대성리
Cheongpyeong|청평
Sangcheon|상천
Gapyeong|가평
Gulbongsan|굴봉산
Baegyang-ri|백양리
Gangchon|강촌
Gimyujeong|김유정
Namchuncheon|남춘천
Chuncheon|춘천
Samdong|삼동
Gyeonggi Gwangju|경기광주
Chowol|초월
Gonjiam|곤지암
Sindundoyechon|신둔도예촌
Icheon|이천
Bubal|부발
King Sejong the Great's Tomb|세종대왕릉
Yeoju|여주
Wonjong|원종
Sosaeul|소새울
Siheung Daeya|시흥대야
Sincheon|신천
Sinhyeon|신현
Siheung City Hall|시흥시청
Siheung Neunggok|시흥능곡
Dalmi|달미
Seonbu|선부
Siu|시우
Wonsi|원시
Bukhansan Ui|북한산우이
Solbat Park|솔밭공원
April 19th Nat'l Cemetery|4.19민주묘지
Gaori|가오리
Hwagye|화계
Samyang|삼양
Samyang Sageori|삼양사거리
Solsaem|솔샘
Bukhansan Bogungmun|북한산보국문
Jeongneung|정릉
Seoul Military Manpower Office|서울지방병무청
Boramae Park|보라매공원
Boramae Medical Center|보라매병원
Danggok|당곡
Seowon|서원
Seoul Nat'l Univ. Venture Town|서울대벤처타운
Gwanaksan|관악산
Gochon|고촌
Pungmu|풍무
Sau|사우
Geolpo Bukbyeon|걸포북변
Unyang|운양
Janggi|장기
Masan|마산
Gurae|구래
Yangchon|양촌
Gyulhyeon|귤현
Bakchon|박촌
Imhak|임학
Gyesan|계산
Gyeongin Nat'l Univ. of Education|경인교대입구
Jakjeon|작전
Galsan|갈산
Bupyeong Market|부평시장
Dongsu|동수
Bupyeong Samgeori|부평삼거리
Ganseogogeori|간석오거리
Incheon City Hall|인천시청
Arts Center|예술회관
Incheon Bus Terminal|인천터미널
Munhak Sports Complex|문학경기장
Seonhak|선학
Sinyeonsu|신연수
Dongchun|동춘
Dongmak|동막
Campus Town|캠퍼스타운
Technopark|테크노파크
BIT Zone|지식정보단지
Incheon Nat'l Univ.|인천대입구
Central Park|센트럴파크
Int'l Business District|국제업무지구
Songdo Moonlight Festival Park|송도달빛축제공원
Geomdan Oryu|검단오류
Wanggil|왕길
Geomdan Sageori|검단사거리
Majeon|마전
Wanjeong|완정
Dokjeong|독정
Geombawi|검바위
Asiad Stadium|아시아드경기장
Seo-gu Office|서구청
Gajeong|가정
Gajeong Jungang Market|가정중앙시장
Seobu Women's Center|서부여성회관
Incheon Gajwa|인천가좌
Gajaeul|가재울
Juan Nat'l Industrial Complex|주안국가산단
Citizens Park|시민공원
Seokbawi Market|석바위시장
Seokcheon Sageori|석천사거리
Moraenae Market|모래내시장
Mansu|만수
Namdong-gu Office|남동구청
Incheon Grand Park|인천대공원
Unyeon|운연
Kangnam Univ.|강남대
Jiseok|지석
Eojeong|어정
Dongbaek|동백
Chodang|초당
Samga|삼가
Yongin City Hall|시청·용인대
Myongji Univ.|명지대
Gimnyangjang|김량장
Yongin Jungang Market|용인중앙시장
Gojin|고진
Bopyeong|보평
Dunjeon|둔전
Everland|전대·에버랜드
Haeundae|해운대
Gwangan|광안
Dadaepo Beach|다대포해수욕장
Jagalchi|자갈치
Nampo|남포
Beomeosa|범어사
Centum City|센텀시티
Mangmi|망미
Daeyeon|대연
Hadan|하단
Osiria|오시리아
Jeonpo|전포
Busan Station|부산역
Seomyeon|서면
Dongnae|동래
Oncheonjang|온천장
Seomun Market|서문시장
Gyeongdae Hospital|경대병원
Banwoldang|반월당
Duryu|두류
Anjirang|안지랑
Jungangno|중앙로
Culture Complex|문화전당
Gwangju Songjeong|광주송정역
Yuseong Spa|유성온천
Ttukseom Park|자양`

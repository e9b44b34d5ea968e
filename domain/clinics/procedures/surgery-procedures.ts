import type { ProcedureRow } from './procedure-row.ts'

const surgery = ['plastic-surgery'] as const
const surgeryOrSkin = ['plastic-surgery', 'skin-clinics'] as const

/** Procedures of plastic surgery. */
export const surgeryProcedures: readonly ProcedureRow[] = [
  {
    id: 'plastic-surgery',
    en: 'Plastic Surgery',
    ko: '성형외과',
    departments: surgery,
    english:
      'plastic surgeon, plastic, cosmetic surgery, cosmetic surgeon, aesthetic surgery, aesthetic plastic surgery, reconstructive surgery, beauty surgery, facial plastic surgery, face surgery, facial surgery, plastic surgery hospital, seonghyeong, songhyong',
    korean: '성형, 성형수술, 미용성형, 재건성형, 얼굴성형, 성형외과의원, 성형병원',
    eastAsian: '整形, 整容, 美容外科, 美容整形, 整形手術, 整形手术, 整形医院, 整容医院, 医美, 醫美',
  },
  {
    id: 'rhinoplasty',
    en: 'Rhinoplasty',
    ko: '코 성형',
    departments: surgery,
    recovery: 'rhinoplasty',
    english:
      'rhino, nose job, nose done, nose surgery, nose reshaping, nose implant, nose, nose operation, nose correction, nasal surgery, revision rhinoplasty, secondary rhinoplasty, nose tip, tip plasty, tiplasty, alarplasty, alar reduction, nostril reduction, nose bridge, bulbous nose, crooked nose, hump nose, non-cutting rhinoplasty, ko seonghyeong, kosonghyong, kosung hyung',
    korean: '코, 코 수술, 코 높이, 코 재수술, 코끝 성형, 코끝, 콧대, 콧볼 축소, 매부리코, 휜코, 복코, 융비, 융비술',
    eastAsian: '鼻整形, 鼻の整形, 鼻手術, 鼻手术, 鼻形成, 隆鼻, 鼻子整形, 鼻综合, 鼻を高く, 做鼻子, 鼻',
  },
  {
    id: 'double-eyelid',
    en: 'Double Eyelid Surgery',
    ko: '쌍꺼풀 수술',
    departments: surgery,
    recovery: 'double-eyelid',
    english:
      'double eyelid, double lid, double fold eyelid, double eye surgery, eyelid surgery, eyelid, upper eyelid surgery, monolid surgery, monolid, blepharoplasty, upper blepharoplasty, asian blepharoplasty, natural adhesion, non-incisional eyelid, incisional double eyelid, ssangkkeopul, ssangkeopul, ssangkopul, ssangkupul, ssangapul, sangkkeopul, ssang su, ssangsu',
    korean: '쌍꺼풀, 쌍커풀, 쌍거풀, 쌍까풀, 쌍카풀, 쌍수, 쌍꺼풀 재수술, 눈 성형, 매몰법, 자연유착, 상안검',
    eastAsian: '二重, 二重まぶた, 二重整形, 二重埋没, 埋没法, 双眼皮, 雙眼皮, 割双眼皮, 割雙眼皮, 重睑',
  },
  {
    id: 'ptosis',
    en: 'Ptosis Correction',
    ko: '눈매 교정',
    departments: ['plastic-surgery', 'eye-surgery'],
    english:
      'ptosis, ptosis surgery, droopy eyelid, drooping eyelid, eyelid ptosis, eye shape correction, nunmae gyojeong',
    korean: '안검하수, 눈꺼풀 처짐',
  },
  {
    id: 'eye-corner',
    en: 'Eye Corner Surgery',
    ko: '눈 트임',
    departments: surgery,
    english:
      'epicanthoplasty, lateral canthoplasty, canthoplasty, canthopexy, medial epicanthoplasty, inner corner, outer corner, cat eye surgery, eye enlargement, big eye surgery, ap teuim, dwi teuim',
    korean: '앞트임, 뒤트임, 밑트임, 눈트임, 트임 성형',
  },
  {
    id: 'eye-bags',
    en: 'Under-Eye Surgery',
    ko: '눈밑 지방 재배치',
    departments: surgeryOrSkin,
    english:
      'eye bag removal, eye bag, eyebag, under eye bag, under eye fat repositioning, under eye fat removal, fat repositioning, lower blepharoplasty, lower eyelid surgery, under eye, under eye filler, tear trough, dark circle, aegyo sal',
    korean: '눈밑 지방, 눈밑지방 제거, 하안검, 다크서클, 애교살, 눈밑',
  },
  {
    id: 'brow-lift',
    en: 'Brow and Forehead Lift',
    ko: '이마 거상',
    departments: surgery,
    english:
      'brow lift, eyebrow lift, forehead lift, endoscopic brow lift, forehead reduction, hairline lowering, forehead implant, forehead augmentation, forehead surgery',
    korean: '눈썹 거상, 눈썹하 거상, 이마 축소, 이마 성형, 이마 보형물, 헤어라인 교정',
  },
  {
    id: 'facial-contouring',
    en: 'Facial Contouring',
    ko: '안면 윤곽 수술',
    departments: surgery,
    recovery: 'facial-contouring',
    english:
      'face contouring, contouring surgery, facial bone surgery, face bone surgery, v-line, v-line surgery, v shape face, small face surgery, anmyeon yungwak, yungwak',
    korean: '안면 윤곽, 윤곽 수술, 윤곽, 브이라인, V라인',
    eastAsian: '輪郭, 輪郭手術, 小顔手術, 轮廓, 轮廓手术, 輪廓, 輪廓手術, 削骨, 磨骨',
  },
  {
    id: 'jaw-reduction',
    en: 'Jaw Reduction',
    ko: '사각턱 수술',
    departments: surgery,
    recovery: 'facial-contouring',
    english:
      'jaw contouring, jawline surgery, jaw surgery, jaw, jaw shaving, square jaw, square jaw surgery, mandible reduction, mandible contouring, jawline contouring',
    korean: '사각턱, 턱 수술, 턱끝 수술, 턱, 턱 성형, 사각턱 축소',
    eastAsian: 'エラ削り, 下颌角',
  },
  {
    id: 'cheekbone-reduction',
    en: 'Cheekbone Reduction',
    ko: '광대 축소',
    departments: surgery,
    recovery: 'facial-contouring',
    english:
      'cheekbone surgery, cheekbone, cheek bone reduction, zygoma reduction, zygoma, zygomatic reduction, cheek reduction, malar reduction, gwangdae',
    korean: '광대 수술, 광대, 광대뼈, 퀵광대, 광대뼈 축소',
    eastAsian: '頬骨, 颧骨, 顴骨',
  },
  {
    id: 'chin',
    en: 'Chin Surgery',
    ko: '턱끝',
    departments: surgery,
    english:
      'genioplasty, chin augmentation, chin implant, chin reduction, chin, sliding genioplasty, double chin surgery',
    korean: '턱끝 성형, 무턱, 무턱 수술',
  },
  {
    id: 'two-jaw',
    en: 'Two-Jaw Surgery',
    ko: '양악 수술',
    departments: ['plastic-surgery', 'dental'],
    english:
      'double jaw surgery, double jaw, orthognathic surgery, orthognathic, maxillofacial surgery, oral and maxillofacial surgery, oral surgery, oral surgeon, underbite surgery, overbite surgery, protruding mouth, asymmetry surgery, yangak',
    korean: '양악, 돌출입, 주걱턱, 부정교합 수술, 구강악안면외과, 안면비대칭, 턱교정 수술, 구강외과',
  },
  {
    id: 'face-lifting',
    en: 'Face Lifting',
    ko: '안면 거상',
    departments: surgeryOrSkin,
    recovery: 'face-lifting',
    english: 'face lift, facelift, facial lifting, mini lift, smas lift, deep plane facelift, neck lift, rhytidectomy',
    onlySearched: 'lifting, neck lifting, anti-aging surgery',
    korean: '거상, 리프팅, 안면거상술, 목 거상, 주름 성형, 동안 성형',
    eastAsian: 'フェイスリフト, リフトアップ手術, 拉皮, 面部提升',
  },
  {
    id: 'thread-lift',
    en: 'Thread Lift',
    ko: '실 리프팅',
    departments: surgeryOrSkin,
    recovery: 'thread-lift',
    english: 'thread lifting, threadlift, pdo threads, thread face lift, silhouette lift, silhouette soft, mint lift',
    korean: '실리프팅, 민트 실, 실루엣 리프팅',
    eastAsian: '糸リフト, スレッドリフト, 线雕, 線雕, 埋线, 埋線',
  },
  {
    id: 'breast-augmentation',
    en: 'Breast Augmentation',
    ko: '가슴 성형',
    departments: surgery,
    english:
      'breast implant, boob job, breast enlargement, breast surgery, breast, augmentation mammoplasty, mammoplasty, motiva, mentor implant, gaseum seonghyeong',
    korean: '가슴 확대, 가슴 수술, 가슴 보형물, 유방 확대, 유방 성형, 모티바, 가슴',
    eastAsian: '隆胸, 豊胸, 豊胸手術, 丰胸',
  },
  {
    id: 'breast-reduction',
    en: 'Breast Reduction and Lift',
    ko: '가슴 축소',
    departments: surgery,
    english:
      'breast reduction, breast lift, mastopexy, breast reconstruction, gynecomastia, gynecomastia surgery, man boob, nipple surgery, inverted nipple',
    korean: '가슴 거상, 유방 축소, 유방 재건, 여유증, 여유증 수술, 함몰 유두, 유두 축소',
  },
  {
    id: 'liposuction',
    en: 'Liposuction',
    ko: '지방흡입',
    departments: surgery,
    english:
      'lipo, lipo surgery, liposculpture, vaser, vaser lipo, vaser liposuction, fat removal surgery, arm liposuction, thigh liposuction, face liposuction, buccal fat, buccal fat removal, cheek fat removal, jibang heubip',
    korean: '지방 흡입술, 복부 지방흡입, 허벅지 지방흡입, 팔뚝 지방흡입, 얼굴 지방흡입, 람스',
    eastAsian: '脂肪吸引, 抽脂, 吸脂',
  },
  {
    id: 'body-contouring',
    en: 'Body Contouring',
    ko: '체형 성형',
    departments: surgery,
    english: 'body contouring surgery, body sculpting, body shaping, calf reduction, contouring',
    korean: '바디 성형, 몸매 성형',
  },
  {
    id: 'tummy-tuck',
    en: 'Tummy Tuck',
    ko: '복부 성형',
    departments: surgery,
    english:
      'abdominoplasty, mommy makeover, belly surgery, skin removal surgery, body lift, arm lift, brachioplasty, thigh lift',
    korean: '복부 거상, 뱃살 제거, 팔 거상',
  },
  {
    id: 'fat-graft',
    en: 'Fat Grafting',
    ko: '지방 이식',
    departments: surgeryOrSkin,
    english:
      'fat graft, fat transfer, facial fat graft, fat injection, micro fat graft, butt lift, brazilian butt lift, bbl, buttock augmentation, hip up surgery',
    korean: '자가 지방 이식, 얼굴 지방이식, 미세 지방이식, 엉덩이 성형, 힙업 성형',
  },
  {
    id: 'lip-surgery',
    en: 'Lip Surgery',
    ko: '입술 성형',
    departments: surgery,
    english:
      'lip lift, lip reduction, lip augmentation, philtrum reduction, philtrum surgery, philtrum, smile lipt, mouth corner lift, lip corner lift, dimple, dimple surgery, dimpleplasty, cleft lip',
    korean: '인중 축소, 인중 성형, 입꼬리 성형, 입꼬리, 입술 축소, 보조개 수술, 보조개, 구순구개열',
  },
  {
    id: 'ear-surgery',
    en: 'Ear Surgery',
    ko: '귀 성형',
    departments: surgery,
    english: 'otoplasty, ear pinning, ear reconstruction, microtia, elf ear, prominent ear, ear reshaping',
    korean: '귀 수술, 돌출귀, 요정귀, 소이증, 칼귀',
  },
  {
    id: 'scar-revision',
    en: 'Scar Revision',
    ko: '흉터 성형',
    departments: surgeryOrSkin,
    english:
      'scar, scar removal, scar treatment, scar surgery, scar laser, acne scar, acne scar treatment, keloid, keloid treatment, burn scar, burn reconstruction',
    korean: '흉터, 흉터 제거, 흉터 치료, 여드름 흉터, 켈로이드, 화상 흉터, 흉터 레이저',
  },
  {
    id: 'gender-surgery',
    en: 'Facial Feminisation and Gender Surgery',
    ko: '성전환 수술',
    departments: surgery,
    english:
      'facial feminization, facial feminization surgery, ffs, gender affirming surgery, gender reassignment, sex reassignment, top surgery, adams apple reduction',
    korean: '성확정 수술, 안면 여성화, 목젖 수술',
  },
  {
    id: 'intimate-surgery',
    en: 'Intimate Surgery',
    ko: '여성 성형',
    departments: ['plastic-surgery', 'further'],
    english:
      'labiaplasty, vaginoplasty, vaginal tightening, vaginal rejuvenation, hymenoplasty, intimate plastic surgery',
    korean: '소음순, 소음순 수술, 질 성형, 이쁜이 수술',
  },
  {
    id: 'hair-transplant',
    en: 'Hair Transplant',
    ko: '모발 이식',
    departments: ['skin-clinics', 'plastic-surgery'],
    english:
      'hair transplantation, hair implant, hair graft, hair restoration, hair surgery, hairline transplant, hairline correction, hairline, fue, fut, fue hair transplant, follicular unit extraction, beard transplant, eyebrow transplant, mobal isik, mo bal i sik, receding hairline',
    korean:
      '모발이식, 머리 이식, 머리 심기, 비절개 모발이식, 절개 모발이식, 헤어라인, 헤어라인 모발이식, 눈썹 이식, 수염 이식, 모내기',
    eastAsian: '植发, 植髮, 植毛, 自毛植毛, 毛发移植',
  },
]

import type { ProcedureRow } from './procedure-row.ts'

const skin = ['skin-clinics'] as const
const skinOrSurgery = ['skin-clinics', 'plastic-surgery'] as const

/** Procedures of dermatology, for skin and hair. */
export const skinProcedures: readonly ProcedureRow[] = [
  {
    id: 'skin-clinics',
    en: 'Skin Treatment',
    ko: '피부과',
    departments: skin,
    english:
      'skin, skin clinic, skin care, skincare clinic, skin doctor, skin specialist, skin problem, dermatology, dermatologist, dermatological, derma, aesthetic dermatology, cosmetic dermatology, facial, facial treatment, medical facial, glass skin, beauty treatment, aesthetic clinic, aesthetic, pibugwa, pibukwa, pi bu gwa',
    korean: '피부, 피부 관리, 피부 치료, 피부 시술, 피부 클리닉, 피부 미용, 피부과 시술, 에스테틱',
    eastAsian: '皮膚科, 皮肤科, 皮肤, 皮膚, 美容皮膚科',
  },
  {
    id: 'botox',
    en: 'Botox',
    ko: '보톡스',
    departments: skinOrSurgery,
    recovery: 'botox',
    english: 'botulinum, botulinum toxin, wrinkle injection, dysport, boteokseu, botokseu',
    korean: '보톡스 주사',
    eastAsian: 'ボトックス, ボツリヌス, 肉毒, 肉毒素, 肉毒杆菌, 肉毒桿菌, 瘦脸针, 瘦臉針',
  },
  {
    id: 'toxin-injections',
    en: 'Jaw and Body Botox',
    ko: '사각턱 보톡스',
    departments: skinOrSurgery,
    english:
      'jaw botox, masseter botox, masseter, jawline botox, calf botox, trapezius botox, skin botox, shoulder botox, forehead botox, xeomin, nabota, botulax, anti-wrinkle injection, wrinkle treatment, wrinkle removal, wrinkle, crow feet',
    korean:
      '턱 보톡스, 종아리 보톡스, 승모근 보톡스, 스킨 보톡스, 더모톡신, 나보타, 보툴렉스, 제오민, 주름, 주름 치료, 이마 주름, 주름 보톡스',
  },
  {
    id: 'fillers',
    en: 'Fillers',
    ko: '필러',
    departments: skinOrSurgery,
    recovery: 'fillers',
    english: 'filler, lip filler, dermal filler, hyaluronic acid, pilleo, pileo, pilreo',
    korean: '히알루론산',
    eastAsian: 'フィラー, ヒアルロン酸, ヒアルロン酸注射, 玻尿酸, 填充',
  },
  {
    id: 'filler-injections',
    en: 'Face and Body Fillers',
    ko: '얼굴 필러',
    departments: skinOrSurgery,
    english:
      'nose filler, chin filler, cheek filler, forehead filler, nasolabial filler, nasolabial fold, jawline filler, juvederm, restylane, sculptra, radiesse, volume injection, filler injection, lip injection, non-surgical rhinoplasty, liquid rhinoplasty, filler dissolving, hyaluronidase',
    korean:
      '입술 필러, 코 필러, 턱 필러, 이마 필러, 팔자 필러, 팔자 주름, 볼 필러, 눈밑 필러, 스컬트라, 쥬베룩, 래디어스, 필러 녹이기',
  },
  {
    id: 'laser',
    en: 'Laser Treatment',
    ko: '레이저 시술',
    departments: skin,
    recovery: 'laser',
    english:
      'laser, laser toning, laser therapy, skin laser, pico laser, pico toning, fraxel, co2 laser, ipl, reijeo, leijeo, reijo',
    korean: '레이저, 레이저 토닝, 피코 토닝, 피코',
    eastAsian: 'レーザー, レーザー治療, ピコレーザー, 激光, 皮秒, 镭射, 雷射, 光子嫩肤',
  },
  {
    id: 'pigment-laser',
    en: 'Pigmentation Treatment',
    ko: '기미 치료',
    departments: skin,
    english:
      'pigmentation, hyperpigmentation, pigment removal, melasma, melasma treatment, freckle, freckle removal, age spot, dark spot, dark spot removal, sun spot, blemish, lentigo, skin whitening, skin brightening, skin lightening, whitening injection, brightening, glutathione, picosure, picoway, fractional laser, vbeam, genesis laser, laser genesis, excel v, clarity laser, birthmark, birthmark removal, redness, redness laser, rosacea, rosacea laser, vascular laser, spider vein, broken capillary',
    korean:
      '기미, 잡티, 주근깨, 색소, 색소 침착, 색소 치료, 검버섯, 오타모반, 미백 관리, 미백 주사, 백옥 주사, 피부 미백, 홍조, 안면 홍조, 주사비, 모세혈관 확장, 브이빔, 피코슈어, 피코웨이, 프락셀, 아이피엘, 점 빼기 레이저',
  },
  {
    id: 'lifting-devices',
    en: 'Non-Surgical Lifting',
    ko: '울쎄라',
    departments: skinOrSurgery,
    english:
      'ulthera, ultherapy, hifu, thermage, thermage flx, shurink, shrink, inmode, oligio, titan lifting, tune face, density laser, sofwave, volnewmer, xerf, ultrasound lifting, laser lifting, radiofrequency lifting, non-surgical facelift, non-surgical lifting, skin tightening, radiofrequency, rf microneedling, potenza, secret rf, morpheus8, sylfirm, emface, jaw tightening',
    korean:
      '울쎄라피, 써마지, 슈링크, 인모드, 올리지오, 튠페이스, 볼뉴머, 온다 리프팅, 레이저 리프팅, 고주파, 하이푸, 포텐자, 실펌, 덴서티, 탄력, 타이트닝, 리니어지, 초음파 리프팅',
  },
  {
    id: 'skin-boosters',
    en: 'Skin Rejuvenation',
    ko: '스킨 부스터',
    departments: skin,
    english:
      'rejuvenation, skin rejuvenation, facial rejuvenation, skin booster, rejuran, rejuran healer, profhilo, juvelook, chanel injection, salmon dna, salmon injection, salmon sperm facial, polynucleotide, exosome, exosome therapy, mesotherapy, mesotherapy injection, prp facial, vampire facial, microneedling, mts, dermapen, water shine injection, aqua injection, hydro injection, collagen, collagen injection, pore, pore treatment, pore tightening, large pore, anti-aging, anti aging, skin elasticity, hydrafacial, led therapy, skin injection',
    korean:
      '리쥬란, 리쥬란 힐러, 쥬베룩 볼륨, 물광, 물광 주사, 연어 주사, 엑소좀, 콜라겐, 모공, 모공 치료, 피부 재생, 피부 탄력, 재생 치료, 안티에이징, 노화 방지, 샤넬 주사, 메조 테라피, 프로파일로, 수분 관리',
  },
  {
    id: 'acne',
    en: 'Acne Treatment',
    ko: '여드름 치료',
    departments: skin,
    english:
      'acne, pimple, acne clinic, acne laser, acne extraction, blackhead, blackhead removal, whitehead, pdt, isotretinoin, yeodeureum',
    korean: '여드름, 여드름 압출, 압출, 블랙헤드, 트러블',
    eastAsian: 'ニキビ, 祛痘, 痘痘, 痤疮, 青春痘',
  },
  {
    id: 'chemical-peel',
    en: 'Chemical Peeling',
    ko: '필링',
    departments: skin,
    recovery: 'chemical-peel',
    english: 'chemical peel, peel, peeling, aqua peel, aquapeel, ripeeling',
    korean: '화학 박피, 아쿠아필, 박피',
    eastAsian: 'ピーリング, ケミカルピーリング, 果酸, 刷酸, 换肤, 換膚',
  },
  {
    id: 'mole-removal',
    en: 'Mole and Wart Removal',
    ko: '점 제거',
    departments: skinOrSurgery,
    english:
      'mole removal, mole, wart removal, wart, skin tag removal, skin tag, milia, milia removal, syringoma, seborrheic keratosis, laser mole removal, lipoma, lipoma removal, cyst removal, epidermal cyst, corn removal, jeom',
    korean: '점, 점 빼기, 점빼는 곳, 사마귀, 사마귀 제거, 쥐젖, 쥐젖 제거, 비립종, 한관종, 지방종, 피지낭종, 티눈',
  },
  {
    id: 'tattoo-removal',
    en: 'Tattoo Removal',
    ko: '문신 제거',
    departments: skin,
    english: 'laser tattoo removal, tattoo, remove tattoo, eyebrow tattoo removal, munsin',
    korean: '문신, 타투 제거, 문신 지우기, 눈썹 문신 제거',
  },
  {
    id: 'hair-removal',
    en: 'Laser Hair Removal',
    ko: '레이저 제모',
    departments: skin,
    english:
      'hair removal, permanent hair removal, laser epilation, epilation, bikini laser, brazilian laser, beard removal, underarm hair removal, jemo',
    korean: '제모, 영구 제모, 겨드랑이 제모, 브라질리언 제모, 수염 제모, 인중 제모',
    eastAsian: '脱毛, 医療脱毛, 激光脱毛',
  },
  {
    id: 'hair-loss',
    en: 'Hair Loss Treatment',
    ko: '탈모 치료',
    departments: ['skin-clinics'],
    english:
      'hair loss, hair loss consultation, hair care, hair, hair clinic, hair treatment, hair regrowth, hair growth, hair thinning, thinning hair, alopecia, alopecia areata, baldness, bald, balding, scalp care, scalp, scalp treatment, scalp clinic, dandruff, hair prp, hair mesotherapy, finasteride, minoxidil, talmo',
    korean: '탈모, 탈모 클리닉, 두피, 두피 관리, 두피 케어, 두피 치료, 원형 탈모, 모발, 헤어, 헤어 케어',
    eastAsian: '脱发, 薄毛, 薄毛治療, 脱毛症',
  },
  {
    id: 'skin-disease',
    en: 'Skin Disease',
    ko: '아토피',
    departments: skin,
    english:
      'eczema, atopic dermatitis, atopy, dermatitis, psoriasis, vitiligo, urticaria, hives, allergy skin, skin allergy, rash, skin rash, fungal infection, athlete foot, nail fungus, herpes, shingles, skin cancer, melanoma, itchy skin, hyperhidrosis, excessive sweating, sweating, underarm sweat, body odor',
    korean:
      '아토피 피부염, 습진, 피부염, 건선, 백반증, 두드러기, 무좀, 대상포진, 피부 알레르기, 피부암, 가려움, 다한증, 액취증, 암내',
  },
  {
    id: 'body-fat',
    en: 'Body Slimming Treatment',
    ko: '비만 시술',
    departments: skinOrSurgery,
    english:
      'fat dissolving, fat dissolving injection, lipolysis, lipolysis injection, fat burning injection, fat freezing, cryolipolysis, coolsculpting, slimming injection, slimming, body slimming, face slimming, contouring injection, ppc injection, kybella, double chin, double chin removal, cellulite, stretch mark, emsculpt',
    korean:
      '지방 분해 주사, 지방 분해, 윤곽 주사, 냉동 지방 분해, 쿨스컬프팅, 이중턱, 셀룰라이트, 튼살, 다이어트 주사, 비만 주사, 지방 주사',
  },
  {
    id: 'semi-permanent',
    en: 'Semi-Permanent Make-Up',
    ko: '반영구 화장',
    departments: skin,
    english:
      'semi-permanent makeup, permanent makeup, microblading, eyebrow tattoo, lip tattoo, eyeliner tattoo, scalp micropigmentation, smp',
    korean: '반영구, 눈썹 문신, 아이라인 문신, 입술 문신, 두피 문신',
  },
]

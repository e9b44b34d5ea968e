import type { ProcedureRow } from './procedure-row.ts'

const dental = ['dental'] as const

/** Procedures of dentistry. */
export const dentalProcedures: readonly ProcedureRow[] = [
  {
    id: 'dental',
    en: 'Dental Care',
    ko: '치과',
    departments: dental,
    english:
      'dental, dentist, dentistry, dental clinic, dental hospital, dental treatment, dental surgery, dental check, dental checkup, dental exam, dental surgeon, dental problem, dental emergency, tooth, teeth, tooth doctor, cosmetic dentistry, cosmetic dentist, aesthetic dentistry, oral health, oral care, oral medicine, chigwa, chi gwa, chikwa',
    korean: '치과 병원, 치과 진료, 치과 치료, 치과의사, 치아, 이빨, 구강, 치과 검진, 심미 치과',
    eastAsian: '歯科, 歯医者, 牙科, 牙医, 牙醫',
  },
  {
    id: 'dental-implant',
    en: 'Dental Implants',
    ko: '임플란트',
    departments: dental,
    recovery: 'dental-implant',
    english: 'dental implant, tooth implant, teeth implants, implant tooth, tooth replacement, impeullanteu, implanteu',
    korean: '치아 임플란트',
    eastAsian: 'インプラント, 种植牙, 種植牙, 植牙, 种牙, 種牙, 牙齿种植, 牙齒種植',
    onlySearched: 'implant',
  },
  {
    id: 'implant-surgery',
    en: 'Full-Mouth Implants and Bone Grafts',
    ko: '전체 임플란트',
    departments: dental,
    english:
      'full mouth implant, full mouth reconstruction, all on 4, all on four, all on 6, all on six, bone graft, dental bone graft, sinus lift, one day implant, implant denture, implant dentist, missing tooth, implant abutment',
    korean: '전체임플란트, 올온포, 뼈이식, 상악동 거상, 원데이 임플란트, 네비게이션 임플란트',
  },
  {
    id: 'orthodontics',
    en: 'Orthodontics',
    ko: '치아 교정',
    departments: dental,
    english:
      'orthodontic, orthodontist, orthodontic treatment, orthodontia, brace, teeth brace, dental brace, invisible brace, clear brace, ceramic brace, lingual brace, clear aligner, aligner, invisalign, teeth straightening, straighten teeth, straight teeth, crooked teeth, teeth alignment, crowded teeth, retainer, overbite, underbite, gap teeth, gyojeong, kyojung, gyojong, chia gyojeong',
    korean:
      '교정, 치열 교정, 교정 치과, 투명 교정, 인비절라인, 설측 교정, 부분 교정, 교정기, 덧니, 부정교합, 유지장치, 소아 교정, 급속 교정',
    eastAsian: '矯正, 歯列矯正, 歯科矯正, 牙齿矫正, 正畸, 隐形牙套, 牙套',
  },
  {
    id: 'veneers',
    en: 'Veneers',
    ko: '라미네이트',
    departments: dental,
    recovery: 'veneers-crowns',
    english: 'veneer, dental veneer, porcelain veneer, laminate, lamineiteu',
    korean: '비니어',
    eastAsian: 'ラミネートベニア, ベニア, セラミック, 贴面, 貼片, 牙贴面',
  },
  {
    id: 'crowns',
    en: 'Crowns',
    ko: '크라운',
    departments: dental,
    recovery: 'veneers-crowns',
    english: 'crown, dental crown',
    eastAsian: 'クラウン, 被せ物, 牙冠, 烤瓷牙',
  },
  {
    id: 'smile-design',
    en: 'Smile Makeover',
    ko: '앞니 성형',
    departments: dental,
    english:
      'smile design, smile makeover, hollywood smile, lumineer, composite bonding, teeth bonding, dental bonding, gummy smile, gum contouring, gingivectomy, dental bridge, tooth bridge, zirconia, zirconia crown, inlay, onlay, tooth reshaping, chipped tooth, broken tooth',
    korean: '앞니, 무삭제 라미네이트, 치아 성형, 잇몸 성형, 거미 스마일, 지르코니아, 인레이, 레진, 브릿지, 깨진 이',
  },
  {
    id: 'whitening',
    en: 'Teeth Whitening',
    ko: '치아 미백',
    departments: dental,
    english:
      'whitening, tooth whitening, dental whitening, teeth bleaching, bleaching, zoom whitening, whiten teeth, white teeth, chia mibaek',
    korean: '미백, 이빨 미백, 전문가 미백',
    eastAsian: 'ホワイトニング, 牙齿美白, 美白牙齿',
  },
  {
    id: 'root-canal',
    en: 'Root Canal',
    ko: '신경 치료',
    departments: dental,
    english:
      'root canal treatment, root canal therapy, endodontics, endodontist, endodontic, tooth nerve, toothache, tooth pain, tooth ache, tooth abscess, apicoectomy',
    korean: '신경치료, 치통, 근관 치료, 이 아파요, 치아 통증',
    eastAsian: '根管治療, 根管治疗, 歯の痛み, 牙痛',
  },
  {
    id: 'fillings',
    en: 'Fillings and Cavities',
    ko: '충치 치료',
    departments: dental,
    english: 'cavity, tooth filling, dental filling, filling, tooth decay, caries, resin filling, amalgam',
    korean: '충치, 이 때우기, 레진 치료, 아말감',
    eastAsian: '虫歯, 蛀牙, 补牙',
  },
  {
    id: 'extraction',
    en: 'Tooth Extraction',
    ko: '발치',
    departments: dental,
    english:
      'tooth removal, wisdom tooth, wisdom teeth removal, wisdom tooth extraction, wisdom teeth, pull tooth, tooth pulling, impacted tooth, sarangni',
    korean: '사랑니, 사랑니 발치, 매복 사랑니, 이 뽑기',
    eastAsian: '親知らず, 智齿, 拔牙, 抜歯',
  },
  {
    id: 'gum-treatment',
    en: 'Gum Treatment and Scaling',
    ko: '잇몸 치료',
    departments: dental,
    english:
      'scaling, dental scaling, teeth scaling, teeth cleaning, tooth cleaning, dental cleaning, dental hygiene, gum, gum disease, gum surgery, gum graft, gum bleeding, bleeding gum, periodontics, periodontist, periodontal, periodontitis, gingivitis, tartar removal, plaque removal, bad breath, halitosis, seukeilling',
    korean: '스케일링, 잇몸, 치주, 치주염, 치석, 치석 제거, 잇몸 출혈, 구취, 입냄새',
    eastAsian: '歯石取り, 歯周病, 洗牙, 牙周病',
  },
  {
    id: 'dentures',
    en: 'Dentures',
    ko: '틀니',
    departments: dental,
    english: 'denture, false teeth, partial denture, prosthodontics, prosthodontist, teulni',
    korean: '의치, 부분 틀니, 치과 보철, 보철',
    eastAsian: '入れ歯, 假牙, 义齿',
  },
  {
    id: 'jaw-joint',
    en: 'Jaw Joint Treatment',
    ko: '턱관절',
    departments: dental,
    english:
      'tmj, tmd, tmj disorder, jaw pain, jaw joint, temporomandibular joint, bruxism, teeth grinding, night guard, mouth guard, jaw clicking',
    korean: '턱관절 치료, 턱관절 장애, 이갈이, 턱 통증, 이갈이 장치',
  },
  {
    id: 'child-dentistry',
    en: 'Dentistry for Children',
    ko: '소아 치과',
    departments: dental,
    english:
      'pediatric dentist, pediatric dentistry, child dentist, kid dentist, paediatric dentistry, children dentist, baby teeth, milk teeth, sleep dentistry, sedation dentistry',
    korean: '어린이 치과, 소아치과, 수면 치과, 유치, 수면 진료',
  },
]

import type { ProcedureRow } from './procedure-row.ts'

const eye = ['eye-surgery'] as const

/** Procedures of ophthalmology. */
export const eyeProcedures: readonly ProcedureRow[] = [
  {
    id: 'eye-surgery',
    en: 'Eye Surgery',
    ko: '안과',
    departments: eye,
    english:
      'eye, eye clinic, eye hospital, eye doctor, eye specialist, eye centre, eye care, eye check, eye test, eye exam, eye examination, eye checkup, vision test, sight test, eye treatment, eye disease, eye problem, ophthalmology, ophthalmologist, ophthalmic, optometrist, vision, eyesight, angwa',
    korean: '눈, 눈 수술, 눈 병원, 안과 병원, 안과 검사, 시력, 시력 검사, 눈 검사, 안과 수술, 안과 의원',
    eastAsian: '眼科, 眼科医院, 眼睛手术',
  },
  {
    id: 'lasik',
    en: 'LASIK',
    ko: '라식',
    departments: eye,
    recovery: 'lasik',
    english: 'lasik surgery, lasik eye surgery, femto lasik, intralase, raesik, rasik, lasic',
    korean: '라식 수술',
    eastAsian: 'レーシック, 飞秒, 飛秒, 飛秒雷射',
  },
  {
    // Which laser is not told: the one with the longer recovery may be meant.
    id: 'vision-correction',
    en: 'Laser Vision Correction',
    ko: '시력 교정술',
    departments: eye,
    recovery: 'surface-laser',
    english:
      'laser eye surgery, eye laser surgery, laser eye, laser eye correction, laser vision, vision correction, vision correction surgery, vision surgery, refractive surgery, sight correction, eyesight correction',
    korean: '시력 교정',
    eastAsian: '近視手術, 近视手术, 近視雷射, 激光近视, 激光近视手术, 近视激光, 視力矯正, 視力矯正手術',
  },
  {
    id: 'lasek',
    en: 'LASEK',
    ko: '라섹',
    departments: eye,
    recovery: 'surface-laser',
    english: 'prk, trans prk, surface ablation, raesek, rasek',
    korean: '라섹 수술, 투데이 라섹, 올레이저 라섹',
  },
  {
    id: 'smile',
    en: 'SMILE Eye Surgery',
    ko: '스마일라식',
    departments: eye,
    recovery: 'lasik',
    english: 'smile lasik, smile pro, relex smile, lenticule extraction, silk eye surgery, clear lasik, seumail rasik',
    korean: '스마일 라식, 스마일 프로, 스마일 수술',
    eastAsian: '全飞秒, スマイル手術',
    onlySearched: 'smile',
  },
  {
    id: 'implantable-lens',
    en: 'Implantable Contact Lens',
    ko: '렌즈 삽입술',
    departments: eye,
    english:
      'icl, icl surgery, implantable lens, lens implant, lens implantation, phakic lens, phakic iol, evo icl, artisan lens, lens surgery',
    korean: '안내 렌즈 삽입술, 렌즈 삽입, 아이씨엘, 토릭 렌즈, 알티산',
    eastAsian: 'ICL手術, 眼内コンタクトレンズ',
  },
  {
    id: 'cataract',
    en: 'Cataract Surgery',
    ko: '백내장',
    departments: eye,
    english:
      'cataract, cataract operation, cataract removal, intraocular lens, iol, multifocal lens, multifocal iol, presbyopia, presbyopia surgery, presbyopia correction, reading glasses surgery, baeknaejang',
    korean: '백내장 수술, 노안, 노안 수술, 노안 교정, 다초점, 다초점 렌즈, 인공수정체',
    eastAsian: '白内障, 白內障, 老眼',
  },
  {
    id: 'glaucoma',
    en: 'Glaucoma Treatment',
    ko: '녹내장',
    departments: eye,
    english: 'glaucoma, glaucoma surgery, eye pressure, nonaejang, noknaejang',
    korean: '녹내장 치료, 녹내장 수술, 안압',
    eastAsian: '緑内障, 青光眼',
  },
  {
    id: 'cornea',
    en: 'Cornea Transplant',
    ko: '각막 이식',
    departments: eye,
    english: 'cornea, corneal, corneal transplant, keratoplasty, keratoconus, corneal cross linking, pterygium, gakmak',
    korean: '각막, 각막 이식술, 원추각막, 익상편',
    eastAsian: '角膜, 角膜移植',
  },
  {
    id: 'eye-muscle',
    en: 'Eye Muscle Surgery',
    ko: '사시 수술',
    departments: eye,
    english:
      'eye muscle, strabismus, strabismus surgery, squint, squint surgery, crossed eye, lazy eye, amblyopia, sasi susul',
    korean: '사시, 약시, 안구 근육 수술, 안근육 수술, 소아 사시',
    eastAsian: '斜視, 斜视',
  },
  {
    id: 'retina',
    en: 'Retina Treatment',
    ko: '망막',
    departments: eye,
    english:
      'retina, retinal, retinal detachment, retina surgery, macular degeneration, macula, diabetic retinopathy, retinopathy, vitrectomy, eye injection, eye floater, floater',
    korean: '망막 수술, 망막 박리, 황반변성, 황반 변성, 당뇨망막병증, 당뇨 망막, 비문증, 유리체',
    eastAsian: '網膜, 视网膜, 黄斑変性',
  },
  {
    id: 'myopia',
    en: 'Myopia and Astigmatism',
    ko: '근시',
    departments: eye,
    english:
      'myopia, nearsighted, nearsightedness, short-sighted, shortsightedness, farsighted, hyperopia, astigmatism, myopia control, dream lens, orthokeratology, ortho-k, contact lens, near-sightedness, glasses-free, glasses removal, get rid of glasses',
    korean: '난시, 원시, 드림렌즈, 난시 교정, 근시 교정, 고도 근시',
  },
  {
    id: 'dry-eye',
    en: 'Dry Eye and Eye Infections',
    ko: '안구 건조증',
    departments: eye,
    english:
      'dry eye, dry eye syndrome, dry eye treatment, conjunctivitis, pink eye, eye infection, red eye, stye, chalazion, watery eye, tear duct, eye allergy, blepharitis, eye pain, uveitis, eye injury, eye emergency',
    korean: '안구 건조, 안구건조증, 결막염, 다래끼, 눈병, 충혈, 눈물길, 눈물관, 눈 염증, 포도막염, 눈 통증',
  },
]

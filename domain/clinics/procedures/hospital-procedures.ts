import type { ProcedureRow } from './procedure-row.ts'

const further = ['further'] as const
const koreanMedicine = ['korean-medicine'] as const
const stemCell = ['stem-cell'] as const

/** Stem cells, Korean medicine, and what hospitals with further departments may offer. */
export const hospitalProcedures: readonly ProcedureRow[] = [
  {
    id: 'stem-cell',
    en: 'Stem Cell Therapy',
    ko: '줄기세포 치료',
    departments: stemCell,
    recovery: 'stem-cell',
    english: 'stem cell, stem cell treatment, julgi sepo, julgisepo',
    korean: '줄기세포',
    eastAsian: '幹細胞, 幹細胞治療, 再生医療, 干细胞, 干细胞治疗',
  },
  {
    id: 'cell-treatments',
    en: 'Regenerative Medicine',
    ko: '재생 의학',
    departments: stemCell,
    english:
      'regenerative, regenerative therapy, cell therapy, stem cell clinic, stem cell centre, stem cell injection, stem cell knee, stem cell banking, cell banking, bone marrow concentrate, fat derived cell, fat stem cell, adipose stem cell, immune cell therapy, nk cell, nk cell therapy',
    korean:
      '줄기세포 주사, 줄기세포 클리닉, 줄기세포 시술, 세포 치료, 면역 세포, NK세포, 지방 줄기세포, 골수 줄기세포, 줄기세포 보관',
  },
  {
    id: 'platelet-rich-plasma',
    en: 'Platelet-Rich Plasma',
    ko: '자가혈 주사',
    departments: ['stem-cell', 'skin-clinics'],
    english: 'prp, prp injection, prp therapy, plasma injection',
    korean: 'PRP 주사, 자가혈, 피알피',
  },
  {
    id: 'korean-medicine',
    en: 'Korean Medicine',
    ko: '한방',
    departments: koreanMedicine,
    english:
      'oriental medicine, traditional korean medicine, traditional medicine, oriental doctor, korean medicine doctor, korean medicine hospital, oriental clinic, oriental hospital, korean traditional medicine, eastern medicine, east asian medicine, tkm, hanbang, haneuiwon, hanuiwon, hanbang byeongwon',
    korean: '한의원, 한의사, 한의학, 한방 병원, 한방병원, 한방 치료, 한방 클리닉',
    eastAsian: '韓医院, 韓方, 漢方, 韩医, 韩医院, 中医',
  },
  {
    id: 'acupuncture',
    en: 'Acupuncture',
    ko: '침술',
    departments: koreanMedicine,
    english:
      'acupuncturist, pharmacopuncture, electroacupuncture, needle therapy, bee venom, bee venom therapy, facial acupuncture, cosmetic acupuncture, chim',
    korean: '침, 침 치료, 침 맞기, 약침, 봉침, 매선, 미용 침, 추나침',
    eastAsian: '鍼, 鍼灸, 针灸',
  },
  {
    id: 'herbal-medicine',
    en: 'Herbal Medicine',
    ko: '한약',
    departments: koreanMedicine,
    english:
      'herbal medicine consultation, herbal, herb medicine, korean herb, herbal tonic, herbal diet, diet herbal medicine, hanyak, gongjindan, boyak',
    korean: '보약, 탕약, 한방 다이어트, 다이어트 한약, 공진단, 경옥고, 한약방',
    eastAsian: '漢方薬, 中药, 韓薬',
  },
  {
    id: 'cupping',
    en: 'Cupping and Moxibustion',
    ko: '부항',
    departments: koreanMedicine,
    english: 'cupping, cupping therapy, moxibustion, moxa, moxibustion therapy, buhang',
    korean: '뜸, 부항 치료, 쑥뜸',
    eastAsian: '拔罐, 艾灸',
  },
  {
    id: 'chuna',
    en: 'Chuna Manual Therapy',
    ko: '추나',
    departments: koreanMedicine,
    english:
      'chuna, chuna therapy, bone setting, posture correction, constitution diagnosis, sasang, sasang constitution',
    korean: '추나 요법, 추나 치료, 체질, 사상 체질, 체형 교정, 자세 교정, 골반 교정',
  },
  {
    id: 'back-pain',
    en: 'Back and Neck Pain',
    ko: '허리 통증',
    departments: ['korean-medicine', 'further'],
    english:
      'back pain, lower back pain, neck pain, herniated disc, slipped disc, disc, disk, spinal disc, sciatica, scoliosis, spinal stenosis, text neck, turtle neck, shoulder pain, frozen shoulder, joint pain, chronic pain, pain clinic, pain management, pain treatment, non-surgical spine treatment, chiropractic, chiropractor, spine correction, facial palsy, bell palsy',
    korean:
      '허리 디스크, 목 디스크, 디스크, 척추 교정, 도수 치료, 측만증, 척추측만증, 좌골신경통, 거북목, 요통, 목 통증, 어깨 통증, 오십견, 관절 통증, 통증, 통증 클리닉, 안면마비, 구안와사',
  },
  {
    id: 'spine',
    en: 'Spine Surgery',
    ko: '척추 수술',
    departments: further,
    english:
      'spine, spinal, spinal surgery, back surgery, disc surgery, spinal fusion, endoscopic spine surgery, spine hospital, spine clinic, spine centre, spine specialist, cheokchu',
    korean: '척추, 척추 병원, 디스크 수술, 척추 내시경, 척추 관절',
  },
  {
    id: 'orthopaedics',
    en: 'Orthopaedics',
    ko: '정형외과',
    departments: further,
    english:
      'orthopedics, orthopedic, orthopaedic, orthopedic surgery, orthopedic surgeon, orthopedist, joint replacement, knee replacement, hip replacement, knee surgery, knee, hip surgery, shoulder surgery, rotator cuff, knee joint, knee joint consultation, knee arthroscopy, arthroscopy, arthritis, meniscus, acl surgery, acl reconstruction, ligament, fracture, broken bone, sports medicine, sports injury, sports injury consultation, hand surgery, wrist surgery, foot surgery, ankle surgery, bunion, hallux valgus, limb lengthening, leg lengthening, height increase surgery, carpal tunnel, bone tumor, jeonghyeong oegwa',
    korean:
      '인공 관절, 무릎, 무릎 수술, 무릎 관절, 인공관절 수술, 고관절, 관절, 관절염, 십자인대, 반월상 연골, 연골, 골절, 어깨 수술, 회전근개, 무지외반증, 사지 연장술, 키 수술, 스포츠 손상, 손목 터널, 류마티스',
    eastAsian: '関節, 人工関節, 骨科, 整形外科',
  },
  {
    id: 'rehabilitation',
    en: 'Rehabilitation',
    ko: '재활',
    departments: further,
    english:
      'rehab, rehabilitation medicine, physical therapy, physiotherapy, physiotherapist, manual therapy, stroke rehabilitation, occupational therapy, jaehwal',
    korean: '재활 의학과, 재활 치료, 물리 치료, 재활의학과, 운동 치료',
  },
  {
    id: 'health-check',
    en: 'Health Check-up',
    ko: '건강 검진',
    departments: further,
    recovery: 'health-check',
    english:
      'health check, medical check-up, full body check-up, body check-up, full medical check-up, executive check-up, health screening, full medical examination, annual physical, annual check-up, comprehensive check-up, heart check-up, cancer check-up, comprehensive screening, medical screening, cancer screening, endoscopy, gastroscopy, colonoscopy, geongang geomjin',
    korean: '종합 검진, 종합 건강검진, 암 검진, 국가 검진, 내시경, 위내시경, 대장 내시경, 수면 내시경',
    eastAsian:
      '健康診断, 健診, 人間ドック, 体检, 體檢, 健检, 健檢, 健康检查, 健康檢查, 内視鏡, 胃カメラ, 大腸カメラ, 胃镜, 胃鏡, 肠镜, 腸鏡',
  },
  {
    id: 'check-up',
    en: 'Examination',
    ko: '검사',
    departments: further,
    english:
      'check-up, checkup, body check, medical examination, physical examination, screening, ultrasound, mri, ct scan, pet ct, pet scan, x-ray, mammogram, mammography, blood test, preventive medicine, vaccination, vaccine, immunisation, immunization, travel vaccine, flu shot, hpv vaccine, std test, covid test, pcr test, genetic test',
    korean: '검진, 신체 검사, 초음파, 혈액 검사, 피검사, 엠알아이, 예방 접종, 예방접종, 백신, 유방 촬영',
  },
  {
    id: 'fertility',
    en: 'Fertility Treatment',
    ko: '난임',
    departments: further,
    english:
      'fertility, infertility, fertility clinic, ivf, in vitro fertilization, in vitro fertilisation, test tube baby, egg freezing, freeze egg, oocyte freezing, embryo transfer, embryo freezing, icsi, iui, artificial insemination, sperm test, sperm freezing, reproductive medicine, nanim',
    korean: '난임 치료, 불임, 시험관, 시험관 아기, 난자 동결, 난자 냉동, 인공 수정, 배아 이식, 체외 수정, 난임 병원',
    eastAsian: '不妊治療, 試管嬰兒, 试管婴儿, 冻卵, 体外受精, 卵子凍結',
  },
  {
    id: 'womens-health',
    en: 'Obstetrics and Gynaecology',
    ko: '산부인과',
    departments: further,
    english:
      'gynecology, gynaecology, gynecologist, gynaecologist, obstetrics, obstetrician, obgyn, ob-gyn, women clinic, women health, womens health, pregnancy, prenatal care, childbirth, delivery of baby, giving birth, c-section, caesarean, fibroid, uterine fibroid, myoma, ovarian cyst, endometriosis, hysterectomy, pap smear, iud, menopause, pcos, menstrual pain, sanbuingwa',
    korean: '부인과, 임신, 출산, 분만, 자궁 근종, 자궁, 난소, 자궁내막증, 갱년기, 생리통, 자궁경부암',
    eastAsian: '産婦人科, 妇科, 妇产科, 婦人科',
  },
  {
    id: 'obesity',
    en: 'Obesity Treatment',
    ko: '비만 치료',
    departments: further,
    english:
      'obesity, obesity clinic, obesity surgery, bariatric, bariatric surgery, weight loss, weight loss surgery, weight loss clinic, gastric sleeve, sleeve gastrectomy, gastric bypass, gastric balloon, stomach stapling, metabolic surgery, diet clinic, diet, lose weight, wegovy, ozempic, saxenda, mounjaro, biman',
    korean:
      '비만, 비만 클리닉, 고도 비만, 비만 수술, 위소매 절제술, 위 절제술, 위밴드, 다이어트, 체중 감량, 삭센다, 위고비, 마운자로, 오젬픽, 대사 수술',
    eastAsian: '肥満, 減重, 减肥, 减重手术, 肥満治療, ダイエット',
  },
  {
    id: 'cancer',
    en: 'Cancer Treatment',
    ko: '암 치료',
    departments: further,
    english:
      'cancer, cancer centre, cancer hospital, oncology, oncologist, tumor, tumour, chemotherapy, radiotherapy, radiation therapy, proton therapy, proton beam, heavy ion therapy, carbon ion, immunotherapy, breast cancer, stomach cancer, gastric cancer, lung cancer, liver cancer, colon cancer, thyroid cancer, prostate cancer, cervical cancer, pancreatic cancer, leukemia, lymphoma, car-t, gamma knife, cyberknife, robotic surgery, robot surgery, da vinci surgery',
    korean:
      '암, 암 센터, 암 병원, 암 수술, 종양, 항암, 항암 치료, 방사선 치료, 양성자 치료, 중입자 치료, 유방암, 위암, 폐암, 간암, 대장암, 갑상선암, 전립선암, 췌장암, 백혈병, 로봇 수술, 혈액암',
    eastAsian: '癌, がん, がん治療, 癌症, 肿瘤',
  },
  {
    id: 'heart',
    en: 'Cardiology',
    ko: '심장내과',
    departments: further,
    english:
      'heart, heart surgery, heart clinic, heart hospital, heart disease, cardiologist, cardiac, cardiac surgery, cardiovascular, coronary, coronary bypass, bypass surgery, stent, angioplasty, pacemaker, heart valve, arrhythmia, angiogram, heart transplant, hypertension, high blood pressure, varicose vein, varicose vein surgery, vascular surgery, vein clinic, thoracic surgery, lung surgery, palmar hyperhidrosis surgery',
    korean:
      '심장, 심장 수술, 흉부외과, 심혈관, 스텐트, 부정맥, 협심증, 심장 판막, 고혈압, 하지 정맥류, 하지정맥류, 정맥류, 혈관 외과, 순환기내과',
    eastAsian: '心臓, 心脏',
  },
  {
    id: 'brain',
    en: 'Neurology and Neurosurgery',
    ko: '신경외과',
    departments: further,
    english:
      'neurology, neurologist, neurosurgery, neurosurgeon, brain, brain surgery, brain tumor, stroke, epilepsy, parkinson, parkinson disease, migraine, headache, dementia, alzheimer, nerve pain, neuropathy, deep brain stimulation, aneurysm, singyeong oegwa',
    korean: '신경과, 뇌, 뇌 수술, 뇌종양, 뇌졸중, 뇌전증, 간질, 파킨슨, 편두통, 두통, 치매, 뇌동맥류',
    eastAsian: '脳外科, 神経外科, 神经外科',
  },
  {
    id: 'digestive',
    en: 'Gastroenterology',
    ko: '소화기내과',
    departments: further,
    english:
      'gastroenterologist, digestive, stomach, stomach pain, stomach ache, ulcer, acid reflux, gerd, liver, liver disease, liver transplant, hepatitis, gallbladder, gallstone, gallstone surgery, hernia, hernia surgery, appendicitis, appendix, hemorrhoid, haemorrhoid, hemorrhoid surgery, proctology, anal fistula, colorectal, colorectal surgery, crohn, ibs, pancreas, bowel, general surgery, daejang hangmun',
    korean:
      '소화기, 위장, 위염, 위궤양, 역류성 식도염, 간, 간 이식, 간염, 담낭, 담석, 탈장, 맹장, 맹장염, 치질, 치질 수술, 치루, 항문외과, 대장항문, 대장, 일반외과',
    eastAsian: '消化器内科, 胃腸科, 痔, 肝移植',
  },
  {
    id: 'internal-medicine',
    en: 'Internal Medicine',
    ko: '내과',
    departments: further,
    english:
      'internist, general practitioner, gp, family medicine, family doctor, general medicine, diabetes, thyroid, endocrinology, endocrinologist, kidney, kidney transplant, kidney stone, dialysis, nephrology, organ transplant, bone marrow transplant, pulmonology, lung, asthma, allergy, allergist, rheumatology, rheumatoid, infectious disease, fever, flu, cold symptom, cough, food poisoning, iv drip, iv therapy, vitamin drip, vitamin injection, hangover drip, myers cocktail, naegwa',
    korean:
      '가정의학과, 당뇨, 당뇨병, 갑상선, 내분비내과, 신장, 신장내과, 신장 이식, 투석, 폐, 호흡기내과, 천식, 알레르기, 감염내과, 감기, 독감, 발열, 장기 이식, 수액, 영양 수액, 비타민 주사, 링거, 식중독',
    eastAsian: '内科, 糖尿病, 点滴',
  },
  {
    id: 'urology',
    en: 'Urology',
    ko: '비뇨의학과',
    departments: further,
    english:
      'urologist, prostate, prostate surgery, vasectomy, vasectomy reversal, circumcision, penile, penis enlargement, penile implant, erectile dysfunction, male clinic, men clinic, men health, premature ejaculation, urinary, uti, bladder, incontinence, std, sexually transmitted disease, testosterone, testosterone therapy, binyogigwa',
    korean:
      '비뇨기과, 전립선, 정관 수술, 정관 복원, 포경, 포경 수술, 발기 부전, 조루, 남성 수술, 남성 클리닉, 요로 결석, 방광염, 요실금, 성병',
    eastAsian: '泌尿器科, 泌尿科',
  },
  {
    id: 'ear-nose-throat',
    en: 'Ear, Nose and Throat',
    ko: '이비인후과',
    departments: further,
    english:
      'ent, ear nose throat, ent doctor, otolaryngology, sinus, sinus surgery, sinusitis, septoplasty, deviated septum, functional nose surgery, nasal polyp, rhinitis, tonsil, tonsillectomy, snoring, sleep apnea, sleep apnoea, hearing loss, hearing aid, cochlear implant, tinnitus, vertigo, dizziness, vocal cord, voice surgery, ear infection, ibiinhugwa',
    korean:
      '비염, 축농증, 비중격, 비중격만곡증, 편도, 편도 수술, 코골이, 수면 무호흡, 난청, 보청기, 인공 와우, 이명, 어지럼증, 중이염, 귀 병원, 성대',
    eastAsian: '耳鼻咽喉科, 耳鼻科, 耳鼻喉科',
  },
  {
    id: 'children',
    en: 'Paediatrics',
    ko: '소아청소년과',
    departments: further,
    english:
      'pediatrics, pediatric, paediatric, pediatrician, paediatrician, children hospital, child hospital, kid doctor, baby doctor, child growth, growth clinic, growth hormone, children clinic, sick child, soagwa',
    korean: '소아과, 어린이 병원, 성장 클리닉, 성장 호르몬, 성장 치료, 신생아',
    eastAsian: '小児科, 儿科',
  },
  {
    id: 'mental-health',
    en: 'Psychiatry',
    ko: '정신건강의학과',
    departments: further,
    english:
      'psychiatrist, psychiatric, mental health, psychology, psychologist, psychotherapy, counselling, counseling, therapist, depression, anxiety, panic attack, adhd, autism, insomnia, sleep clinic, sleep disorder, addiction, burnout',
    korean: '정신과, 우울증, 불안, 공황 장애, 불면증, 심리 상담, 심리, 수면 클리닉, 중독',
    eastAsian: '精神科, 心療内科',
  },
  {
    id: 'hospital',
    en: 'Medical Treatment',
    ko: '종합병원',
    departments: further,
    english:
      'general hospital, tertiary hospital, university hospital, big hospital, hospital for foreigner, international hospital, international clinic, international healthcare centre, international health care center, emergency, emergency room, er doctor, urgent care, second opinion, medical tourism, medical care, specialist hospital',
    korean: '대학 병원, 상급종합병원, 큰 병원, 응급실, 응급, 국제 진료 센터, 국제진료, 외국인 진료, 의료 관광, 진료',
    eastAsian: '総合病院, 大学病院, 综合医院, 大学医院, 救急, 急诊',
  },
  {
    id: 'other',
    en: 'Other Clinics',
    ko: '기타 병원',
    departments: ['other'],
    english:
      'other, other clinic, other specialized clinic, other specialised clinic, other specialty, other department',
    korean: '기타, 기타 클리닉, 그 밖의 진료',
  },
]

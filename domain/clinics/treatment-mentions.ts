/**
 * Words that reveal a treatment in free text, in the languages of most visitors. This is a second safeguard: clinics in
 * the plan itself are recognised by kind and id.
 */
const mentions = [
  /treatment|clinic|surg(?:ery|ical|eon)|plastic|medical|hospital|doctor|consult|check-?up|recover|procedure|post-?op/iu,
  /rhinoplast|blepharo|eyelid|lipo(?:suction)?\b|botox|filler|laser|lasik|lasek|cataract|implant|veneer|dent(?:al|ist)|tooth|teeth/iu,
  /derma|contouring|cheekbone|jawline|face-?lift|augment|breast|nose job|hair transplant|stem cell|injection|\bivf\b/iu,
  /성형|시술|수술|치과|안과|피부과|의원|병원|클리닉|상담|회복|보톡스|필러|라식|라섹|쌍꺼풀|쌍커풀|윤곽|임플란트|지방흡입|레이저/u,
  /整形|整容|医美|醫美|手術|手术|治療|治疗|皮膚科|皮肤科|歯科|牙科|眼科|クリニック|病院|医院|醫院|诊所|診所|隆鼻|双眼皮|植发|ボトックス/u,
  /клиник|операци|пластическ|стоматолог|лечени|хирург/iu,
]

/** Says whether a text mentions treatments, clinics or recovery. */
export function mentionsTreatment(text: string): boolean {
  return mentions.some((mention) => mention.test(text))
}

/** Says whether a reason of a stop or plan (a code of plan-codes.ts or of another version) reveals a treatment. */
export function isTreatmentReason(code: string): boolean {
  return /^(?:treatment|kept-free|clinic|check|recovery):|^tag:skin$|quiet/u.test(code) || mentionsTreatment(code)
}

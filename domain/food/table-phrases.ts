import type { Ingredient } from './dishes.ts'

/** In the order of the table card. */
export const phraseGroups = ['allergy', 'diet', 'ask', 'order'] as const
export type PhraseGroup = (typeof phraseGroups)[number]

export type TablePhrase = {
  id: string
  group: PhraseGroup
  /** The Korean sentence, in the polite form that guests use. */
  ko: string
  /** The ingredients that it is about. */
  about: readonly Ingredient[]
}

/** Sentences to show in a restaurant. Their translations are in `tableCardTexts` of locales. */
export const tablePhrases = [
  allergy('nuts', '땅콩과 견과류 알레르기가 있어요. 조금만 먹어도 위험해요. 이 음식에 들어가나요?', ['nuts']),
  allergy('shellfish', '새우, 게 같은 갑각류와 조개류 알레르기가 있어요. 이 음식에 들어가나요?', ['shellfish']),
  allergy('fish', '생선 알레르기가 있어요. 육수나 액젓에도 생선이 들어가나요?', ['fish']),
  allergy('egg', '달걀 알레르기가 있어요. 이 음식에 달걀이 들어가나요?', ['egg']),
  allergy('milk', '우유 알레르기가 있어요. 우유나 버터, 치즈가 들어가나요?', ['milk']),
  allergy('gluten', '밀과 보리를 먹으면 안 돼요. 밀가루나 밀이 든 간장이 들어가나요?', ['gluten']),
  allergy('buckwheat', '메밀 알레르기가 있어요. 메밀을 삶은 물로 조리한 음식도 먹을 수 없어요.', ['buckwheat']),
  allergy('soy', '콩 알레르기가 있어요. 간장, 된장, 두부가 들어가나요?', ['soy']),
  allergy('sesame', '참깨 알레르기가 있어요. 참기름이나 깨를 빼 주실 수 있나요?', ['sesame']),
  diet('vegetarian', '저는 채식을 해요. 고기와 생선을 먹지 않아요.', ['pork', 'beef', 'chicken', 'fish', 'shellfish']),
  diet('vegan', '저는 비건이에요. 고기, 생선, 달걀, 우유를 먹지 않아요.', [
    'pork',
    'beef',
    'chicken',
    'fish',
    'shellfish',
    'egg',
    'milk',
  ]),
  diet('no-stock', '멸치 육수와 고기 육수도 먹지 않아요.', ['fish', 'beef', 'pork', 'chicken']),
  diet('no-pork', '돼지고기를 먹지 않아요. 햄과 소시지도 빼 주세요.', ['pork']),
  diet('no-beef', '소고기를 먹지 않아요. 소고기 육수도 먹지 않아요.', ['beef']),
  diet('halal', '할랄 음식만 먹어요. 돼지고기와 술이 들어간 음식은 먹을 수 없어요.', ['pork', 'alcohol']),
  diet('no-alcohol', '술을 마시지 않아요. 맛술이 들어간 음식도 먹지 않아요.', ['alcohol']),
  diet('no-raw', '날음식은 먹을 수 없어요. 완전히 익혀 주세요.', []),
  diet('soft', '수술을 받은 지 얼마 안 되어서 부드러운 음식만 먹을 수 있어요.', []),
  ask('what-is-in-it', '이 음식에 무엇이 들어가나요?'),
  ask('which-can-i-eat', '제가 먹을 수 있는 메뉴를 골라 주세요.'),
  ask('leave-it-out', '그 재료를 빼 주실 수 있나요?'),
  ask('is-it-hot', '이 음식 많이 매운가요?'),
  ask('not-hot', '안 맵게 해 주세요.'),
  order('one-of-this', '이거 하나 주세요.'),
  order('alone', '혼자 왔는데 1인분도 되나요?'),
  order('water', '물 좀 주세요.'),
  order('bill', '계산해 주세요.'),
] as const satisfies readonly TablePhrase[]

export type TablePhraseId = (typeof tablePhrases)[number]['id']
export const tablePhraseIds: readonly TablePhraseId[] = tablePhrases.map(({ id }) => id)

function allergy<Id extends string>(id: Id, ko: string, about: readonly Ingredient[]) {
  return { id: `allergy-${id}` as const, group: 'allergy' as const, ko, about }
}

function diet<Id extends string>(id: Id, ko: string, about: readonly Ingredient[]) {
  return { id: `diet-${id}` as const, group: 'diet' as const, ko, about }
}

function ask<Id extends string>(id: Id, ko: string) {
  return { id: `ask-${id}` as const, group: 'ask' as const, ko, about: [] }
}

function order<Id extends string>(id: Id, ko: string) {
  return { id: `order-${id}` as const, group: 'order' as const, ko, about: [] }
}

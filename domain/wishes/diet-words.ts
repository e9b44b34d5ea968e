import { plainText } from './plain-text.ts'

/** Diets. The tags of the catalogue have the same names. */
export const diets = ['vegan', 'vegetarian', 'halal', 'no-pork'] as const
export type Diet = (typeof diets)[number]

/** Whether one needs kitchens that are known for it. Whoever only leaves out pork eats in most of Korea. */
export function isStrict(diet: Diet): boolean {
  return diet !== 'no-pork'
}

const words: Record<Diet, RegExp> = {
  vegan: /\bvegans?\b|\bplant[- ]based\b|비건|ヴィーガン|ビーガン|纯素|純素|全素/u,
  vegetarian: /\bvegetarians?\b|\bveggies?\b|\bno meat\b|\bmeat[- ]free\b|채식|ベジタリアン|菜食|素食/u,
  'no-pork':
    /\b(?:no|without|not eat|don't eat)[- ]pork\b|\bpork[- ]free\b|돼지고기 (?:없|안|못)|豚肉なし|不吃猪肉|不吃豬肉/u,
  halal: /\bhalal\b|\bmuslim[- ]friendly\b|할랄|무슬림|ハラール|ハラル|清真/u,
}

/** The diets that a free text mentions. */
export function readDiets(text: string): Diet[] {
  const plain = plainText(text)
  return diets.filter((diet) => words[diet].test(plain))
}

const madeOfWheat =
  'noodle,ramen,jajang,jjamppong,sujebi,mandu,dumpling,pancake,pajeon,hotteok,twigim,tempura,croquette,donkatsu,' +
  'donkkaseu,donkaseu,tonkatsu,cutlet,pizza,burger,sandwich,bread,bakery,waffle,kebab,boribap,barley,italian'

// Cold noodles of the north lie in the broth of beef, and so does much of what is called a soup.
const madeOfBeef =
  'beef,hanu,hanwoo,pyongyang naengmyeon,pyeongyang,seolleongtang,seolnongtang,gomtang,galbitang,galbijjim,' +
  'yukgaejang,yukhoe,bulgogi,tteokgalbi,chadol,doganitang,someori,gopchang,seonji,udae,ugeoji'

// Foods that are found in the names and kitchens of the catalogue. For an allergy, one food too many is better. Soy
// sauce and sesame oil are in nearly every Korean kitchen: only what is made of the food is left out, the card asks.
const foods: readonly [entry: RegExp, avoided: string][] = [
  [/\bno[- ]beef\b|\bbeef allergy\b/u, madeOfBeef],
  [/\bno[- ]seafood\b|\b(?:fish|shellfish|seafood) allergy\b/u, 'seafood,shellfish'],
  [/\bbuckwheat allergy\b/u, 'buckwheat,naengmyeon,makguksu,memil'],
  [/\bgluten\b|\bwheat\b|\bc(?:o?e)liac/u, madeOfWheat],
  [/\b(?:nuts?|peanuts?) allergy\b/u, 'nut,peanut,walnut,almond,pistachio,baklava,ssanghwa'],
  [/\beggs? allergy\b/u, 'egg,gimbap,gyeran,omurice,mayonnaise,carbonara,tempura,pancake'],
  [/\b(?:milk|dairy|lactose) allergy\b/u, 'cheese,pizza,gelato,ice cream,risotto,fondue,bingsu'],
  [/\bsoy allergy\b/u, 'tofu,dubu,soya,soy sauce,soybean,doenjang,cheonggukjang,kongguk'],
  [/\bsesame allergy\b/u, 'sesame,gimbap,bibimbap,yukhoe,tahini,hummus,falafel'],
]

/** What a diet or an allergy forbids beyond the diets of the catalogue, in words that the planner avoids. */
export function avoidedFoods(diet: string): readonly string[] {
  const plain = plainText(diet)
  return foods.flatMap(([entry, avoided]) => (entry.test(plain) ? avoided.split(',') : []))
}

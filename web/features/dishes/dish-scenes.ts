import type { SceneName } from '#domain/scenes.ts'

/** The dishes of which there is a drawing. */
export const dishScenes: Readonly<Record<string, SceneName>> = {
  bibimbap: 'bibimbap',
  'dolsot-bibimbap': 'bibimbap',
  gimbap: 'kimbap',
  naengmyeon: 'cold-noodles',
  'budae-jjigae': 'hotpot',
  gamjatang: 'hotpot',
  tteokbokki: 'tteokbokki',
  eomuk: 'street-food',
  'fried-chicken': 'fried-chicken',
  samgyeopsal: 'barbecue',
  galbi: 'barbecue',
  'omija-tea': 'tea-set',
}

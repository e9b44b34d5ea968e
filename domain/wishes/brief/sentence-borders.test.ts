import { expect, test } from 'vitest'
import { foldBrief, spanOf } from './brief-text.ts'

test.each([
  ['부산 가요 숙소는 호텔로 잡을래요', '부산 가요. 숙소는 호텔로 잡을래요'],
  ['회는 못 먹습니다ㅠㅠ 고기는 먹어요', '회는 못 먹습니다. 고기는 먹어요'],
  ['필요 없는 중요 관광지', '필요 없는 중요 관광지'],
  ['釜山に行きますホテルは海の近く', '釜山に行きます。ホテルは海の近く'],
  ['行きますが、海は見ません', '行きますが、海は見ません'],
  [
    '我不吃香菜跟男朋友一起去首尔他对花生过敏住弘大附近民宿预算六千',
    '我不吃香菜跟男朋友一起去首尔,他对花生过敏,住弘大附近民宿,预算六千',
  ],
  ['我和他去首尔', '我和他去首尔'],
  ['不逛夜店 他怕高 住弘大民宿', '不逛夜店,他怕高,住弘大民宿'],
  ['サウナ行ってみたい 虫はムリ', 'サウナ行ってみたい、虫はムリ'],
  ['6月10日 到 6月12日 3 个人', '6月10日 到 6月12日 3 个人'],
  [
    '一个人出发去济州岛每天睡到十点海边走走喝喝咖啡不吃海鲜不喝酒都不想去博物馆',
    '一个人出发去济州岛,每天,睡到十点海边走走喝喝咖啡,不吃海鲜,不喝酒都不想去博物馆',
  ],
])('%j is read as %j', (text, plain) => {
  expect(foldBrief(text).plain).toBe(plain)
})

test('what stands after a border still quotes what was typed', () => {
  const text = foldBrief('我不吃香菜跟男朋友一起去首尔他对花生过敏住弘大附近民宿')
  const at = text.plain.indexOf('弘大')
  expect(spanOf(text, at, at + 2).words).toBe('弘大')
  expect(spanOf(text, at - 2, at + 2).words).toBe('住弘大')
})

import { expect, test } from 'vitest'
import { foldBrief } from './brief-text.ts'
import { findSetAside } from './set-aside.ts'

function asideOf(text: string): string[] {
  return findSetAside(foldBrief(text)).map(({ from, to }) => text.slice(from, to).trim())
}

test.each([
  ['I used to be vegetarian but I eat everything now.', 'I used to be vegetarian'],
  ['Last time we went to Busan; this time Seoul.', 'Last time we went to Busan'],
  ['We were going to stay in a hostel, now a hotel.', 'We were going to stay in a hostel'],
  ['My boss hates shopping, but I love it.', 'My boss hates shopping'],
  ['My sister, who stays at home, is vegan; I am not.', 'My sister, who stays at home, is vegan'],
  [
    'If my mother came we would need a wheelchair, but she is not coming. Just me.',
    'If my mother came we would need a wheelchair, but she is not coming',
  ],
  ['Would love Jeju one day, but not on this trip. Seoul.', 'Would love Jeju one day, but not on this trip'],
  ['If it rains I would do a museum. Palaces.', 'If it rains I would do a museum'],
  ['We stayed in a hostel in Tokyo last year, so a hotel please.', 'We stayed in a hostel in Tokyo last year'],
  ['I was told Itaewon is nice but I want Hongdae.', 'I was told Itaewon is nice'],
  ['작년에 제주 갔으니 이번엔 꼭 한라산', '작년에 제주 갔으니'],
  ['去年済州に行ったから今回は漢拏山', '去年済州に行ったから'],
  ['去年去了济州所以这次爬汉拿山', '去年去了济州'],
  ['I was in Jeju last year this time Hallasan', 'I was in Jeju last year'],
  ["No kids, they're staying with grandma.", "they're staying with grandma"],
  ['비 오면 박물관으로 바꿔도 되는데 기본은 산이요.', '비 오면 박물관으로 바꿔도 되는데'],
  ['다들 명동에 묵으라던데 저는 인사동이요.', '다들 명동에 묵으라던데'],
  ['雨なら博物館でもいいですが、海が好き。', '雨なら博物館でもいいですが、'],
  ['如果下雨就去逛百貨，沒下雨想走華城。', '如果下雨就去逛百貨'],
  ['小红书上都说明洞好，我住弘大。', '小红书上都说明洞好'],
  ['跟老公去，小孩托給婆婆。', '小孩托給婆婆'],
  ['My parents gave us this trip so we go to Jeju.', 'My parents gave us this trip'],
  ['Not sure if we want a museum. Seoul.', 'Not sure if we want a museum'],
  ['Seoul plus either Busan or Jeju.', 'either Busan or Jeju'],
  ['서울이랑 부산 중에 고민 중. 4박 5일.', '서울이랑 부산 중에 고민 중'],
  ['釜山か済州か迷っています。3泊。', '釜山か済州か迷っています'],
  ['不确定去釜山还是济州，四天。', '不确定去釜山还是济州'],
  ['His great-grandma lives there. Daegu.', 'His great-grandma lives there'],
  ['I used a wheelchair last year but I am fine.', 'I used a wheelchair last year'],
  ['爸妈帮我们带娃，和老公去济州岛。', '爸妈帮我们带娃'],
  ['需要嬰兒車嗎？不用。', '需要嬰兒車嗎？'],
  ['예전에는 채식을 했지만 지금은 다 먹어요.', '예전에는 채식을 했지만'],
  ['호스텔에 묵으려다가 호텔로 바꿨어요.', '호스텔에 묵으려다가'],
  ['언니는 비건인데 같이 안 가요.', '언니는 비건인데 같이 안 가요'],
  ['上司は買い物が嫌いですが、私は好きです。', '上司は買い物が嫌いですが、'],
  ['ホステルの予定でしたが、ホテルに変えました。', 'ホステルの予定でしたが、'],
  ['我以前吃素，现在什么都吃。', '我以前吃素'],
  ['朋友说“一定要去乐天世界”，可是我不去。', '朋友说“一定要去乐天世界”'],
  ['姐姐吃素，但这次不来。我喜欢爬山。', '姐姐吃素，但这次不来'],
])('in %j no wish is %j', (text, part) => {
  expect(asideOf(text)).toEqual([part])
})

test.each([
  'My wife is vegan and my mother comes along.',
  'With my colleagues from 3 to 6 May, palaces and markets.',
  'If possible, we would love to see Busan.',
  'We are not going to Jeju.',
  'I was vegan before breakfast',
  '아내와 저는 채식을 해요. 제주는 안 가요.',
  '妻はヴィーガンです。辛いものは食べません。',
  '我太太不去爬山。10点以前不出门。',
])('all of %j may be a wish', (text) => {
  expect(asideOf(text)).toEqual([])
})

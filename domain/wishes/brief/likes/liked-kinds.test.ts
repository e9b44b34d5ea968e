import { expect, test } from 'vitest'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { readSteps } from '#testing/builders/read-steps.ts'
import { isLikedAs } from '#domain/wishes/meant-by.ts'
import { likedNames } from './liked-kinds.ts'

const catalogue = readCatalogue()

// Read all the same, so that the plan says that it knows none.
const unknown = ['budae jjigae']

test.each(likedNames.filter((name) => !unknown.includes(name)))(
  'the guide knows a place for whoever likes %s',
  (name) => {
    expect(catalogue.some((row) => isLikedAs(row, name))).toBe(true)
  },
)

test.each([
  ['We love street food and contemporary art', ['street food', 'art']],
  ['Beach, aquarium, nothing spicy', ['aquariums', 'beaches']],
  ['Kids love animals and trains', ['animals', 'trains']],
  ['one day hiking please', ['hiking']],
  ['갈치조림이랑 흑돼지 먹고 싶어요', ['galchi', 'black pork']],
  ['야경 보고 싶고 시장 좋아해요', ['night views', 'markets']],
  ['水族館と遊園地に行きたい', ['aquariums', 'theme parks']],
  ['焼肉と参鶏湯', ['barbecue', 'samgyetang']],
  ['밀면이랑 돼지국밥', ['dwaeji gukbap', 'milmyeon']],
  ['pork and rice soup', ['dwaeji gukbap']],
  ['テジクッパ', ['dwaeji gukbap']],
  ['猪肉汤饭', ['dwaeji gukbap']],
  ['豬肉湯飯', ['dwaeji gukbap']],
  ['전주 콩나물국밥', ['kongnamul gukbap']],
  ['순대국밥', ['sundae gukbap']],
  ['국밥', ['gukbap']],
  ['想去游乐园、海边和水族馆', ['aquariums', 'beaches', 'theme parks']],
  ['想吃部队锅、人蔘雞和韓定食', ['budae jjigae', 'hanjeongsik', 'samgyetang']],
  ['전복죽이랑 순두부찌개, 막걸리', ['jeonbok', 'makgeolli', 'sundubu']],
  ['アワビ粥とスンドゥブ、カムジャタン', ['gamjatang', 'jeonbok', 'sundubu']],
  ['hangover soup, jokbal and court cuisine', ['haejangguk', 'hanjeongsik', 'jokbal']],
  ['想逛書店，吃炸雞', ['bookshops', 'fried chicken']],
  ['one cherry blossom walk', ['cherry blossoms']],
  ['We come during cherry blossom season', ['cherry blossoms']],
  ['Seoul, 28 March to 3 April, blossom', ['cherry blossoms']],
  ['벚꽃 시즌에 갈게요', ['cherry blossoms']],
  ['桜を見に行きたい', ['cherry blossoms']],
  ['想看樱花', ['cherry blossoms']],
  ['autumn colours and temples', ['autumn leaves', 'temples']],
  ['단풍 구경 하고 싶어요', ['autumn leaves']],
  ['紅葉を見たい', ['autumn leaves']],
  ['10月底去韓國賞楓', ['autumn leaves']],
  ['hydrangeas and lavender fields', ['hydrangeas', 'lavender']],
  ['수국이랑 핑크뮬리 보고 싶어요', ['hydrangeas', 'pink muhly']],
  ['想看繡球花和油菜花', ['canola flowers', 'hydrangeas']],
  ['동백꽃 보러 가요', ['camellias']],
  ['억새 보러 가요', ['silver grass']],
  ['We have never seen snow', ['snow']],
  ['sledding, snow scenery and reeds', ['reeds', 'sledging', 'snow']],
  ['눈썰매 타고 싶어요', ['sledging']],
  ['We want to go skiing', ['skiing']],
  ['a ski day and snowboarding', ['skiing']],
  ['스키장 가고 싶어요, 스노보드도요', ['skiing']],
  ['スキーとスノボがしたい', ['skiing']],
  ['想去滑雪场滑雪', ['skiing']],
  ['想去滑雪場', ['skiing']],
  ['shopping at Olive Young', ['Olive Young']],
  ['올리브영 가고 싶어요', ['Olive Young']],
  ['オリーブヤングに行きたい', ['Olive Young']],
  ['we want hanwoo', ['hanwoo']],
  ['한우랑 산낙지 먹고 싶어요', ['hanwoo', 'nakji']],
  ['韓牛が食べたい', ['hanwoo']],
  ['想吃韩牛', ['hanwoo']],
  ['想吃韓牛', ['hanwoo']],
  ['I love pottery and bookshops', ['bookshops', 'pottery']],
  ['도자기랑 서점 좋아해요', ['bookshops', 'pottery']],
  ['陶磁器と本屋を見たい', ['bookshops', 'pottery']],
  ['想看陶瓷和海女', ['haenyeo', 'pottery']],
  ['haenyeo and a waterfall', ['haenyeo', 'waterfalls']],
  ['해녀 보고 싶어요, 아쿠아플라넷도요', ['aquariums', 'haenyeo']],
  ['duty free and one night in a club', ['dance clubs', 'duty-free shops']],
  ['면세점이랑 클럽 한 번', ['dance clubs', 'duty-free shops']],
  ['免税店とクラブに行きたい', ['dance clubs', 'duty-free shops']],
  ['想去免税店，晚上去一次夜店', ['dance clubs', 'duty-free shops']],
  ['찜질방 가고 싶어요', ['sauna']],
  ['We are Stray Kids fans', ['k-pop']],
  ['세븐틴 팬이에요', ['k-pop']],
])('of %j the likes are %j', (text, likes) => {
  expect(readSteps(text).step2.likes?.toSorted()).toEqual(likes.toSorted())
})

test.each([
  'no aquarium please',
  'She works in a library',
  'seafood allergy',
  'We prefer nature to palaces',
  'a hanok guesthouse near the station',
  '동물원은 빼주세요',
  '海鮮アレルギー',
  '不想去水族馆',
  'we will use buses and trains',
  'We are from Salt Lake City',
  '青森から来ます',
  '森さんと一緒',
  "we don't care for cherry blossoms",
  '꽃구경은 싫어요',
  '不想看樱花',
  '桜さんと二人で',
  'My name is Sakura',
  'Blossom Park Hotel',
  'if snow permits',
  'no snow, please',
  'a flower shop near the hotel',
  'no skiing please',
  'a jet ski',
  '위스키 좋아해요',
  'スキーはしません',
  '不想滑雪',
  'my golf club friends and I',
  'no clubs, please',
  '有人想去夜店有人不想',
])('%j tells no like', (text) => {
  expect(readSteps(text).step2.likes ?? []).toEqual([])
})

test.each([
  ['not more than two palaces', ['at most 2 palaces']],
  ['at most one museum', ['at most 1 museum']],
  ['절은 한 곳만', ['at most 1 temple']],
  ['宮殿は1つだけ', ['at most 1 palace']],
  ['博物馆最多一个', ['at most 1 museum']],
  ['not more than one beach', ['at most 1 beach']],
])('%j limits a kind, and refuses nothing', (text, likes) => {
  const { step1, step2 } = readSteps(text)
  expect(step2.likes).toEqual(likes)
  expect(step2.avoid).toBeUndefined()
  expect(step1.selectedInterests).toBeUndefined()
})

test('a place with a kind in its name is a place to visit, and no like', () => {
  const { step2 } = readSteps('Starfield Library and Noryangjin Fish Market')
  expect(step2.mustVisitPlaces).toContain('Starfield Library')
  expect(step2.likes).toBeUndefined()
})

test.each([
  'not only palaces, more than one museum',
  'we are up to 4 people hiking',
  'up to 2 hours hiking is fine',
  'at most one day shopping',
  'no more than 5 km walking a day',
])('the count in %j limits no kind of places', (text) => {
  expect((readSteps(text).step2.likes ?? []).filter((words) => words.startsWith('at most'))).toEqual([])
})

test.each([
  ['no zoos, no aquariums', ['zoos', 'aquariums']],
  ['동물원 싫어해요', ['zoos']],
  ['美術館は見送り', ['museums']],
])('kinds that are refused in %j are avoided', (text, avoid) => {
  expect(readSteps(text).step2.avoid).toEqual(avoid)
  expect(readSteps(text).step2.likes).toBeUndefined()
})

test.each([
  'I prefer to go to museums',
  'We prefer to travel slowly and go to temples',
  'we would prefer going by taxi to museums',
  'We visited a lot, we want museums, no need for luxury',
])('a preference or "no need" in %j refuses no culture', (text) => {
  expect(readSteps(text).step1.selectedInterests).toEqual(['culture'])
  expect(readSteps(text).step2.avoid).toBeUndefined()
})

test('"no need for" something else leaves what was asked for', () => {
  expect(readSteps('I want to have shopping and seafood, no need for museums').step1.selectedInterests).toContain(
    'shopping',
  )
  expect(readSteps('We want to have spicy food, no need for luxury').step2.avoid).toBeUndefined()
})

test.each(["we don't care for cherry blossoms", '꽃구경은 싫어요', '不想看樱花'])(
  'a refusal of blossoms in %j refuses no nature',
  (text) => {
    const { step1, step2 } = readSteps(text)
    expect(step1.selectedInterests).toBeUndefined()
    expect(step2.avoid).toBeUndefined()
  },
)

test('whoever comes for flowers comes for nature, and whoever comes for snow need not', () => {
  expect(readSteps('hydrangeas').step1.selectedInterests).toEqual(['nature'])
  expect(readSteps('We have never seen snow').step1.selectedInterests).toBeUndefined()
})

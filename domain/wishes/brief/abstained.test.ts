import { expect, test } from 'vitest'
import { known } from '#testing/builders/read-steps.ts'
import type { BriefField } from './brief-chips.ts'
import { readBrief } from './read-brief.ts'

const today = '2027-02-10'

function valuesOf(text: string, field: BriefField): unknown[] {
  return readBrief(text, { ...known, today }).chips.flatMap((chip) => (chip.field === field ? [chip.value] : []))
}

// What is not sure is left out, and what was said instead of it is read. Each row is a class of its own.
test.each<[text: string, field: BriefField, values: unknown[]]>([
  ['Busan or Jeju, my sister and I can’t agree... Jeju! 5 to 9 April.', 'step2.mustVisitPlaces', ['Jeju']],
  ['부산이냐 여수냐 고민했는데 여수로! 4월 5일부터 7일', 'step2.mustVisitPlaces', ['여수']],
  ['釜山か済州か迷ったけど釜山に決めました。4月5日から7日', 'step2.mustVisitPlaces', ['釜山']],
  ['My daughter got married in Jeju last year; now Gangneung', 'step2.mustVisitPlaces', ['Gangneung']],
  ['妹が去年済州で結婚式を挙げました。今回は麗水', 'step2.mustVisitPlaces', ['麗水']],
  ['我妹去年在济州办的婚礼,这次去丽水', 'step2.mustVisitPlaces', ['丽水']],
  ["I'd love Seoraksan but my knees say no. Sokcho, solo", 'step2.mustVisitPlaces', ['Sokcho']],
  ['설악산 가고 싶지만 무릎이 안 좋아서 포기. 속초로 가요', 'step2.mustVisitPlaces', ['속초']],
  ['お義母さんは済州がいいって言うけど、私たちは全州にします', 'step2.mustVisitPlaces', ['全州']],
  ['友達はみんな「ソウルなら聖水!」って言うけど、全州がいい', 'step2.mustVisitPlaces', ['全州']],
  ['My name is Jeju Kim. Seoul please', 'step2.mustVisitPlaces', ['Seoul']],
  ['婆婆说明洞好,我们还是想住弘大', 'step2.areaPreferences', ['Hongdae']],
  ['She wants shopping, I hate shopping', 'step1.selectedInterests', []],
  ['She wants shopping, I hate shopping', 'step2.avoid', []],
  ['My ex took him to Japan last year and they saw nothing but shops', 'step1.selectedInterests', []],
  ['noona trip, NO 등산 and no 클럽', 'step1.selectedInterests', []],
  ['나까지 다섯 명, 클럽 no, 맛집 yes', 'step1.selectedInterests', ['food']],
  ['My kid eats nothing but noodles', 'step1.selectedInterests', []],
  ['韓屋のゲストハウスに泊まりたい', 'step1.selectedInterests', []],
  ['압구정에 클리닉이랑 펌 예약해뒀어요', 'step2.avoid', []],
  ['성형은 아니고 그냥 구경만', 'step3.beautyCategories', []],
  ['쌍꺼풀은 이미 했고 이번엔 관광만요', 'step3.plasticSurgeryType', []],
  ['做过双眼皮了,这次只逛街', 'step3.plasticSurgeryType', []],
  ['我要做botox?不對,是laser除斑', 'step3.plasticSurgeryType', ['laser']],
  ["We're allergic to crowds", 'step2.diet', []],
  ['My budget was 3 million won but after the flights it is less', 'step2.totalBudget', []],
  ['Is 50k won a day realistic? 2-9 June', 'step2.dailyBudgetRange', []],
  ['언니가 작년에 다녀온 통영 사진 보고 반했어요', 'step2.firstTime', []],
  ['4月第二周去首尔', 'step2.firstTime', []],
  ["she's never been to korea, i lived there", 'step2.firstTime', []],
  ['除了景福宫其他都没去过', 'step2.firstTime', []],
  ['do we need a pram?? nah, she walks', 'step2.party.mobility', []],
  ['Dad uses a wheelchair at home but not when travelling', 'step2.party.mobility', []],
  ['We were in Seoul 2 yrs ago, now Damyang', 'step2.mustVisitPlaces', ['Damyang']],
  ['I hear Seoraksan is a zoo at that time, so Andong', 'step2.mustVisitPlaces', ['Andong']],
  ['Everybody at work raves about Jeju. We prefer Andong', 'step2.mustVisitPlaces', ['Andong']],
  ['My husband works in Ulsan. Andong with him', 'step2.mustVisitPlaces', ['Andong']],
  ['남편이 울산에서 일해요. 안동 가요', 'step2.mustVisitPlaces', ['안동']],
  ['Jeonju and 순천만', 'step2.totalBudget', []],
  ['2 million won for the both of us', 'step2.totalBudget', ['2 million won for the both of us']],
  ['My wife wants to see Everland, but it is too far. Busan', 'step2.mustVisitPlaces', ['Busan']],
  ['아들이 에버랜드 가고 싶다는데 시간이 없어서 못 가요. 부산이요', 'step2.mustVisitPlaces', ['부산']],
  ['娘はエバーランドに行きたいと言ってますが、時間的に無理。釜山です', 'step2.mustVisitPlaces', ['釜山']],
  ['老婆說想去甘川文化村,可是都是樓梯,推車不行就算了。釜山', 'step2.mustVisitPlaces', ['釜山']],
  ['我做医美的朋友推荐我去做热玛吉,我想做双眼皮', 'step3.beautyCategories', ['Plastic Surgery']],
  ['First time for three of us, second for my husband', 'step2.firstTime', []],
  ['애들은 한국 처음이고 저는 서울 살아요', 'step2.firstTime', []],
  ['First time for all of us', 'step2.firstTime', [true]],
  ['We are a family, and my mother-in-law, who is 71, was going to come too', 'step2.party.older', []],
  ['妹(17)と私', 'step2.party.childAges', [17]],
  ['해산물은 제가 알레르기 있어요', 'step2.diet', ['fish allergy', 'shellfish allergy']],
  ['蝦蟹小孩不能吃', 'step2.diet', ['shellfish allergy']],
])('%j is read as %s %j', (text, field, values) => {
  expect(valuesOf(text, field)).toEqual(values)
})

test.each<[text: string, start: unknown[], end: unknown[]]>([
  ['My LASIK is booked for 9 a.m. on 25 March, I fly in on the 23rd and out on 1 April', [], ['2027-04-01']],
  [
    "I'm back in the office Monday 9 August, so I fly out on Saturday the 7th. Arriving the 1st.",
    ['2027-08-01'],
    ['2027-08-07'],
  ],
  ['Thesis deadline is 30 April. 3 May to 8 May, Seoul', ['2027-05-03'], ['2027-05-08']],
  ['First appointment 3 May, last one 14 May. We arrive the day before the first', [], []],
  ['We sing in Jeonju on 16 October. We arrive three days before and leave three days after', [], []],
  ['work trip to Ulsan 12-14 April and I would like to add two days in Gyeongju after that', ['2027-04-12'], []],
  ['Sometime between 1 and 10 June, 5 days', [], []],
  ['다다음주 월요일부터 2박3일 부산', ['2027-02-22'], ['2027-02-24']],
  ['再来週の水曜から土曜まで釜山', ['2027-02-24'], ['2027-02-27']],
  ['下下周三去首尔', ['2027-02-24'], []],
  ['5월 12일에 출근해야 해서 10일에는 돌아와야 해요. 4일 출발', ['2027-05-04'], ['2027-05-10']],
  ['제 생일이 4월 15일이라 13~16일 서울', ['2027-04-13'], ['2027-04-16']],
  ['6월 말고 7월이고 4박이 아니라 3박. 7월 8일 출발', ['2027-07-08'], ['2027-07-11']],
  ['后天出发!2月12号(周五)到17号', ['2027-02-12'], ['2027-02-17']],
  ['预约8月23号,7天后拆线,江南', ['2027-08-23'], []],
  ['surgery on 5 May, stitches removed 12 May', ['2027-05-05'], []],
  ['we arrive 3 May, surgery on 5 May, stitches removed 12 May', ['2027-05-03'], []],
  ['내일로 기차여행, 7월 5일 시작', ['2027-07-05'], []],
  ['3월 7일 仁川, 3月7日の1日だけ', ['2027-03-07'], []],
  ['June 20th until the 2nd of July', ['2027-06-20'], ['2027-07-02']],
  ['we thought 4 days but actually make it 5, starting friday april 23', ['2027-04-23'], ['2027-04-27']],
  ['I still walk 15 km a day. From 3 May', ['2027-05-03'], []],
  ['She says five nights, I say a week. From 8 November', ['2027-11-08'], []],
  ['6월 3일 하루만 춘천 당일치기', ['2027-06-03'], ['2027-06-03']],
  ['4월 28일 상담이고 27일 밤 도착 30일 출발', ['2027-04-27'], ['2027-04-30']],
  ['4月6号下午两点面诊,5号到15号走', ['2027-04-05'], ['2027-04-15']],
  ['Meetings on the 6th and 7th of July, so the 8th to the 10th are mine', ['2027-07-08'], ['2027-07-10']],
  ['One night in Seoul from 10 September, then 4 nights Jeju, last night Seoul again', ['2027-09-10'], []],
])('%j begins on %j and ends on %j', (text, start, end) => {
  expect([valuesOf(text, 'step1.startDate'), valuesOf(text, 'step1.endDate')]).toEqual([start, end])
})

test.each<[text: string, adults: unknown[], type: unknown[]]>([
  ['My wife and I, and both grandmas (68 and 73), with our baby', [], ['family']],
  ['Wheelchair user here, travelling with my assistant', [], []],
  ['Son Matei, 8. Just us two.', [1], ['family']],
  ['재미교포 2세예요. 혼자 가요', [], ['solo']],
  ["I'm travelling alone, my mum is freaking out", [], ['solo']],
  ['Solo trip, my husband stays with the dog', [], ['solo']],
  ['I travel alone. Our kids are at camp', [], ['solo']],
  ['I travel alone. Our two kids are at camp', [], ['solo']],
  ['Not alone: my mum is coming along', [2], ['family']],
  ['아들 셋(11살, 8살, 4살) 아빠예요. 아내는 쉬고 저랑 애들만 가요', [1], ['family']],
  ['남친은 휴가를 못 내서 저 혼자 가요', [], ['solo']],
  ['爸媽還有弟弟一家(姪子6歲),爸72媽70', [], ['family']],
  ['엄마 칠순이라 자매 셋이 모시고 가요', [], ['family']],
  ['부모님 두 분 + 이모 두 분(전부 65~72)', [], ['family']],
  ['등산은 아빠 취향. 가족 4명(중학생 딸, 고등학생 아들)', [], ['family']],
  ['stroller with us, Seoul', [], []],
  ["My parents pay for it. They're not coming lol", [], []],
  ["alone (mum is freaking out), i'm 19", [], ['solo']],
  ["Mother-daughter trip, but I'm the mother: 76. Daughter is 49.", [2], ['family']],
  ['2 friends and me', [3], ['friends']],
  ['me + 3 coworkers, for fun', [4], []],
  ['Two couples, all early thirties. My husband loves bars', [4], []],
  ['미국에서 온 조카들(9살, 13살)이랑 저랑', [1], ['family']],
  ['我妈陪我,我自己想做的是双眼皮', [], []],
  ['아이슬란드 친구가 혼자 와요', [], ['solo']],
  ['My husband has the conference in Busan, I have the city', [], ['couple']],
])('%j is a party of %j and the type %j', (text, adults, type) => {
  expect([valuesOf(text, 'step2.party.adults'), valuesOf(text, 'step2.travelerType')]).toEqual([adults, type])
})

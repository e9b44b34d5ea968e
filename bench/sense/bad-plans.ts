import type { Planted } from './planted-trip.ts'

const party = { adults: 2, childAges: [], older: false, mobility: null }
const toddler = { party: { ...party, childAges: [2] } }
const older = { party: { ...party, older: true } }
const longWays: NonNullable<Planted['change']> = ({ days }) => {
  for (const { stops } of days) for (const { leg } of stops) if (leg) leg.minutes = 130
}
const usual = '09:30 11:30 gyeongbokgung\n12:00 13:00 tosokchon lunch'
const outside = ['lotte-world-mall', 'doota-mall', 'ifc-mall', 'goto-mall', 'shinsegae-main', 'hyundai-sinchon']

/** One plan that breaks each rule, by the name of the rule. */
export const badPlans: Record<string, Planted> = {
  'nobody sleeps where one goes for a day': { days: [usual, usual], nights: ['ganghwa'] },
  'no two days in a row with four hours of ways from the same bed': { days: [usual, usual], change: longWays },
  'a trip over several cities begins and ends in Seoul': { days: [usual, usual, usual], nights: ['busan', 'seoul'] },
  'no loop of a hundred kilometres': {
    days: [usual, usual, usual, usual, usual],
    nights: ['seoul', 'jeonju', 'daejeon', 'jeonju', 'seoul'],
  },
  'no loop of three hundred kilometres': {
    days: [usual, usual, usual, usual, usual],
    nights: ['seoul', 'busan', 'seoul', 'busan', 'seoul'],
  },
  'two nights on Jeju at least': { days: [usual, usual, usual, usual], nights: ['seoul', 'jeju-city', 'seoul'] },
  'a region that is named gets a night or a day': { days: [usual, usual, usual], intent: { regions: ['busan'] } },
  'every night is in the only city that is wanted': { days: [usual, usual], intent: { only: 'busan' } },
  'the last night before an early flight is near its airport': {
    days: [usual, usual],
    nights: ['busan'],
    flights: { departure: { airport: 'ICN', time: '10:00' } },
  },
  'a headline day starts in time': { days: ['14:00 17:00 nami-island'] },
  'a headline place gets its time': { days: ['10:30 14:30 everland'] },
  'no headline day on a first or last day': { days: ['10:30 16:30 everland', usual, usual, usual] },
  'not two whole days in one': { days: ['08:30 12:00 everland\n13:00 17:00 lotte-world-adventure'] },
  'what is named and fits is in the plan': {
    days: [usual, usual, usual],
    unplaced: [{ placeId: 'gyeongbokgung', name: 'Gyeongbokgung', reason: 'no_time', note: '' }],
  },
  'no wish is called an unknown place': {
    days: [usual],
    unplaced: [{ placeId: null, name: 'cherry blossom', reason: 'unknown', note: '' }],
  },
  'the first of the top sights of a base is seen': { days: ['10:00 11:30 seoul-forest'], step2: { firstTime: true } },
  'the other top sights of a base are seen': { days: [usual, usual], step2: { firstTime: true } },
  'there are enough great sights': { days: ['10:00 11:30 seoul-forest', '10:00 11:30 seoul-forest'] },
  'most sights are of the chosen interests': {
    days: [outside.map((id) => `11:00 11:30 ${id}`).join('\n')],
    interests: ['culture'],
  },
  'a day begins by a quarter past ten': { days: ['11:00 12:00 gyeongbokgung'] },
  'no hole of two hours': { days: ['09:30 10:30 gyeongbokgung\n14:00 15:00 changdeokgung'] },
  'dinner begins by a quarter past eight': { days: ['20:30 21:30 tosokchon dinner'] },
  'late at night there is only nightlife': { days: ['21:30 22:45 seoul-forest'] },
  'streets are visited while they are alive': { days: ['07:30 08:30 bukchon-hanok-village'] },
  'bars come in the evening': { days: ['15:00 16:00 bar-cham'] },
  'what lives after dark is seen after dark': { days: ['15:00 16:00 euljiro-nogari-alley'] },
  'what needs the light is seen by day': { days: ['20:30 21:30 gamcheon-culture-village'] },
  'no two museums in a row': { days: ['10:00 11:30 national-folk-museum\n12:00 13:30 national-palace-museum'] },
  'at most two palaces a day': {
    days: ['09:30 10:30 gyeongbokgung\n11:00 12:00 changdeokgung\n13:00 14:00 deoksugung'],
  },
  'at most one mall a day, unless one shops': {
    days: ['11:00 12:00 ifc-mall\n12:30 13:30 the-hyundai-seoul'],
    interests: ['culture'],
  },
  'hanbok comes before the palace': { days: ['09:30 10:30 gyeongbokgung\n11:00 12:00 hanbok-rental-gyeongbokgung'] },
  'no cold noodles in winter': { date: '2027-01-11', days: ['12:00 13:00 eulji-myeonok lunch'] },
  'no park after sunset in winter': { date: '2027-01-11', days: ['17:30 19:00 seoul-forest'] },
  'no steep hill in winter': { date: '2027-01-11', days: ['10:00 12:00 mudeungsan'] },
  'not long outdoors at noon in the heat': { date: '2027-08-02', days: ['11:30 15:30 seoul-forest'] },
  'there is a roof each day of the rains': {
    date: '2027-07-01',
    days: ['09:30 10:30 gyeongbokgung\n11:00 12:00 seoul-forest\n14:00 15:00 bukchon-hanok-village'],
  },
  'no ridge in the rains': { date: '2027-07-01', days: ['10:00 12:00 mudeungsan'] },
  'the words say when the country is on holiday': { date: '2027-09-15', days: [usual] },
  'the words say rain in the season of rains': { date: '2027-07-01', days: [usual] },
  'no market and no mall on the day of the holiday': { date: '2027-09-15', days: ['11:00 12:00 gwangjang-market'] },
  'a first trip begins with Korean food': {
    days: ['12:00 13:00 burger-in-new-york lunch'],
    step2: { firstTime: true },
  },
  'a first trip eats Korean food': {
    days: ['12:00 13:00 burger-in-new-york lunch\n18:00 19:00 egg-and-flour dinner'],
    step2: { firstTime: true },
  },
  'no dish twice running': { days: ['12:00 13:00 myeongdong-kyoja lunch\n18:00 19:00 hwangsaengga-kalguksu dinner'] },
  'not noodles every other meal': {
    days: [
      '12:00 13:00 myeongdong-kyoja lunch\n18:00 19:00 gwanghwamun-mijin dinner',
      '12:00 13:00 samcheong-dong-sujebi lunch\n18:00 19:00 tosokchon dinner',
    ],
  },
  'the dish of the region is eaten there': {
    nights: ['gangneung'],
    days: [
      '12:00 13:00 myeongdong-kyoja lunch\n18:00 19:00 tosokchon dinner',
      '12:00 13:00 gwanghwamun-mijin lunch\n18:00 19:00 mongtan dinner',
    ],
  },
  'a mall is not for the food': { days: ['11:00 12:00 shinsegae-main food'] },
  'nobody eats at a flea market': { days: ['12:00 13:00 dongmyo-flea-market lunch'] },
  'no meal of a hundred and twenty thousand won': {
    days: ['12:00 13:00 tosokchon lunch'],
    change: ({ days }) => {
      for (const { stops } of days) for (const stop of stops) stop.cost = 150_000
    },
  },
  'a diet holds at every meal': { days: ['12:00 13:00 myeongdong-kyoja lunch'], step2: { diet: ['vegan'] } },
  'who comes for the food sees a market': { days: [usual, usual, usual], interests: ['food'] },
  'nothing is eaten before an operation': { days: ['08:00 08:45 tosokchon lunch\n10:00 12:00 gyeongbokgung surgery'] },
  'an operation is in the morning': { days: ['14:00 16:00 gyeongbokgung surgery'] },
  'no treatment on the first day': { days: ['10:00 12:00 gyeongbokgung surgery', usual, usual, usual] },
  'no clinic on a Sunday': { date: '2027-05-16', days: ['10:00 12:00 gyeongbokgung surgery'] },
  'cosmetic work is not done at a university hospital': { days: ['10:00 12:00 yonsei-university-campus surgery'] },
  'soft food after an operation': { days: ['10:00 12:00 gyeongbokgung surgery\n13:00 14:00 mongtan lunch'] },
  'quiet days after an operation': {
    days: [
      '10:00 12:00 gyeongbokgung surgery',
      '10:00 11:00 deoksugung\n11:30 12:00 seoul-forest\n14:00 15:00 insadong-street',
    ],
  },
  'no treatment is dropped in silence': {
    days: [usual],
    step3: { beautyInterest: 'interested', beautyCategories: ['Plastic Surgery'] },
  },
  'children eat early': { days: ['19:30 20:15 tosokchon dinner'], step2: toddler },
  'children are back early': { days: ['19:30 20:45 tosokchon dinner'], step2: toddler },
  'old people eat early': { days: ['20:00 21:00 tosokchon dinner'], step2: older },
  'three sights a day for toddlers and the old': {
    days: ['09:30 10:00 gyeongbokgung\n10:30 11:00 deoksugung\n11:30 12:00 seoul-forest\n14:00 15:00 insadong-street'],
    step2: older,
  },
  'no stairs for toddlers, the old and wheelchairs': { days: ['10:00 11:00 gamcheon-culture-village'], step2: older },
  'a place for toddlers each day': {
    days: ['09:30 10:00 deoksugung\n10:30 11:00 jongmyo\n12:00 13:00 hwangsaengga-kalguksu lunch'],
    step2: toddler,
  },
  'two palaces are enough for a toddler': {
    days: ['09:30 10:30 gyeongbokgung\n11:00 12:00 changdeokgung', '13:00 14:00 deoksugung'],
    step2: toddler,
  },
  'nothing spicy for toddlers': { days: ['12:00 13:00 mapo-wonjo-tteokbokki lunch'], step2: toddler },
  'no bar with children': { days: ['18:00 19:00 bar-cham'], step2: toddler },
  'not four hours on the way': { days: [usual], change: longWays },
  'no taxi where trains go': {
    days: [usual],
    change: ({ days }) => {
      for (const day of days) day.returnLeg = { mode: 'taxi', minutes: 40, metres: 32_000, cost: 30_000 }
    },
  },
  'the Han is crossed at most twice': {
    days: ['09:30 10:30 bongeunsa\n11:00 12:00 gyeongbokgung\n13:00 14:00 bongeunsa'],
  },
  'nobody leaves a quarter and comes back': {
    days: ['09:30 10:30 bongeunsa\n11:00 12:00 national-museum-of-korea\n13:00 14:00 starfield-library'],
  },
  'the east or the west of Jeju': {
    nights: ['jeju-city'],
    days: ['09:00 10:30 seongsan-ilchulbong\n13:00 14:00 hyeopjae-beach'],
  },
  'who asks for blossom sees it in its weeks': {
    date: '2027-04-06',
    days: ['10:00 11:30 national-folk-museum', '10:00 11:30 national-museum-of-korea'],
    step2: { mustVisitPlaces: 'cherry blossom' },
  },
  'nobody skis without snow': { days: ['10:00 14:00 yongpyong-ski'] },
  'the border is not seen on a Monday': { days: ['09:00 10:00 imjingak'] },
  'the words ask for the passport at the border': { days: ['09:00 10:30 third-tunnel'] },
  'a first trip has a view by night': { days: [usual, usual, usual], step2: { firstTime: true } },
  'the cable car leads to the tower': { days: ['15:00 16:00 namsan-cable-car\n17:00 18:00 deoksugung'] },
  'who does not come to shop goes to few shops': {
    days: ['11:00 12:00 ifc-mall\n15:00 16:00 doota-mall'],
    interests: ['culture'],
  },
  'an allergy is never called met': { days: [usual], step2: { diet: ['peanut allergy'] } },
  'no clinic on the day of the holiday': { date: '2027-09-15', days: ['10:00 12:00 gyeongbokgung surgery'] },
  'no move in the quiet days after an operation': {
    days: ['10:00 12:00 gyeongbokgung surgery', '09:00 11:30 move\n12:00 13:00 tosokchon lunch'],
  },
  'no hair salon in the week after an operation': {
    days: ['10:00 12:00 gyeongbokgung surgery', '10:00 11:00 chahong-ardor-dosan'],
  },
  'the clinic looks again after an operation': {
    days: ['10:00 12:00 gyeongbokgung surgery', usual, usual, usual],
  },
  'the words leave an operation to the clinic': { days: ['10:00 12:00 gyeongbokgung surgery'] },
  'no child is too young for a place': { days: ['10:00 12:00 hallasan'], step2: toddler },
  'toddlers and the old are not long on foot': {
    days: [usual],
    step2: older,
    change: ({ days }) => {
      for (const { stops } of days)
        for (const { leg } of stops) if (leg) Object.assign(leg, { mode: 'walk', minutes: 30 })
    },
  },
}

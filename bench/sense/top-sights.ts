/**
 * By base: what no guide leaves out, one of each group, and the number of whole days from which it is expected. The
 * list belongs to this judge alone: the planner has to find these sights by what the catalogue says of them.
 */
export const topSights: Record<string, readonly { anyOf: readonly string[]; fromDays: number }[]> = {
  seoul: [
    { anyOf: ['gyeongbokgung', 'changdeokgung'], fromDays: 1 },
    {
      anyOf: ['bukchon-hanok-village', 'ikseon-dong-hanok-street', 'namsangol-hanok-village', 'insadong-street'],
      fromDays: 2,
    },
    {
      anyOf: [
        'n-seoul-tower',
        'lotte-world-tower-seoul-sky',
        'yeouido-hangang-park',
        'banpo-hangang-park',
        'eland-cruise',
        'cheonggyecheon',
      ],
      fromDays: 2,
    },
    { anyOf: ['gwangjang-market', 'namdaemun-market', 'mangwon-market', 'tongin-market'], fromDays: 3 },
  ],
  busan: [
    { anyOf: ['gamcheon-culture-village', 'haedong-yonggungsa', 'haeundae-beach', 'gwangalli-beach'], fromDays: 1 },
    { anyOf: ['jagalchi-market', 'biff-square', 'gukje-market'], fromDays: 2 },
    { anyOf: ['haedong-yonggungsa'], fromDays: 2 },
    { anyOf: ['gamcheon-culture-village'], fromDays: 2 },
    { anyOf: ['haeundae-beach', 'gwangalli-beach'], fromDays: 2 },
  ],
  'jeju-city': [
    { anyOf: ['seongsan-ilchulbong'], fromDays: 2 },
    { anyOf: ['cheonjiyeon-waterfall', 'cheonjeyeon-waterfall', 'jeongbang-waterfall'], fromDays: 2 },
    { anyOf: ['hallasan', 'sangumburi', 'saebyeol-oreum', 'yongnuni-oreum'], fromDays: 3 },
    {
      anyOf: [
        'seongsan-ilchulbong',
        'jusangjeolli-cliff',
        'cheonjiyeon-waterfall',
        'jeongbang-waterfall',
        'hallasan',
        'seopjikoji',
      ],
      fromDays: 1,
    },
  ],
  seogwipo: [
    { anyOf: ['cheonjiyeon-waterfall', 'jeongbang-waterfall', 'jusangjeolli-cliff'], fromDays: 1 },
    { anyOf: ['seongsan-ilchulbong'], fromDays: 2 },
  ],
  gyeongju: [
    { anyOf: ['bulguksa'], fromDays: 1 },
    { anyOf: ['donggung-wolji', 'woljeonggyo'], fromDays: 2 },
    { anyOf: ['daereungwon', 'cheomseongdae'], fromDays: 2 },
  ],
  jeonju: [{ anyOf: ['jeonju-hanok-village', 'gyeonggijeon'], fromDays: 1 }],
  sokcho: [{ anyOf: ['seoraksan', 'seoraksan-cable-car'], fromDays: 1 }],
  andong: [{ anyOf: ['hahoe-village'], fromDays: 1 }],
  gangneung: [{ anyOf: ['gyeongpo-beach', 'gyeongpodae-pavilion', 'anmok-coffee-street'], fromDays: 1 }],
  suwon: [{ anyOf: ['hwaseong-fortress'], fromDays: 1 }],
  yeosu: [{ anyOf: ['yeosu-odongdo', 'yeosu-maritime-cable-car'], fromDays: 1 }],
  suncheon: [{ anyOf: ['suncheonman-bay', 'suncheonman-national-garden'], fromDays: 1 }],
  daegu: [{ anyOf: ['seomun-market', 'daegu-modern-history-streets'], fromDays: 1 }],
  tongyeong: [{ anyOf: ['dongpirang-mural-village', 'tongyeong-cable-car'], fromDays: 1 }],
}

import type { TrainStation } from '#domain/trips/answers/trips.ts'
import type { Vocabulary } from '#domain/wishes/brief/mentions.ts'

/** The names of the stations of fast trains. */
export const stationNames: Vocabulary<TrainStation> = [
  ['Seoul', 'seoul station', '(?:ソウル|首[尔爾]|서울)(?:역|駅|站)'],
  ['Yongsan', 'yongsan station', '(?:龍山|龙山|용산)(?:역|駅|站)'],
  ['Cheongnyangni', 'cheongnyangni station', '(?:清涼里|清凉里|청량리)(?:역|駅|站)'],
  ['Suseo', 'suseo station', '(?:水西|수서)(?:역|駅|站)'],
  ['Gwangmyeong', 'gwangmyeong station', '(?:光明|광명)(?:역|駅|站)'],
  ['Daejeon', 'daejeon station', '(?:大田|대전)(?:역|駅|站)'],
  ['Dongdaegu', '(?:dong|east )daegu station', '(?:東大邱|东大邱|동대구)(?:역|駅|站)'],
  ['Gyeongju', '(?:sin)?gyeongju station', '(?:慶州|庆州|신?경주)(?:역|駅|站)'],
  ['Ulsan', 'ulsan station', '(?:蔚山|울산)(?:역|駅|站)'],
  ['Busan', 'busan station', '(?:釜山|부산)(?:역|駅|站)'],
  ['Pohang', 'pohang station', '(?:浦項|浦项|포항)(?:역|駅|站)'],
  ['Iksan', 'iksan station', '(?:益山|익산)(?:역|駅|站)'],
  ['Gwangju-Songjeong', 'gwangju[- ]songjeong station', '(?:光州松汀|광주 ?송정)(?:역|駅|站)'],
  ['Mokpo', 'mokpo station', '(?:木浦|목포)(?:역|駅|站)'],
  ['Jeonju', 'jeonju station', '(?:全州|전주)(?:역|駅|站)'],
  ['Suncheon', 'suncheon station', '(?:順天|顺天|순천)(?:역|駅|站)'],
  ['Yeosu Expo', 'yeosu[- ]expo station', '(?:麗水(?:エキスポ|世博)|丽水(?:世博)|여수 ?엑스포)(?:역|駅|站)'],
  ['Jinbu', 'jinbu station', '(?:珍富|진부)(?:역|駅|站)'],
  ['Gangneung', 'gangneung station', '(?:江陵|강릉)(?:역|駅|站)'],
  ['Jinju', 'jinju station', '(?:晋州|晉州|진주)(?:역|駅|站)'],
  ['Andong', 'andong station', '(?:安東|安东|안동)(?:역|駅|站)'],
  ['Chuncheon', 'chuncheon station', '(?:春川|춘천)(?:역|駅|站)'],
]

/** The station of a city where fast trains stop, if there is only one. */
export const stationOfCity: Readonly<Record<string, TrainStation>> = {
  Busan: 'Busan',
  Daejeon: 'Daejeon',
  Gangneung: 'Gangneung',
  Gyeongju: 'Gyeongju',
  Jeonju: 'Jeonju',
  Mokpo: 'Mokpo',
  Andong: 'Andong',
}

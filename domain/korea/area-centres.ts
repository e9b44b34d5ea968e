import type { Point } from './distances.ts'
import type { SeoulArea } from '#domain/places/places.ts'

/** The centre of each area of Seoul, at its station or its main street. */
export const areaCentres: Record<SeoulArea, Point> = {
  Hongdae: { lat: 37.5563, lng: 126.9227 },
  Myeongdong: { lat: 37.561, lng: 126.986 },
  Gangnam: { lat: 37.498, lng: 127.0277 },
  Itaewon: { lat: 37.5345, lng: 126.9946 },
  Insadong: { lat: 37.5743, lng: 126.9856 },
  Dongdaemun: { lat: 37.5665, lng: 127.0092 },
  Sinchon: { lat: 37.5558, lng: 126.9366 },
  Apgujeong: { lat: 37.5272, lng: 127.0286 },
  Yongsan: { lat: 37.5298, lng: 126.9648 },
}

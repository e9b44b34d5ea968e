import type { MapApp } from '#domain/site/settings.ts'

const shortNames: Record<MapApp, string> = { naver: 'Naver', kakao: 'Kakao', google: 'Google' }

export const legLinks = {
  wayTo: (place: string) => `Directions to ${place} in a map app`,
  shortNames,
}

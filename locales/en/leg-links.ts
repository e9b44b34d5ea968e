import type { MapApp } from '#domain/settings.ts'

const shortNames: Record<MapApp, string> = { naver: 'Naver', kakao: 'Kakao', google: 'Google' }

/** The way between two stops in map apps. */
export const legLinks = {
  wayTo: (place: string) => `The way to ${place} in a map app`,
  shortNames,
}

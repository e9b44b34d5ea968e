import type { LegMode } from '#domain/trips/plan/plans.ts'
import type { MapApp } from '#domain/site/settings.ts'

/** A point with its name. */
export type MapSpot = { name: { en: string; ko: string }; lat: number; lng: number }

/**
 * The web address of a place in a map app. A phone that has the app opens it instead. Naver and Kakao find a place best
 * by its Korean name. Google gets the position, because it has many Korean places under other names.
 */
export function mapAddress(app: MapApp, { name, lat, lng }: MapSpot): string {
  // A comma would end the name.
  const korean = encode(name.ko.replaceAll(',', ' '))
  switch (app) {
    case 'naver':
      return `https://map.naver.com/p/search/${korean}`
    case 'kakao':
      return `https://map.kakao.com/link/map/${korean},${lat},${lng}`
    case 'google':
      return `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`
  }
}

/** The search address of a map app, for places without a position. */
export function mapSearchAddress(app: MapApp, address: string): string {
  const words = encode(address)
  switch (app) {
    case 'naver':
      return `https://map.naver.com/p/search/${words}`
    case 'kakao':
      return `https://map.kakao.com/?q=${words}`
    case 'google':
      return `https://www.google.com/maps/search/?api=1&query=${words}`
  }
}

export type MapWay = { from: MapSpot; to: MapSpot; mode: LegMode }

/**
 * The address at which a map app shows directions between two points for a leg's mode. Trains, flights and ferries are
 * all public transport to these apps. Google has few walking routes in Korea, so links to it come last.
 */
export function routeAddress(app: MapApp, { from, to, mode }: MapWay): string {
  const by = mode === 'walk' ? 'walk' : mode === 'taxi' || mode === 'car' ? 'car' : 'transit'
  switch (app) {
    case 'naver': {
      const end = (spot: MapSpot) => `${spot.lng},${spot.lat},${koreanPart(spot)},,`
      return `https://map.naver.com/p/directions/${end(from)}/${end(to)}/-/${by}`
    }
    case 'kakao': {
      const end = (spot: MapSpot) => `${koreanPart(spot)},${spot.lat},${spot.lng}`
      const kakaoBy = by === 'transit' ? 'traffic' : by
      return `https://map.kakao.com/link/by/${kakaoBy}/${end(from)}/${end(to)}`
    }
    case 'google': {
      const travelmode = { walk: 'walking', car: 'driving', transit: 'transit' }[by]
      const ends = `origin=${from.lat},${from.lng}&destination=${to.lat},${to.lng}`
      return `https://www.google.com/maps/dir/?api=1&${ends}&travelmode=${travelmode}`
    }
  }
}

/** The Korean name as one path segment: a comma would end the name, and a slash the segment. */
function koreanPart({ name }: MapSpot): string {
  return encode((name.ko || name.en).replaceAll(/[,/]/gu, ' '))
}

/** The apps that have their own URL scheme. Google's app opens by its web address. */
export const openedApps = ['naver', 'kakao'] as const satisfies readonly MapApp[]

/** The URL that opens a place in the app. Without the app nothing happens, so pages also show the web address. */
export function mapAppAddress(app: (typeof openedApps)[number], { name, lat, lng }: MapSpot, site: string): string {
  switch (app) {
    case 'naver':
      return `nmap://place?lat=${lat}&lng=${lng}&name=${encode(name.ko)}&appname=${encodeURIComponent(site)}`
    case 'kakao':
      return `kakaomap://look?p=${lat},${lng}`
  }
}

/** A lone surrogate would make encodeURIComponent throw. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

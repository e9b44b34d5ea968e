import type { LegMode } from './plans.ts'
import type { MapApp } from './settings.ts'

/** A point and what it is called there. */
export type MapSpot = { name: { en: string; ko: string }; lat: number; lng: number }

/**
 * Where a map app shows a place, on the web; a phone that has the app opens it there. Naver and Kakao find a place by
 * its Korean name best, and Google is given the point, since it knows many Korean places under other names.
 */
export function mapAddress(app: MapApp, { name, lat, lng }: MapSpot): string {
  // A comma in a name would end it.
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
  const by = mode === 'walk' ? 'walk' : mode === 'taxi' ? 'car' : 'transit'
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

/** The apps that open by an address of their own. Google's opens by its web address. */
export const openedApps = ['naver', 'kakao'] as const satisfies readonly MapApp[]

/** The address that opens a place in the app. Without the app nothing happens, so the web address is shown too. */
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

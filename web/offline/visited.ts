import { isClinicCopyPage } from './clinic-copy-page.ts'

/**
 * The pages of a trip, and those that one needs beside it. They read the trip in the browser, so that their copies are
 * the same on every device. The steps too: answers can be changed, and planned on the device.
 */
export const tripPages = [
  '/trip-planner/results',
  '/trip-planner/today',
  '/trip-planner/print',
  '/trip-planner',
  '/trip-planner/budget',
  '/trip-planner/preferences',
  '/trips',
  '/saved',
  '/food-and-cafe/table-card',
]

const pagesOfNobody = ['/', '/offline', ...tripPages]

/**
 * Whether a copy in the service worker's caches tells what somebody opened or planned: the page of a clinic, or the
 * drawing of a stop.
 */
export function isVisited(address: string): boolean {
  const { pathname, search } = new URL(address)
  if (pathname.startsWith('/pictures/')) return !pathname.includes('/offline/')
  const isFileOfNobody = /^\/(?:assets|icons)\/|\.(?:ico|svg|png|webmanifest)$/.test(pathname)
  return !isFileOfNobody && !(search === '' && (pagesOfNobody.includes(pathname) || isClinicCopyPage(pathname)))
}

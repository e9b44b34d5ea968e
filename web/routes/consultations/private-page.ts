import type { MetaDescriptor } from 'react-router'
import { pageTitle } from '#locales/en/site/site-name.ts'
import { sentRequests } from '#locales/en/consultations/sent-requests.ts'

/** For pages that a secret link opens: neither the server nor the device stores them. */
export function privateHeaders() {
  return { 'cache-control': 'no-store' }
}

/** A title that says nothing of the request. */
export function privateHead(): MetaDescriptor[] {
  return [{ title: pageTitle(sentRequests.own.title) }, { name: 'robots', content: 'noindex' }]
}

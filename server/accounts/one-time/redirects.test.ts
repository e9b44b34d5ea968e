import { expect, test } from 'vitest'
import { chooseRedirect } from './redirects.ts'

const site = 'https://guide.example.com'
const redirects = [
  'https://*.partner.example/welcome',
  'https://app.example.net/**',
  'mgk://callback',
  'http://localhost:*/done',
]

function choose(wanted: string, siteOrigin = site): string {
  return chooseRedirect(wanted, { siteOrigin, redirects })
}

test.for([
  [`${site}/reset-password`, `${site}/reset-password`],
  [`${site}/reset-password?next=/trips`, `${site}/reset-password?next=/trips`],
  [`${site}/a#fragment`, `${site}/a`],
  ['HTTPS://Guide.Example.COM/Trips', `${site}/Trips`],
  ['https://guide.example.com:443/x', `${site}/x`],
  ['https://seoul.partner.example/welcome', 'https://seoul.partner.example/welcome'],
  ['https://app.example.net/a/b.html?c=d', 'https://app.example.net/a/b.html?c=d'],
  ['mgk://callback', 'mgk://callback'],
  ['http://localhost:5173/done', 'http://localhost:5173/done'],
])('%s is led to as %s', ([wanted = '', led]) => {
  expect(choose(wanted)).toBe(led)
})

test.for([
  '',
  '/reset-password',
  'reset-password',
  '//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  '\\\\evil.example',
  `${site}\\@evil.example`,
  `${site}@evil.example/`,
  'https://guide.example.com:password@evil.example/',
  'https://user@guide.example.com/',
  'https://guide.example.com.evil.example/',
  'https://guide.example.comevil.example/',
  'https://evilguide.example.com/',
  'https://evil.example/https://guide.example.com',
  'https://evil.example/?x=https://guide.example.com',
  'https://evil.example#https://guide.example.com',
  'http://guide.example.com/',
  'https://guide.example.com:8443/',
  'https://guide.example.com.',
  'https://guide。example。com.evil.example/',
  'https://gu\u0456de.example.com/',
  'javascript:alert(1)',
  'javascript://guide.example.com/%0aalert(1)',
  'JaVaScRiPt://guide.example.com/%0aalert(1)',
  'data:text/html,x',
  'vbscript://guide.example.com/',
  'file://guide.example.com/etc/passwd',
  'blob:https://guide.example.com/x',
  ' https://evil.example',
  'https://guide.example.com/\r\nset-cookie: a=b',
  'https://guide.example.com/\u0000',
  'java\tscript://guide.example.com/',
  'https://93.184.216.34/',
  'https://[2606:2800:220:1:248:1893:25c8:1946]/',
  'https://2130706433/',
  'https://partner.example/welcome',
  'https://a.b.partner.example/welcome',
  'https://evil.example/.partner.example/welcome',
  'https://evil.example?.partner.example/welcome',
  'https://seoul.partner.example/welcome/more',
  'https://seoul.partner.example/welcome?next=//evil.example',
  'https://app.example.net.evil.example/a',
  'https://app.example.net:8443/a',
  'mgk://callback.evil',
  'mgk://other',
  'http://localhost:5173/done/more',
  'http://127.0.0.1:5173/done',
  'https://localhost:5173/done',
])('%o leads to the site itself', (wanted) => {
  expect(choose(wanted)).toBe(site)
})

test('on the machine itself every port is the site, and no other name of the machine is', () => {
  const local = 'http://localhost:3000'
  expect(choose('http://localhost:9999/welcome', local)).toBe('http://localhost:9999/welcome')
  expect(choose('https://localhost:9999/welcome', local)).toBe(local)
  expect(choose('http://127.0.0.1:3000/welcome', local)).toBe(local)
  expect(choose('http://localhost.evil.example/', local)).toBe(local)
})

test('a pattern that allows everything still allows neither scripts nor addresses of numbers', () => {
  const everything = { siteOrigin: site, redirects: ['*://**', '**', 'https://**'] }
  expect(chooseRedirect('https://any.example/where', everything)).toBe('https://any.example/where')
  for (const wanted of ['javascript://x/%0aalert(1)', 'data://x', 'https://93.184.216.34/', 'https://u@any.example/']) {
    expect(chooseRedirect(wanted, everything)).toBe(site)
  }
})

test('a request without a redirect leads to the site', () => {
  expect(chooseRedirect(undefined, { siteOrigin: site, redirects })).toBe(site)
})

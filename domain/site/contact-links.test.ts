import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#testing/builders/any-text.ts'
import { callAddress, siteOfAddress, webAddress } from './contact-links.ts'

test('a Korean number is called with the country before it, also from abroad', () => {
  expect(callAddress('02-555-0123')).toBe('tel:+8225550123')
  expect(callAddress('(051) 555 0123')).toBe('tel:+82515550123')
  expect(callAddress('+82 2 555 0123')).toBe('tel:+8225550123')
  expect(callAddress('1588-0123')).toBe('tel:15880123')
})

test('a telephone field with anything but one number gives no call address', () => {
  for (const words of ['', '02-555-0123, 02-555-0124', '02-555-0123 ext. 4', 'call us', '1;phone-context=evil'])
    expect(callAddress(words)).toBeNull()
})

test('a link leads to the web alone', () => {
  expect(webAddress('https://clinic.example/en?a=b@c#d')).toBe('https://clinic.example/en?a=b@c#d')
  expect(webAddress('http://clinic.example')).toBe('http://clinic.example')
  for (const address of [
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' https://clinic.example',
    'data:text/html,hello',
    '//clinic.example',
    '/clinics',
    'https://clinic.example@elsewhere.example',
    'https:\\\\elsewhere.example',
    'https://clinic.example/\nheader',
  ])
    expect(webAddress(address)).toBeNull()
})

test('a call address is tel: with digits and a web address is http, for any text in the field', () => {
  fc.assert(
    fc.property(fc.constantFrom('', 'tel:', 'https://', '+82'), anyText, (start, text) => {
      const words = start + text
      const isCall = /^tel:\+?\d+$/.test(callAddress(words) ?? 'tel:1')
      return isCall && /^https?:\/\//.test(webAddress(words) ?? 'https://')
    }),
  )
})

test('the site of an address is its host without the www before it', () => {
  expect(siteOfAddress('https://www.visitseoul.net/palaces?lang=en')).toBe('visitseoul.net')
  expect(siteOfAddress('http://sub.example.kr:8080#top')).toBe('sub.example.kr')
})

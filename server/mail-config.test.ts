import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const smtp = { SMTP_URL: 'smtps://guide:secret@mail.example.com:465' }

test('without a mail server the outbox can be read at this machine, and nowhere once the site is public', () => {
  expect(readConfig({}).mail).toEqual({ smtp: null, isOutboxOpen: true })
  expect(readConfig({ SITE_URL: 'http://127.0.0.1:4000' }).mail.isOutboxOpen).toBe(true)
  expect(readConfig({ SITE_URL: 'https://guide.example' }).mail).toEqual({ smtp: null, isOutboxOpen: false })
})

test('with a mail server there is no outbox to be read, and mails have a sender with a name', () => {
  const url = smtp.SMTP_URL
  expect(readConfig({ ...smtp, MAIL_FROM: 'guide@example.com' }).mail).toEqual({
    smtp: { url, from: { name: 'My Guide Korea', address: 'guide@example.com' } },
    isOutboxOpen: false,
  })
  for (const sender of [
    '서울 Guide <guide@example.com>',
    '"서울 Guide" <guide@example.com>',
    ' 서울 Guide <guide@example.com> ',
  ]) {
    expect(readConfig({ ...smtp, MAIL_FROM: sender }).mail.smtp?.from, sender).toEqual({
      name: '서울 Guide',
      address: 'guide@example.com',
    })
  }
})

test('an invalid mail setting is refused with a sentence that names its variable and shows no password', () => {
  expect(() => readConfig(smtp)).toThrow('SMTP_URL is set and MAIL_FROM is not: mails need a sender.')
  for (const sender of [
    'guide',
    'Guide <guide>',
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
  ]) {
    expect(() => readConfig({ ...smtp, MAIL_FROM: sender }), sender).toThrow('MAIL_FROM cannot be used')
  }
  for (const url of ['mail.example.com', 'https://guide:secret@mail.example.com', 'smtp://', 'smtp:mail.example.com']) {
    const read = () => readConfig({ SMTP_URL: url, MAIL_FROM: 'guide@example.com' })
    expect(read, url).toThrow(/^SMTP_URL cannot be used(?!.*secret)/)
  }
})

import { expect, test } from 'vitest'
import { findWeakness, refuseWeakPassword } from './password-policy.ts'

const about = { email: 'Min.Ji@example.com', passwordMin: 6 }

test('a long password that nobody chose before is fine', async () => {
  expect(await findWeakness('harbour-lamp-27', about)).toBeNull()
  expect(await findWeakness('한국여행좋아', about)).toBeNull()
  await expect(refuseWeakPassword('harbour-lamp-27', about)).resolves.toBeUndefined()
})

test('a short one is told its length, counted in characters', async () => {
  expect(await findWeakness('ab3$Z', about)).toEqual({
    message: 'Password should be at least 6 characters.',
    reasons: ['length'],
  })
  expect(await findWeakness('🦀🐙🦑🐠🐡', about)).toMatchObject({ reasons: ['length'] })
  expect(await findWeakness('ab3$Zq', { ...about, passwordMin: 8 })).toMatchObject({
    message: 'Password should be at least 8 characters.',
  })
})

test('a common one is told so, whatever its capitals', async () => {
  for (const password of ['password', 'PassWord123', 'qwertyuiop', '1q2w3e4r5t']) {
    expect(await findWeakness(password, about), password).toMatchObject({ reasons: ['pwned'] })
  }
  expect(await findWeakness('12345', about)).toMatchObject({ reasons: ['length', 'pwned'] })
})

test('the address or its first part is no password', async () => {
  for (const password of ['min.ji@example.com', 'MIN.JI']) {
    expect(await findWeakness(password, about), password).toMatchObject({ reasons: ['pwned'] })
  }
  expect(await findWeakness('min.ji-and-more', about)).toBeNull()
  expect(await findWeakness('harbour-lamp-27', { email: null, passwordMin: 6 })).toBeNull()
})

test('the refusal carries its reasons, and too many bytes are refused before anything is looked up', async () => {
  await expect(refuseWeakPassword('password', about)).rejects.toMatchObject({
    code: 'weak_password',
    status: 422,
    extra: { weak_password: { reasons: ['pwned'] } },
  })
  await expect(refuseWeakPassword('가'.repeat(25), about)).rejects.toMatchObject({ code: 'validation_failed' })
  await expect(refuseWeakPassword('가'.repeat(24), about)).resolves.toBeUndefined()
})

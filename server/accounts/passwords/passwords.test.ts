import { hash as digest } from 'node:crypto'
import bcrypt from 'bcrypt'
import { expect, test } from 'vitest'
import { matchHashes } from './derive.ts'
import { createPasswords, isUsableHash } from './passwords.ts'

const passwords = createPasswords()

test('a new hash is argon2id in the form that other servers read, with salt of its own', async () => {
  const [one, another] = [await passwords.hash('a long secret'), await passwords.hash('a long secret')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(another)
  expect(await passwords.verify('a long secret', one)).toMatchObject({ isRight: true, shouldHashAgain: false })
  expect(await passwords.verify('a long secreT', one)).toMatchObject({ isRight: false, shouldHashAgain: false })
})

// Each from a published place: the reference implementation of argon2, OpenBSD's and PHP's bcrypt, Firebase's README.
const foreign = {
  argon2i: ['password', '$argon2i$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$wWKIMhR9lyDFvRz9YTZweHKfbftvj+qf+YFY4NeBbtA'],
  argon2id: ['password', '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'],
  'argon2id wide': ['password', '$argon2id$v=19$m=256,t=2,p=2$c29tZXNhbHQ$bQk8UB/VmZZF4Oo79iDXuL5/0ttZwg2f/5U52iv1cDc'],
  bcrypt2a: ['U*U', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
  bcrypt2y: ['rasmuslerdorf', '$2y$10$.vGA1O9wmRjrwAVXD98HNOgsNpDczlqm3Jq7KnEd1rVAGv3Fykk1a'],
  firebase: [
    'user1password',
    '$fbscrypt$v=1,n=14,r=8,p=1,ss=Bw==,sk=jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==$42xEC+ixf3L2lw==$lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
  ],
} as const

test('hashes from elsewhere open their accounts and ask to be replaced', async () => {
  for (const [name, [password, stored]] of Object.entries(foreign)) {
    expect(isUsableHash(stored), name).toBe(true)
    expect(await passwords.verify(password, stored), name).toMatchObject({ isRight: true, shouldHashAgain: true })
    expect(await passwords.verify(`${password}x`, stored), name).toMatchObject({
      isRight: false,
      shouldHashAgain: false,
    })
  }
})

test('a bcrypt hash is verified under each of its prefixes', async () => {
  const made = await bcrypt.hash('kimchi and rice', 4)
  for (const name of ['$2a$', '$2b$', '$2y$']) {
    expect((await passwords.verify('kimchi and rice', made.replace('$2b$', name))).isRight, name).toBe(true)
  }
})

test('a weaker argon2id hash of our own kind is made again', async () => {
  const [, stored] = foreign.argon2id
  expect((await passwords.verify('password', stored)).shouldHashAgain).toBe(true)
})

test('a hash that would cost too much, or is none, matches nothing and is not taken', async () => {
  const salt = 'c29tZXNhbHQ'
  const key = 'nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
  const hostile = [
    '',
    'password',
    `$argon2id$v=19$m=1048577,t=2,p=1$${salt}$${key}`,
    `$argon2id$v=19$m=256,t=21,p=1$${salt}$${key}`,
    `$argon2id$v=19$m=256,t=2,p=17$${salt}$${key}`,
    `$argon2id$v=19$m=256,t=0,p=1$${salt}$${key}`,
    `$argon2id$v=19$m=7,t=1,p=1$${salt}$${key}`,
    `$argon2id$v=16$m=256,t=2,p=1$${salt}$${key}`,
    `$argon2d$v=19$m=256,t=2,p=1$${salt}$${key}`,
    `$argon2id$v=19$m=256,t=2,p=1,keyid=a$${salt}$${key}`,
    `$argon2id$v=19$m=256,t=2,p=1,data=a$${salt}$${key}`,
    `$argon2id$v=19$m=256,t=2,p=1$c2FsdA$${key}`,
    `$argon2id$v=19$m=256,t=2,p=1$${salt}$AAAA`,
    `$argon2id$v=19$m=256,t=2,p=1$${salt}$${'A'.repeat(2_000)}`,
    '$2b$17$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
    '$2b$31$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
    '$2x$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
    foreign.firebase[1].replace('n=14', 'n=30'),
    foreign.firebase[1].replace('n=14,r=8', 'n=16,r=99'),
    foreign.firebase[1].replace('p=1', 'p=9'),
    foreign.firebase[1].replace('v=1', 'v=2'),
    foreign.firebase[1].replace(/,sk=[^$]+/, ''),
  ]
  for (const stored of hostile) {
    expect(isUsableHash(stored), stored).toBe(false)
    expect((await passwords.verify('password', stored)).isRight, stored).toBe(false)
  }
})

test('a hash that needs more memory than all the room is computed by itself', async () => {
  expect(isUsableHash(`$argon2id$v=19$m=1048576,t=20,p=16$c29tZXNhbHQ$${'A'.repeat(43)}`)).toBe(true)
  const stored = `$argon2id$v=19$m=280000,t=1,p=1$c29tZXNhbHQ$${'A'.repeat(43)}`
  expect((await passwords.verify('password', stored)).isRight).toBe(false)
})

test('an account that is not there costs the same computation as one that is', async () => {
  const costs: string[] = []
  const counting = createPasswords({
    matches: (password, stored) => {
      if (stored.kind === 'argon2') costs.push(`${stored.algorithm} ${stored.memoryKib} ${stored.passes}`)
      return matchHashes(password, stored)
    },
  })
  const stored = await counting.hash('a long secret')
  await counting.verify('wrong', stored)
  await counting.verify('wrong', null)
  await counting.verify('wrong', 'no hash at all')
  expect(costs).toEqual(Array(3).fill('argon2id 19456 2'))
})

test('a hash like an earlier one has its salt, so one computation checks a password against both', async () => {
  let computations = 0
  const counting = createPasswords({
    matches: (password, stored, alike) => {
      computations += 1
      return matchHashes(password, stored, alike)
    },
  })
  const own = await counting.hash('a long secret')
  const same = await counting.hash('a long secret', { like: [null, own] })
  const waiting = await counting.hash('another secret', { like: [own] })
  expect(same).toBe(own)
  expect(await counting.verify('another secret', own, { waiting })).toMatchObject({ isRight: false, isWaiting: true })
  expect(await counting.verify('neither of them', own, { waiting })).toMatchObject({ isRight: false, isWaiting: false })
  expect(await counting.verify('a long secret', own, { waiting })).toMatchObject({ isRight: true, isWaiting: false })
  expect(await counting.verify('another secret', null, { waiting })).toMatchObject({ isRight: false, isWaiting: true })
  expect(computations).toBe(4)
  // An imported hash needs a computation of its own, and lends nobody its salt.
  const [password, imported] = foreign.bcrypt2a
  expect(await counting.hash('a long secret', { like: [imported] })).not.toBe(own)
  expect(await counting.verify('another secret', imported, { waiting })).toMatchObject({ isWaiting: true })
  expect(await counting.verify(password, imported, { waiting })).toMatchObject({ isRight: true })
  expect(computations).toBe(7)
})

test('no password matches an account without a hash', async () => {
  for (const password of ['', '\0', digest('sha256', '', 'hex')]) {
    expect((await passwords.verify(password, null)).isRight).toBe(false)
  }
})

test('of fifty sign-ins at once two are computed at a time', async () => {
  let inside = 0
  let most = 0
  const watched = createPasswords({
    matches: async () => {
      inside += 1
      most = Math.max(most, inside)
      await new Promise(setImmediate)
      inside -= 1
      return [true]
    },
  })
  const answers = await Promise.all(Array.from({ length: 50 }, () => watched.verify('any', foreign.argon2id[1])))
  expect(answers.every(({ isRight }) => isRight)).toBe(true)
  expect(most).toBe(2)
})

test('while passwords are computed the process goes on', async () => {
  const order: string[] = []
  const computing = passwords.hash('a long secret').then(() => order.push('hash'))
  await new Promise<void>((resolve) => void setImmediate(() => resolve(void order.push('event loop'))))
  await computing
  expect(order).toEqual(['event loop', 'hash'])
})

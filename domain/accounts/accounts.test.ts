import { expect, test } from 'vitest'
import { type Actor, canAdminister } from './accounts.ts'

const visitor: Actor = { kind: 'visitor' }
const member: Actor = { kind: 'member', userId: 'member', assurance: 'aal2' }
const admin: Actor = { kind: 'admin', userId: 'admin', assurance: 'aal2' }
const halfSureAdmin: Actor = { ...admin, assurance: 'aal1' }

test('only an administrator with a second factor shown may administer', () => {
  expect([visitor, member, halfSureAdmin, admin].map(canAdminister)).toEqual([false, false, false, true])
})

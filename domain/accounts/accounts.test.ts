import { expect, test } from 'vitest'
import { type Actor, canAdminister, canReadAudit } from './accounts.ts'

const visitor: Actor = { kind: 'visitor' }
const member: Actor = { kind: 'member', userId: 'member', assurance: 'aal2' }
const admin: Actor = { kind: 'admin', userId: 'admin', assurance: 'aal2' }
const halfSureAdmin: Actor = { ...admin, assurance: 'aal1' }

test('only an administrator with a second factor shown may administer', () => {
  expect([visitor, member, halfSureAdmin, admin].map(canAdminister)).toEqual([false, false, false, true])
})

test('an entry of the audit log is read by those it is about, and by a sure administrator', () => {
  const byMember = { actorId: 'member', subjectId: 'somebody' }
  const aboutMember = { actorId: null, subjectId: 'member' }
  const aboutNobody = { actorId: null, subjectId: null }
  expect([byMember, aboutMember, aboutNobody].map((entry) => canReadAudit(member, entry))).toEqual([true, true, false])
  expect([byMember, aboutMember].map((entry) => canReadAudit(halfSureAdmin, entry))).toEqual([false, false])
  expect(canReadAudit(admin, aboutMember)).toBe(true)
  expect(canReadAudit(visitor, aboutNobody)).toBe(false)
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { clinicEmail, openTestConsultations, type TestConsultations } from '#testing/builders/consultations.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { waitUntil } from '#testing/wait-until.ts'

let it: TestConsultations

beforeEach(async () => {
  it = await openTestConsultations()
})
afterEach(() => it.close())

/** The newest request, as after a restore without the key that encrypted it. */
async function loseKey(patientEmail: string) {
  const patient = await it.write(patientEmail)
  await it.consultations.confirm(patient)
  await queryOnce(
    it.opened.url,
    `update mgk.consultations set content = '\\x01' || decode(repeat('00', 60), 'hex')
     where written_at = (select max(written_at) from mgk.consultations)`,
  )
  return patient
}

test('a request whose key is lost is named as such, moved by nobody, and deleted by its link', async () => {
  const patient = await loseKey('mina@example.com')
  expect(await it.consultations.readOwn(patient)).toBe('unreadable')
  expect(await it.consultations.askOtherTimes(patient)).toBe(false)
  const token = await it.tokenFor(clinicEmail)
  await it.consultations.desk.sendCode(token)
  const entered = { token, code: await it.mailedCode(), client: '198.51.100.1' }
  expect(await it.consultations.desk.enter(entered)).toBeNull()
  await it.consultations.remove(patient)
  expect(await queryOnce(it.opened.url, 'select id from mgk.consultations')).toEqual([])
  expect((await it.mailsTo(clinicEmail))[0]?.subject).toContain('A request was withdrawn')
})

test('it stops neither the sweep of other requests nor its own end', async () => {
  await loseKey('mina@example.com')
  await it.consultations.confirm(await it.write('jun@example.com'))
  await queryOnce(it.opened.url, `update mgk.consultations set requested_at = now() - interval '8 days'`)
  await it.mailNode.jobs.start()
  await waitUntil(async () =>
    expect(await queryOnce(it.opened.url, 'select distinct state from mgk.consultations')).toEqual([
      { state: 'expired' },
    ]),
  )
  expect((await it.mailsTo('jun@example.com'))[0]?.subject).toBe('Your request has ended')
})

test('a clinic whose address cannot be read takes no requests', async () => {
  await queryOnce(it.opened.url, `update mgk.clinic_contacts set email = decode(repeat('00', 60), 'hex')`)
  expect(await it.consultations.isOpenFor(it.clinicId)).toBe(false)
})

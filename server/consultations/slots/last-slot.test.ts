import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestConsultations, type TestConsultations } from '#testing/builders/consultations.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { randomUUID } from 'node:crypto'

let it: TestConsultations

beforeEach(async () => {
  it = await openTestConsultations()
})
afterEach(() => it.close())

test('of fifty patients who confirm the last time at once, on two nodes, exactly one gets it', async () => {
  const patients = []
  for (let nth = 0; nth < 50; nth += 1) {
    const patient = await it.write(`patient${nth}@example.com`)
    await it.consultations.confirm(patient)
    patients.push(patient)
  }
  // Fifty proposals of one time, whose holds have ended.
  await queryOnce(
    it.opened.url,
    `update mgk.consultations set state = 'proposed';
     insert into mgk.consultation_slots (id, consultation_id, clinic_id, person, patient, during, state)
     select gen_random_uuid(), id, clinic_id, 1, sha256(id::text::bytea),
       tstzrange(date_trunc('hour', now()) + interval '50 hours', date_trunc('hour', now()) + interval '51 hours'),
       'released'
     from mgk.consultations`,
  )
  const second = it.opened.connect()
  const nodes = [it.consultations, it.openNode(second).consultations]
  const outcomes = await Promise.all(
    patients.map(async (patient, nth) => {
      const own = await it.consultations.readOwn(patient)
      const slotId = own && own !== 'unreadable' ? (own.slots[0]?.id ?? '') : ''
      return (await nodes[nth % 2]?.accept(patient, { slotId }))?.outcome
    }),
  )
  await second.close()
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(49)
  expect(
    await queryOnce(
      it.opened.url,
      `select count(*)::int as confirmed from mgk.consultations where state = 'confirmed'`,
    ),
  ).toEqual([{ confirmed: 1 }])
})

test('the database itself refuses what overlaps, whoever writes it', async () => {
  const patient = await it.write()
  await it.consultations.confirm(patient)
  const insert = (state: string, hours: number, person = 1) =>
    queryOnce(
      it.opened.url,
      `insert into mgk.consultation_slots (id, consultation_id, clinic_id, person, patient, during, state, held_until)
       select '${randomUUID()}', id, clinic_id, ${person}, sha256('${randomUUID()}'),
         tstzrange(date_trunc('hour', now()) + interval '${hours} hours',
           date_trunc('hour', now()) + interval '${hours + 1} hours'),
         '${state}', ${state === 'held' ? 'now()' : 'null'}
       from mgk.consultations`,
    )
  await insert('held', 50)
  await expect(insert('confirmed', 50)).rejects.toMatchObject({ code: '23P01' })
  await expect(insert('held', 50.5)).rejects.toMatchObject({ code: '23P01' })
  await insert('held', 51)
  await insert('confirmed', 50, 2)
  await insert('released', 50)
})

import { addVisit } from '#testing/builders/visits.ts'
import { findDatabase } from '#testing/builders/started-clinics.ts'
import { test } from './admin-steps.ts'
import { expect } from './fixtures.ts'
import { codeOfMail, linkOf, readMail } from './outbox.ts'

type Form = Record<string, string>

const hostile = [
  '',
  '\u0000',
  'x'.repeat(100_000),
  '\u202Emoc.live@anim',
  '"><script>alert(1)</script>',
  '=HYPERLINK("https://evil.example")',
  'a\r\nBcc: x@evil.example\r\n\r\nBEGIN:VCALENDAR',
  '-1',
  '5.1',
  '1e309',
  '9007199254740993',
  '__proto__',
  '0000-00-00',
  '99:99',
  "' or true --",
]
const script = '"><script>alert(1)'

const request: Form = {
  kind: 'consultation',
  procedure: 'Veneers',
  otherProcedure: '',
  arrivesOn: '',
  leavesOn: '',
  month: '',
  date1: '',
  from1: '',
  to1: '',
  zone: 'Asia/Seoul',
  language: 'en',
  interpreter: 'none',
  budget: '',
  message: 'I grind my teeth.',
}
const sender: Form = { name: 'Mina', email: 'mina@patient.example', consentsToSending: 'yes', consentsToHealth: 'yes' }
const key = '0b8f1c1e-1111-4222-8333-444455556666'
const hours: Form = {
  slotMinutes: '30',
  people: '1',
  answers: 'here',
  closed: '',
  'mon-from': '10:00',
  'mon-to': '18:00',
}

test(
  'no field, address or kind of body of a page about requests is answered with an error of the server',
  { tag: '@long' },
  async ({ app, admins, request: http, varFolder }) => {
    test.setTimeout(600_000)
    const faults: string[] = []
    async function send(address: string, form: Form, what: string): Promise<string> {
      const answer = await http.post(`${app.origin}${address}`, { form, maxRedirects: 0 })
      const text = await answer.text()
      if (answer.status() >= 500 || text.includes(script)) faults.push(`${answer.status()} ${address} ${what}`)
      return text
    }
    /** Every field with everything, while the others are as they should be. */
    async function walk(address: string, form: Form): Promise<void> {
      for (const field of Object.keys(form)) {
        for (const value of hostile) await send(address, { ...form, [field]: value }, `${field}=${value.slice(0, 30)}`)
      }
    }

    const headers = { authorization: `Bearer ${admins.mina.session.access_token}` }
    const facts = { name: 'Haeun Dental', description: 'Made up.', location: 'Sinsa-dong', treatments: ['dental'] }
    const added = await http.post('/api/clinics', { headers, data: { ...facts, procedures: ['Veneers'] } })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the route describes its answer
    const { id } = (await added.json()) as { id: number }
    await http.put(`/api/clinics/${id}/contact`, { headers, data: { email: 'requests@haeun.example' } })
    const asking = `/consultations/new?clinic=${id}`
    const pathOf = (link: string) => link.replace(app.origin, '')

    await send(asking, { intent: 'send', key, ...request, ...sender }, 'as it should be')
    const own = pathOf(linkOf(await readMail(app, http, sender['email'] ?? '')))
    await send(own, { intent: 'confirm' }, 'as it should be')
    const desk = pathOf(linkOf(await readMail(app, http, 'requests@haeun.example')))
    await send(desk, { intent: 'code' }, 'as it should be')
    const code = codeOfMail(await readMail(app, http, 'requests@haeun.example', 2))
    const entered = await send(desk, { intent: 'enter', code }, 'as it should be')
    const [, pass = ''] = /name="pass" value="([\w-]+)"/.exec(entered) ?? []
    expect(pass).not.toBe('')

    await walk(asking, request)
    await walk(asking, { intent: 'send', key, pass: '', ...request, ...sender })
    await walk(own, { intent: 'message', key, text: 'Hello.', state: 'completed' })
    await walk(own, { intent: 'accept', slot: key, from: '1893456000000' })
    await walk(desk, { intent: 'message', pass, key, text: 'Hello.' })
    await walk(desk, { intent: 'propose', pass, free: '1893456000000', date0: '2030-01-01', clock0: '10:00' })
    await walk(desk, { intent: 'schedule', pass, ...hours })
    await walk(desk, { intent: 'enter', code: '123456' })
    await walk('/consultations/clinic/file?token=x', { pass, file: key })
    const visited = await addVisit(await findDatabase(varFolder), { clinicId: id })
    const review = {
      rating: '5',
      price: '',
      language: 'en',
      experience: '',
      outcome: '',
      agrees: 'yes',
      state: 'removed',
    }
    await walk(`/consultations/review?token=${visited}`, review)

    const pages = [
      'new',
      'mine',
      'mine/request.json',
      'mine/file',
      'clinic',
      'visit',
      'review',
      'review/answer',
      'aftercare',
    ]
    for (const page of pages) {
      for (const value of hostile) {
        const word = encodeURIComponent(value.slice(0, 3_000))
        const query = `clinic=${word}&kind=${word}&token=${word}&file=${word}`
        for (const path of [`/consultations/${page}?${query}`, `/consultations/${page}.data?${query}`]) {
          const { status } = await http
            .get(`${app.origin}${path}`)
            .then(async (answer) => ({ status: answer.status() }))
          if (status >= 500) faults.push(`${status} GET ${path.slice(0, 80)}`)
        }
      }
      for (const type of [
        'application/json',
        'text/plain',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'x',
      ]) {
        const answer = await http.post(`${app.origin}/consultations/${page}`, {
          headers: { 'content-type': type },
          data: '{"state":"completed"}',
        })
        if (answer.status() >= 500) faults.push(`${answer.status()} ${type} ${page}`)
      }
    }
    expect(faults).toEqual([])
    // The name of the sender turned nothing around, and no state was set from outside.
    expect(await (await http.get(`${app.origin}${own}`)).text()).not.toMatch(/\u202E|Your visit is over/)
    // Other journeys of this product count reviews and requests.
    await send(`/consultations/review?token=${visited}`, { intent: 'withdraw' }, 'as it should be')
    await send(own, { intent: 'delete' }, 'as it should be')
    expect((await http.get(`${app.origin}${own}`)).status()).toBe(404)
  },
)

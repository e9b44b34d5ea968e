import { plainTrip } from '#testing/trips/trip-documents.ts'

/** The contents of an account, which every node has to show. */
export type Kept = {
  lists: { name: string; places: string[] }[]
  trips: { name: string; version: number; days: number; shared: boolean }[]
  draft: string[]
}
export type Member = { email: string; accessToken: string; refreshToken: string; tripId: string; kept: Kept }

type Asked = { path: string; status: number; retryAfter: string | null; failure?: string }
type Request = { method?: string; token?: string; version?: number; body?: unknown }

const password = 'four tall pines swaying'
const places = ['gyeongbokgung', 'bukchon-hanok-village']
const document = plainTrip()

/** A request was refused or not answered: the visit ends there. */
class Ended extends Error {}

/**
 * People with accounts who store lists of places, trips and the answers of the planner, and read them again. Every
 * answer is noted.
 */
export function createMemberVisits(name: string) {
  const asked: Asked[] = []
  let count = 0

  async function ask<Answer>(address: string, { method = 'GET', token, version, body }: Request = {}): Promise<Answer> {
    const { origin, pathname, search } = new URL(address)
    const headers = {
      apikey: 'publishable',
      'x-forwarded-for': networkOf(name, count),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const sent = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    let failure: string | undefined
    const answer = await fetch(`${origin}${pathname}${search}`, sent).catch((error: unknown) => {
      failure = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
      return null
    })
    asked.push({
      path: `${method} ${pathname}`,
      status: answer?.status ?? 0,
      retryAfter: answer?.headers.get('retry-after') ?? null,
      ...(failure !== undefined && { failure }),
    })
    const text = await answer?.text()
    if (!answer?.ok) throw new Ended(`${method} ${pathname}: ${answer?.status ?? 'no answer'} ${text ?? ''}`)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever it is, the test compares it
    return JSON.parse(text || 'null') as Answer
  }

  /** A person signs up and stores one of each kind of content. */
  async function arrive(origin: string): Promise<Member> {
    count += 1
    const email = `member-${name}-${count}@example.com`
    const session = await ask<Session>(`${origin}/auth/v1/signup`, { method: 'POST', body: { email, password } })
    const token = session.access_token
    const list = await ask<{ id: string }>(`${origin}/api/saved-lists`, {
      method: 'POST',
      token,
      body: { name: `List of ${email}` },
    })
    for (const place of places)
      await ask(`${origin}/api/saved-lists/${list.id}/places/${place}`, { method: 'PUT', token })
    const body = { name: 'Spring', document, keepsTreatments: false }
    const trip = await ask<Trip>(`${origin}/api/trips`, { method: 'POST', token, body })
    const at = `${origin}/api/trips/${trip.id}`
    const renamed = { method: 'PATCH', token, version: trip.version, body: { name: `Trip of ${email}` } }
    const { version } = await ask<Trip>(at, renamed)
    await ask(`${at}/share`, { method: 'POST', token, body: { showsClinics: false } })
    const { startDate, endDate } = document.steps.step1
    const answers = { startDate, endDate, selectedInterests: ['culture'] }
    const steps = { step1: { answers, changedAt: new Date().toISOString() } }
    await ask(`${origin}/api/trip-draft`, { method: 'PUT', token, body: { steps } })
    return {
      email,
      accessToken: token,
      refreshToken: session.refresh_token,
      tripId: trip.id,
      kept: {
        lists: [{ name: `List of ${email}`, places: [...places].toSorted() }],
        trips: [{ name: `Trip of ${email}`, version, days: document.plan.days.length, shared: true }],
        draft: ['culture'],
      },
    }
  }

  /** Reads with the current session, with a refreshed one and with one by password. */
  async function read(origin: string, member: Member): Promise<Kept> {
    const { email } = member
    const found = await readWith(origin, member.accessToken)
    const grant = (type: string, body: unknown) =>
      ask<Session>(`${origin}/auth/v1/token?grant_type=${type}`, { method: 'POST', body })
    const refreshed = await grant('refresh_token', { refresh_token: member.refreshToken })
    const again = await readWith(origin, refreshed.access_token)
    await grant('password', { email, password })
    member.refreshToken = refreshed.refresh_token
    if (JSON.stringify(again) !== JSON.stringify(found)) throw new Error(`${email} reads two things`)
    return found
  }

  async function readWith(origin: string, token: string): Promise<Kept> {
    const { lists } = await ask<{ lists: List[] }>(`${origin}/api/saved-lists`, { token })
    const { trips } = await ask<{ trips: Trip[] }>(`${origin}/api/trips`, { token })
    const whole = await Promise.all(trips.map(({ id }) => ask<Whole>(`${origin}/api/trips/${id}`, { token })))
    const draft = await ask<Draft>(`${origin}/api/trip-draft`, { token })
    return {
      lists: lists.flatMap((list) =>
        list.name === null ? [] : { name: list.name, places: list.places.map(({ id }) => id).toSorted() },
      ),
      trips: whole.map(({ trip, document: { plan } }) => {
        return { name: trip.name, version: trip.version, days: plan.days.length, shared: trip.link !== null }
      }),
      draft: draft.steps.step1?.answers?.selectedInterests ?? [],
    }
  }

  return { asked, ask, arrive, read }
}

/** Visits one after the other until `stop`; a visit that is refused ends, and the next begins. */
export function startMemberVisits(origin: string, name: string) {
  const visits = createMemberVisits(name)
  const members: Member[] = []
  const different: { wanted: Kept; found: Kept }[] = []
  let isEnding = false

  async function visit(): Promise<void> {
    try {
      const member = await visits.arrive(origin)
      members.push(member)
      const found = await visits.read(origin, member)
      if (JSON.stringify(found) !== JSON.stringify(member.kept)) different.push({ wanted: member.kept, found })
    } catch (error) {
      if (!(error instanceof Ended)) throw error
    }
  }

  async function goOn(): Promise<void> {
    while (!isEnding) await visit()
  }
  const going = goOn()

  return {
    asked: visits.asked,
    members,
    different,
    async stop(): Promise<void> {
      isEnding = true
      await going
    },
  }
}

/** A network of its own for every ten people. */
function networkOf(name: string, round: number): string {
  return `10.${name.charCodeAt(0)}.${200 + (round % 50)}.${Math.floor(round / 50) + 1}`
}

type Session = { access_token: string; refresh_token: string }
type List = { name: string | null; places: { id: string }[] }
type Trip = { id: string; name: string; version: number; link: unknown }
type Whole = { trip: Trip; document: typeof document }
type Draft = { steps: { step1?: { answers: { selectedInterests: string[] } | null } } }

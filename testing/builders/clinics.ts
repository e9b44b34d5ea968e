import { expect } from 'vitest'
import * as z from 'zod'
import type { ClinicForm } from '#domain/clinics/clinic-schemas.ts'
import type { Clinic, ClinicTreatment } from '#domain/clinics/clinics.ts'
import { readSampleClinics } from '#seed/clinics.ts'
import { recordAudit } from '#server/accounts/audit.ts'
import { describeClinicRoutes } from '#server/clinics/clinic-routes.ts'
import { createClinics } from '#server/clinics/clinics.ts'
import type { Editor } from '#server/platform/edits/editors.ts'
import { createClinicManagement } from '#server/clinics/manage-clinics.ts'
import { createRateLimits } from '#server/platform/limits/rate-limits.ts'
import { openTestAccounts, type TestAccounts } from './accounts.ts'
import { type Asker, createTestApi } from '#testing/servers/api.ts'
import { buildMember } from './members.ts'
import { buildAdmin } from './storage.ts'

/** The least that a clinic needs. */
export const leastClinic = {
  name: 'Sinsa Clinic',
  description: 'Eyelids and noses.',
  location: 'Sinsa-dong, Gangnam-gu, Seoul',
  treatments: ['plastic-surgery'] satisfies ClinicTreatment[],
}

type Options = { addPicture?: (address: string) => Promise<string>; rateLimits?: boolean }

/** Clinics and their routes as on a node, with accounts that identify callers. */
export async function openTestClinics({ addPicture = async () => 'picture.webp', rateLimits = false }: Options = {}) {
  const accounts = await openTestAccounts()
  const { database, clock } = accounts
  const now = () => clock.now
  const clinics = createClinics({ database, samples: 'on' })
  const { identify, findEmails } = accounts.accounts
  const management = createClinicManagement({ database, recordAudit, findEmails, now })
  const routes = describeClinicRoutes({ clinics, management, addPicture })
  const limits = createRateLimits({ database, now, isOn: rateLimits })
  const api = createTestApi(routes, { identify, limits })
  const { app, lines } = api

  /** A request for what stands below /api/clinics. */
  function ask(who: Asker, method: string, path: string, sent?: Parameters<typeof api.ask>[3]) {
    return api.ask(who, method, `/clinics${path}`, sent)
  }

  /** A clinic that this administrator added. */
  async function add(who: Asker, facts: Partial<ClinicForm> = {}): Promise<Clinic> {
    const answer = await ask(who, 'POST', '', { body: { ...leastClinic, ...facts } })
    expect(answer.status, await answer.clone().text()).toBe(201)
    return readClinicAnswer(answer)
  }

  /** The built-in samples; answers with how many they are. */
  async function loadSamples(): Promise<number> {
    const samples = readSampleClinics()
    await clinics.load(samples)
    return samples.length
  }

  return {
    loadSamples,
    accounts,
    database,
    clock,
    clinics,
    management,
    routes,
    app,
    lines,
    ask,
    add,
    close: () => accounts.close(),
  }
}

export type TestClinics = Awaited<ReturnType<typeof openTestClinics>>

export async function readClinicAnswer(answer: Response): Promise<Clinic> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever it is, the test compares it
  return (await answer.json()) as Clinic
}

const refusal = z.looseObject({ code: z.string() })

/** Status and code of a refusal. */
export async function readProblem(answer: Response): Promise<string> {
  return `${answer.status} ${refusal.parse(await answer.json()).code}`
}

/** One person of each kind that may not manage clinics, and one that may. */
export async function buildPeople(accounts: TestAccounts) {
  return {
    visitor: null,
    member: await buildMember(accounts),
    unassured: await buildAdmin(accounts, { assured: false }),
    admin: await buildAdmin(accounts),
  }
}

/** An administrator with a second factor, in the form that routes pass on. */
export function editorOf({ user }: { user: { id: string } }): Editor {
  return { actor: { kind: 'admin', userId: user.id, assurance: 'aal2' }, client: '192.0.2.7' }
}

export type People = Awaited<ReturnType<typeof buildPeople>>

import type { OpenedRequest } from '#domain/consultations/sent-requests.ts'

/** A request as its patient sees it, to which the clinic has proposed times. */
export function buildOpenedRequest(changes: Partial<OpenedRequest> = {}): OpenedRequest {
  return { ...opened, ...changes }
}

const opened: OpenedRequest = {
  state: 'proposed',
  clinic: { en: 'Bom Clinic', ko: '봄의원' },
  procedures: [],
  request: {
    kind: 'consultation',
    procedures: [],
    otherProcedure: '',
    stay: null,
    windows: [],
    zone: 'Pacific/Honolulu',
    language: 'en',
    interpreter: 'none',
    budget: '',
    message: '',
  },
  name: 'Mina',
  email: 'mina@example.com',
  answerTo: null,
  files: [],
  slots: [],
  visit: null,
  waits: [],
  adminsMayRead: true,
  writtenAt: '2027-05-01T00:00:00.000Z',
  requestedAt: null,
  seenAt: null,
  endedAt: null,
  moves: ['accept'],
  canWrite: true,
  messages: [],
}

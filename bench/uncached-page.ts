import { Writable } from 'node:stream'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type ServerBuild, type ServerEntryModule, ServerRouter } from 'react-router'
import { type ClinicQuery, clinicRow } from '#domain/clinics/clinic-lists.ts'
import { type Clinic, clinicCard } from '#domain/clinics/clinics.ts'
import { placeCard, type PlaceQuery } from '#domain/places/place-lists.ts'
import { readSampleClinics } from '#seed/clinics.ts'
import { dishNamesSource } from '#seed/dishes.ts'
import { readPlaces } from '#seed/places.ts'
import { createForwardingCount } from '#server/platform/http/forwarding-count.ts'
import type { PageServices } from '#server/services.ts'
import { createApp } from '#server/platform/http/app.ts'
import { parseProxies } from '#server/platform/http/client-address.ts'
import { createMetrics } from '#server/platform/http/metrics.ts'
import { createLog } from '#server/platform/log/log.ts'
import { createPages } from '#server/platform/pages/pages.ts'
import type { RenderPage } from '#server/page-handler.ts'
import { noLimits } from '#testing/servers/http.ts'
import { median, note, report } from './parts/report.ts'

/**
 * What a page costs that is in no cache: the product's whole way from Request to Response (routing, loader,
 * render, script hashes, compression) against renderToPipeableStream of the very same tree and nothing else.
 * The database is left out of both: it is another process, and its CPU is not this one's.
 */
type Handler = {
  renderPage: RenderPage
  createRenderPage: (build: ServerBuild) => RenderPage
  serverBuild: ServerBuild
}

const rounds = 7
const rendersPerRound = 200

const siteOrigin = 'http://localhost:3000'
const address = `${siteOrigin}/`
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by the build; its type is that of web/handler.ts
const handler = (await import(new URL('../build/current/server/index.js', import.meta.url).href)) as Handler
const cards = readPlaces().map((facts) =>
  placeCard(
    {
      ...facts,
      version: 1,
      origin: 'catalogue',
      pickedOn: null,
      isMGKPick: false,
      isTrending: false,
      diet: [],
      locationQuality: 'usual',
      rating: null,
      ratingSource: null,
      ratingCount: null,
      updatedOn: '2026-11-20',
    },
    '2026-11-20',
  ),
)
const places = {
  list,
  first: async () => [],
  one: async () => null,
  pins: async () => ({ pins: [], clusters: [], total: 0 }),
  near: async () => [],
  together: async () => [],
  overview: async () => cards.slice(0, 24),
}
const food = { search: refuseFood, listPlaces: refuseFood }
const savedPlaces = { cards: async () => [], shared: async () => null }
const tripOpenings = { shared: async () => null }
const samples = readSampleClinics().map(({ facts }, index): Clinic => ({
  ...facts,
  id: index + 1,
  version: 1,
  isSample: true,
  updatedOn: '2026-11-20',
}))
const clinics = {
  list: listClinics,
  facets: async () => ({ procedures: [], districts: [], languages: [], registered: 0 }),
  pins: async () => ({ pins: [], next: null }),
  find: async () => null,
  count: async () => 0,
  listWhole: async () => [],
  counts: async () => ({}),
  countShared: async () => 0,
  samplesGiveWay: true,
  withoutReal: async () => [],
  plasticSurgeryList: async () => ({
    ...onePage(ofTreatment('plastic-surgery').map(clinicRow)),
    source: 'directory' as const,
    failed: false,
  }),
}
const contact = { isMailed: false, send: async () => ({ outcome: 'sent' as const }) }
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no page that is measured here asks a clinic
const consultations = {} as PageServices['consultations']
const reviews = {
  ofClinic: async () => ({ summary: { count: 0, average: null }, reviews: [], next: null, removals: [] }),
  findClinic: async () => null,
  readOwn: async () => null,
  write: async () => ({ outcome: 'closed' as const }),
  withdraw: async () => {},
  answers: { read: async () => null, write: async () => 'closed' as const },
}
const settings = { listServices: () => [] }
const services = {
  places,
  food,
  savedPlaces,
  tripOpenings,
  clinics,
  treatments: [],
  dishes: [],
  dishNamesSource,
  festivals: [],
  gettingIn: new Map(),
  consultations,
  contact,
  reviews,
  settings,
  operator: null,
  map: null,
}

async function list({ limit }: PlaceQuery) {
  return { places: cards.slice(0, limit), total: cards.length, isTotalAtLeast: false, next: null }
}

function ofTreatment(treatment: ClinicQuery['treatment']): Clinic[] {
  return samples.filter(({ treatments }) => treatment === null || treatments.includes(treatment))
}

async function listClinics({ treatment }: ClinicQuery, perPage: number) {
  const listed = ofTreatment(treatment)
  return { ...onePage(listed.slice(0, perPage).map(clinicCard)), total: listed.length }
}

function onePage<Card>(listed: readonly Card[]) {
  const found = listed.map((card) => ({ ...card, match: null, reviews: null }))
  return { clinics: found, total: found.length, isTotalAtLeast: false, next: null, unread: [] }
}

async function measureCpu(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / rendersPerRound
}

function createProductApp() {
  const log = createLog({ level: 'silent' })
  const pages = createPages({
    renderPage: (request, page) => handler.renderPage(request, { ...services, page, siteOrigin }),
    siteOrigin,
    limits: noLimits,
    formPages: [],
    development: false,
    log,
    now: Date.now,
    maxBytes: 0, // nothing fits: every request renders
  })
  return createApp({
    siteOrigin,
    proxies: parseProxies([]),
    log,
    metrics: createMetrics(),
    state: { draining: false, forwarding: createForwardingCount() },
    routes: [pages.mount],
  })
}

/** The router's context for one render of the page; each can be rendered once. */
async function collectTrees(count: number): Promise<EntryContext[]> {
  const trees: EntryContext[] = []
  const { entry } = handler.serverBuild
  const collect: ServerEntryModule['default'] = (_request, _status, _headers, tree) => {
    trees.push(tree)
    return new Response()
  }
  const collectTree = handler.createRenderPage({
    ...handler.serverBuild,
    entry: { ...entry, module: { ...entry.module, default: collect } },
  })
  const page = { nonce: 'n', shows: () => {}, shownUntil: () => {}, report: () => {}, sender: null, files: [] }
  for (let made = 0; made < count; made += 1) await collectTree(new Request(address), { ...services, page, siteOrigin })
  return trees
}

function renderBare(tree: EntryContext): Promise<void> {
  return new Promise((resolve, reject) => {
    const sink = new Writable({ write: (_chunk, _encoding, done) => done() }).once('finish', resolve)
    const stream = renderToPipeableStream(createElement(ServerRouter, { context: tree, url: address }), {
      onAllReady: () => stream.pipe(sink),
      onError: reject,
    })
  })
}

const app = createProductApp()
const perRender: Record<'product' | 'bare', number[]> = { product: [], bare: [] }
for (let round = 0; round < rounds; round += 1) {
  const trees = await collectTrees(rendersPerRound)
  const bare = await measureCpu(async () => {
    for (const tree of trees) await renderBare(tree)
  })
  const product = await measureCpu(async () => {
    for (let made = 0; made < rendersPerRound; made += 1) await (await app.request(address)).arrayBuffer()
  })
  // The first rounds are the compiler's.
  if (round < 2) continue
  perRender.bare.push(bare)
  perRender.product.push(product)
}

const [ofProduct, ofBare] = [median(perRender.product), median(perRender.bare)]
report('uncached page against a bare render of the same tree, in CPU', ofProduct / ofBare, { atMost: 2 })
note('uncached page', ofProduct, ' ms of CPU')
note('bare render', ofBare, ' ms of CPU')

function refuseFood(): Promise<never> {
  return Promise.reject(new Error('no measured page searches for food'))
}

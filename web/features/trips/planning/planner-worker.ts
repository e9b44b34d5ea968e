import { type BrowserPlanner, createBrowserPlanner, createLimitedPlanner } from './browser-planner.ts'
import { readPlannerFacts } from './cached-facts.ts'
import type { FromPlanner, ToPlanner } from './planner-messages.ts'

// A worker, because a search takes up to some seconds and would block the page.
let planner: Promise<BrowserPlanner | null> | null = null

addEventListener('message', ({ data }: MessageEvent<ToPlanner>) => {
  void answer(data)
})

async function answer(message: ToPlanner): Promise<void> {
  const { id } = message
  try {
    planner ??= prepare()
    const ready = await planner
    // Not cached: the next request may be online.
    if (!ready) planner = null
    const able = ready ?? limitedFor(message)
    if (able) tell({ id, kind: 'done', answer: run(able, message) })
    else tell({ id, kind: 'failed', problem: 'no_facts', message: '' })
  } catch (error) {
    tell({ id, kind: 'failed', problem: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

/** For what is possible without the planner's facts. */
function limitedFor({ task, asked }: ToPlanner): BrowserPlanner | null {
  if ('places' in asked) return createLimitedPlanner(asked.places)
  return task === 'read' ? createLimitedPlanner({}) : null
}

async function prepare(): Promise<BrowserPlanner | null> {
  const facts = await readPlannerFacts()
  return facts && createBrowserPlanner(facts)
}

function run(ready: BrowserPlanner, message: ToPlanner) {
  const doing = {
    now: () => performance.now(),
    onProgress: (done: number, total: number) => tell({ id: message.id, kind: 'progress', done, total }),
  }
  switch (message.task) {
    case 'plan':
      return ready.plan(message.asked, doing)
    case 'edit':
      return ready.edit(message.asked, doing)
    case 'alternatives':
      return ready.alternatives(message.asked, doing)
    case 'regenerate':
      return ready.regenerate(message.asked, doing)
    case 'replan':
      return ready.replan(message.asked, doing)
    case 'now':
      return ready.now(message.asked, doing)
    case 'find':
      return ready.find(message.asked, doing)
    case 'read':
      return ready.read(message.asked, doing)
    case 'talk':
      return ready.talk(message.asked, doing)
    case 'prepare':
      return ready.prepare(message.asked, doing)
  }
}

function tell(message: FromPlanner): void {
  postMessage(message)
}

import { type BrowserPlanner, createBrowserPlanner, createLimitedPlanner } from './browser-planner.ts'
import { readPlannerFacts } from './cached-facts.ts'
import type { FromPlanner, PlannerTask, TaskToPlanner, ToPlanner } from './planner-messages.ts'

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

function run<Task extends PlannerTask>(ready: BrowserPlanner, { id, task, asked }: TaskToPlanner<Task>) {
  return ready[task](asked, {
    now: () => performance.now(),
    onProgress: (done, total) => tell({ id, kind: 'progress', done, total }),
  })
}

function tell(message: FromPlanner): void {
  postMessage(message)
}

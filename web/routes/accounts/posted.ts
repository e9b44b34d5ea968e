/** Whether a form was sent without scripts: the same object each time, as a served screen wants it. */
const wasPosted = { wasPosted: true }
const wasNotPosted = { wasPosted: false }

export function givenPosted(actionData: { wasPosted: boolean } | undefined): { wasPosted: boolean } {
  return actionData?.wasPosted ? wasPosted : wasNotPosted
}

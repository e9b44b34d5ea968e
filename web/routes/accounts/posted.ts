/** Whether the form was submitted without scripts. Stable objects, as a served screen requires. */
const wasPosted = { wasPosted: true }
const wasNotPosted = { wasPosted: false }

export function givenPosted(actionData: { wasPosted: boolean } | undefined): { wasPosted: boolean } {
  return actionData?.wasPosted ? wasPosted : wasNotPosted
}

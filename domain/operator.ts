/** `information` earns nothing from introducing patients; an agency is registered in Korea and shows its number. */
export const operatorModes = ['information', 'registered_agency'] as const
type OperatorMode = (typeof operatorModes)[number]

/** Who runs this copy of the site and answers for it. A copy may have no named operator; its pages then say so. */
export type Operator = {
  name: string
  email: string | null
  address: string | null
  mode: OperatorMode
  registration: string | null
}

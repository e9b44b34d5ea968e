/** `information` earns nothing by referring patients. An agency is registered in Korea and shows its number. */
export const operatorModes = ['information', 'registered_agency'] as const
type OperatorMode = (typeof operatorModes)[number]

/** The legal operator of this installation. An installation may have no named operator; its pages then say so. */
export type Operator = {
  name: string
  email: string | null
  address: string | null
  mode: OperatorMode
  registration: string | null
}

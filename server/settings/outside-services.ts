import type { DetailedServiceReport, ServiceDetails, ServiceId, ServiceReport, ServiceState } from '#domain/settings.ts'

/** What a capability says of a service that it uses: the state is looked up when somebody asks. */
export type OutsideService<Id extends ServiceId = ServiceId> = {
  id: Id
  read: () => { state: ServiceState<Id>; isOn: boolean; details?: ServiceDetails }
}

/** Which services outside of this process are in use. Each capability adds its own, in the order in which they show. */
export function createOutsideServices() {
  const services: OutsideService[] = []

  function add<Id extends ServiceId>(service: OutsideService<Id>): void {
    if (services.some(({ id }) => id === service.id)) throw new Error(`two services want to be ${service.id}`)
    services.push(service)
  }

  /** For everybody. */
  function list(): ServiceReport[] {
    return services.map(({ id, read }) => {
      const { state, isOn } = read()
      return { id, state, isOn }
    })
  }

  function listDetailed(): DetailedServiceReport[] {
    return services.map(({ id, read }) => {
      const { state, isOn, details = {} } = read()
      return { id, state, isOn, details }
    })
  }

  return { add, list, listDetailed }
}

export type OutsideServices = ReturnType<typeof createOutsideServices>

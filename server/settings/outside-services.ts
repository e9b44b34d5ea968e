import type {
  DetailedServiceReport,
  ServiceDetails,
  ServiceId,
  ServiceReport,
  ServiceState,
  ServiceTest,
} from '#domain/outside-services.ts'

/** What a capability says of a service that it uses: the state is looked up when somebody asks. */
export type OutsideService<Id extends ServiceId = ServiceId> = {
  id: Id
  read: () => { state: ServiceState<Id>; isOn: boolean; details?: ServiceDetails }
  /** Further details that have to be looked up. */
  inspect?: (() => Promise<ServiceDetails>) | undefined
  /** Asks the service one small question. Absent where nothing is set up or nothing can be asked. */
  test?: (() => Promise<ServiceTest>) | undefined
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

  function listDetailed(): Promise<DetailedServiceReport[]> {
    return Promise.all(
      services.map(async ({ id, read, inspect, test }) => {
        const { state, isOn, details = {} } = read()
        return { id, state, isOn, details: { ...details, ...(await inspect?.()) }, canTest: test !== undefined }
      }),
    )
  }

  /** Null where there is no such service, or none that can be asked. */
  async function testService(id: string): Promise<ServiceTest | null> {
    return (await services.find((service) => service.id === id)?.test?.()) ?? null
  }

  return { add, list, listDetailed, test: testService }
}

export type OutsideServices = ReturnType<typeof createOutsideServices>

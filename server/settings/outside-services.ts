import type {
  DetailedServiceReport,
  ServiceDetails,
  ServiceId,
  ServiceReport,
  ServiceState,
  ServiceTest,
} from '#domain/site/outside-services.ts'

/** An outside service that a capability uses. Its state is read on each request. */
export type OutsideService<Id extends ServiceId = ServiceId> = {
  id: Id
  read: () => { state: ServiceState<Id>; isOn: boolean; details?: ServiceDetails }
  /** Further details, which need a query. */
  inspect?: (() => Promise<ServiceDetails>) | undefined
  /** Sends one small test request to the service. Absent if the service is not configured or cannot be tested. */
  test?: (() => Promise<ServiceTest>) | undefined
}

/** The services outside this process. Each capability adds its own, in the order in which they are shown. */
export function createOutsideServices() {
  const services: OutsideService[] = []

  function add<Id extends ServiceId>(service: OutsideService<Id>): void {
    if (services.some(({ id }) => id === service.id)) throw new Error(`two services want to be ${service.id}`)
    services.push(service)
  }

  /** What everybody may see. */
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

  /** Null if there is no such service, or if it cannot be tested. */
  async function testService(id: string): Promise<ServiceTest | null> {
    return (await services.find((service) => service.id === id)?.test?.()) ?? null
  }

  return { add, list, listDetailed, test: testService }
}

export type OutsideServices = ReturnType<typeof createOutsideServices>

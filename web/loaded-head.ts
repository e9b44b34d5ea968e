import type { MetaDescriptor } from 'react-router'

type Loaded = { loaderData: { head: MetaDescriptor[] } | undefined }

/** The `meta` of a page whose loader returned the head. */
export function loadedHead({ loaderData }: Loaded): MetaDescriptor[] | undefined {
  return loaderData?.head
}

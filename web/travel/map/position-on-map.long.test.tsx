import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { PositionOnMap } from './position-on-map.tsx'

const implausible = 'This position is far from every town in that province.'

type Typed = { lat?: number; lng?: number; address?: string; province?: 'Seoul' | 'Busan' }

function show({ lat, lng, address = '', province }: Typed) {
  mountAt('/dental-clinics', () => (
    <PositionOnMap
      name={{ en: 'Clinic of the draft', ko: '' }}
      kind="clinic"
      lat={lat ?? null}
      lng={lng ?? null}
      province={province ?? null}
      address={{ en: address, ko: '' }}
      words={{ rough: (name) => `Around here: ${name}.`, implausible, unnamed: 'New entry' }}
      boxId="lat"
    />
  ))
}

const rough = page.getByText('Around here: Gangnam-gu.')

test('without coordinates the map shows about where the address is, and says that this is rough', async () => {
  show({ address: '123 Dosan-daero, Gangnam-gu, Seoul' })
  await expect.element(rough).toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: /Gangnam-gu/ })).toBeInTheDocument()
})

test('typed coordinates go before the address', async () => {
  show({ lat: 37.52, lng: 127.04, address: '123 Dosan-daero, Gangnam-gu, Seoul' })
  await expect.element(page.getByRole('link', { name: /Clinic of the draft/ })).toBeInTheDocument()
  expect(rough.elements()).toHaveLength(0)
})

test('coordinates far from the province are told', async () => {
  show({ lat: 37.52, lng: 127.04, province: 'Busan' })
  await expect.element(page.getByText(implausible)).toBeInTheDocument()
})

test('an address that names nothing the map knows shows no map', () => {
  show({ address: 'Somewhere else entirely' })
  expect(page.getByRole('link').elements()).toHaveLength(0)
})

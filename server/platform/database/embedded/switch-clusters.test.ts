import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/temporary-folder.ts'
import { finishSwitch, switchClusters } from './switch-clusters.ts'

const names = { present: 'cluster', previous: 'cluster-17', replacement: 'cluster-18.filled' }
let folder: TemporaryFolder

beforeEach(async () => {
  folder = await makeTemporaryFolder()
})
afterEach(() => folder.remove())

/** A folder that holds a file with the name of what it was at first. */
async function make(name: string, was: string): Promise<void> {
  await mkdir(join(folder.path, name))
  await writeFile(join(folder.path, name, 'was'), was)
}

async function expectSwitched(): Promise<void> {
  expect((await readdir(folder.path)).toSorted()).toEqual(['cluster', 'cluster-17'])
  expect(await readFile(join(folder.path, 'cluster/was'), 'utf8')).toBe('new')
  expect(await readFile(join(folder.path, 'cluster-17/was'), 'utf8')).toBe('old')
}

test('the new cluster takes the place of the old one, which stays beside it', async () => {
  await make('cluster', 'old')
  await make('cluster-18.filled', 'new')
  await switchClusters(folder.path, names)
  await expectSwitched()
})

test.each([
  ['before the first rename', { cluster: 'old', 'cluster-18.filled': 'new' }],
  ['between the renames', { 'cluster-17': 'old', 'cluster-18.filled': 'new' }],
  ['after the renames', { 'cluster-17': 'old', cluster: 'new' }],
])('a switch that was cut off %s is finished by the next start', async (_, folders) => {
  for (const [name, was] of Object.entries(folders)) await make(name, was)
  await writeFile(join(folder.path, 'switch.json'), JSON.stringify(names))
  await finishSwitch(folder.path)
  await expectSwitched()
})

test('without a note nothing is renamed, and half a note is none', async () => {
  await make('cluster', 'old')
  await make('cluster-18.filled', 'new')
  await writeFile(join(folder.path, 'switch.json.part'), '{"pre')
  await finishSwitch(folder.path)
  expect(await readFile(join(folder.path, 'cluster/was'), 'utf8')).toBe('old')
})

/** One broken habit each: the step of the check that has to find it, and the line in which it has to name the file. */
export type PlantedViolation = {
  claim: string
  step: 'types' | 'lint' | 'walls' | 'dead code' | 'format' | 'length'
  files: Record<string, string>
  says: RegExp
}

export const value = 'export const planted = 1\n'

export function line(file: string, rest: string): RegExp {
  return new RegExp(`${file.replaceAll('.', String.raw`\.`)}.*${rest}`, 'u')
}

/** Both guards against a wrong import: the linter for the editor, the cruiser for the file that it leads to. */
function wall(
  claim: string,
  { from, to, written, type }: { from: string; to: string; written?: string; type?: true },
): PlantedViolation[] {
  const source = written ?? `#${to}`
  const text = type
    ? `import type * as planted from '${source}'\n\nexport type Found = typeof planted\n`
    : `import * as planted from '${source}'\n\nexport const found = planted\n`
  const files = { [from]: text, [to]: value }
  return [
    { claim, step: 'lint', files, says: line(from, 'no-restricted-imports') },
    { claim, step: 'walls', files, says: new RegExp(`: ${from.replaceAll('.', String.raw`\.`)} →`, 'u') },
  ]
}

export const plantedWalls = [
  ...wall('domain imports server', { from: 'domain/planted-wall.ts', to: 'server/platform/planted.ts' }),
  ...wall('locales imports a value of domain', { from: 'locales/planted-wall.ts', to: 'domain/planted.ts' }),
  ...wall('server/platform imports a capability', {
    from: 'server/platform/planted-wall.ts',
    to: 'server/food/food.ts',
  }),
  ...wall("a capability imports another capability's store", {
    from: 'server/clinics/planted-wall.ts',
    to: 'server/food/food-store.ts',
  }),
  ...wall('web imports a value from the server', {
    from: 'web/features/clinics/planted-value.ts',
    to: 'server/services.ts',
  }),
  ...wall('web imports a type from a server file other than services.ts', {
    from: 'web/features/clinics/planted-type.ts',
    to: 'server/platform/planted.ts',
    type: true,
  }),
  ...wall('a feature imports another feature', {
    from: 'web/features/clinics/planted-feature.ts',
    to: 'web/features/food/planted.ts',
  }),
  ...wall('what editing has alike imports a feature', {
    from: 'web/administration/planted-wall.ts',
    to: 'web/features/food/planted.ts',
  }),
  ...wall('web/ui imports domain', { from: 'web/ui/planted-wall.ts', to: 'domain/planted.ts' }),
  ...wall('anything imports the file that starts the server', {
    from: 'server/planted-start.ts',
    to: 'server/main.ts',
  }),
  ...wall('a product file imports the fakes of the tests', {
    from: 'server/food/planted-fake.ts',
    to: 'testing/planted.ts',
  }),
  ...wall('a path climbs from one capability into another', {
    from: 'server/clinics/planted-climb.ts',
    to: 'server/food/food.ts',
    written: '../food/food.ts',
  }),
  ...wall('a path climbs from domain into locales', {
    from: 'domain/planted-climb.ts',
    to: 'locales/planted.ts',
    written: '../locales/planted.ts',
  }),
]

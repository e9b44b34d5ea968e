import * as z from 'zod/mini'
import { sceneNames, type SceneName } from '#domain/site/scene-names.ts'
import scenes from './facts/places/scenes.json' with { type: 'json' }

/** The scene of each place, by its id. Each was chosen by hand for its row; docs/place-facts.md describes how. */
export const placeScenes: ReadonlyMap<string, SceneName> = new Map(
  Object.entries(z.record(z.string(), z.enum(sceneNames)).parse(scenes)),
)

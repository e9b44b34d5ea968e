/** Where the ground of the map comes from when an operator has tiles: a style of others, or one archive of our own. */
export type MapSource = { kind: 'style' | 'archive'; address: string }

/** The source of the operator's map tiles: an external style, or an archive of our own. */
export type MapSource = { kind: 'style' | 'archive'; address: string }

/** What is open above the cards of a listing page. */
export type AdminPanel = { kind: 'none' } | { kind: 'add' } | { kind: 'edit'; id: number; name: string }

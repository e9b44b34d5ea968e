export type SettingsTables = {
  'mgk.preferences': { user_id: string; name: string; value: string; changed_at: Date }
}

import type { Database } from '#server/platform/database/open-database.ts'
import type { StoredFile } from '#server/platform/files/stored-files.ts'

type Named = { name: string; version: string }

/** The file of each link's picture; only one version of each is stored. */
export function createHeadPictureStore({ transactionAs }: Pick<Database, 'transactionAs'>) {
  return {
    find({ name, version }: Named): Promise<StoredFile | undefined> {
      return transactionAs({ role: 'service' }, (tx) =>
        tx
          .selectFrom('mgk.head_pictures')
          .select(['file', 'size', 'etag'])
          .where('name', '=', name)
          .where('version', '=', version)
          .executeTakeFirst(),
      )
    },

    /** The sweep deletes the file of the previous version. */
    async save({ name, version }: Named, kept: StoredFile): Promise<void> {
      await transactionAs({ role: 'service' }, (tx) =>
        tx
          .insertInto('mgk.head_pictures')
          .values({ name, version, ...kept })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ version, ...kept }))
          .execute(),
      )
    },
  }
}

export type HeadPictureStore = ReturnType<typeof createHeadPictureStore>

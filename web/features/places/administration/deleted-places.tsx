import type { Place } from '#domain/places/places.ts'
import { DeletedList } from '#web/administration/versions/deleted-list.tsx'
import { readDeletedPlaces } from './calls.ts'
import { placeKind } from './place-kind.ts'

export function DeletedPlaces({ onRestored }: { onRestored: (place: Place) => void }) {
  return <DeletedList kind={placeKind} read={readDeleted} onRestored={onRestored} />
}

async function readDeleted(after: string | null, signal?: AbortSignal) {
  const { rows, next } = await readDeletedPlaces(after, signal)
  return {
    rows: rows.map(({ id, name, district, province, deletedAt, deletedBy }) => ({
      id,
      name: name.en || name.ko,
      where: district.en || district.ko || province,
      deletedAt,
      deletedBy,
    })),
    next,
  }
}

-- What an administrator changed, for the file of their account; what is not anybody's, as of an import, is never asked for.
create index clinic_changes_by_actor on mgk.clinic_changes (actor_id, id) where actor_id is not null;

-- Those that can be restored: a handful among all clinics.
create index clinics_deleted on mgk.clinics (id) where deleted_at is not null;

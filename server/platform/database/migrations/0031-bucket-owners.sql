-- Whose a bucket is, as the wire tells it. Only keys of the operator make buckets, and behind those stands nobody.
alter table mgk.storage_buckets add column owner uuid;

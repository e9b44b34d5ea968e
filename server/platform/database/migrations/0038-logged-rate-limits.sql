-- Unlogged, the counts of all limits were empty after a crash of the server, and on a replica that became the primary.
alter table mgk.rate_limits set logged;

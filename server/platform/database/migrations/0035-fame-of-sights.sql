-- How well known a sight is, 1 to 5 (domain/places/places.ts). Null: a row of an editor or an import, or no sight.
alter table mgk.places add column fame smallint check (fame between 1 and 5);

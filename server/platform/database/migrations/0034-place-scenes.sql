-- Which drawing stands for a place of the embedded catalogue: a name of domain/site/scenes.ts, or null for a neutral view.
alter table mgk.places add column scene text;

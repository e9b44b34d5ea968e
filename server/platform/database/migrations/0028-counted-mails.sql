-- Mails that strangers may ask for, counted by the hour. Of a mail without a budget nobody counts.
alter table mgk.mails add column budget text check (budget in ('account', 'recovery'));

create index mails_by_budget on mgk.mails (budget, created_at) where budget is not null;

-- Registrations that wait for their confirmation. An address can have several: each has a link of
-- its own, which confirms the name and the password of its own registration (docs/decisions/010).
-- The unconfirmed row in "user" only reserves the address, and has no password.
create table registrations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" on delete cascade,
  name text not null,
  password_hash text not null,
  -- Hash of the cookie of the browser that registered; null for older registrations.
  browser_hash text,
  created_at timestamptz not null default now()
);
create index registrations_user on registrations (user_id, created_at);

insert into registrations (user_id, name, password_hash, created_at)
select u.id, u.name, a.password, u.created_at
from "user" u join account a on a.user_id = u.id
where not u.email_verified and a.provider_id = 'credential' and a.password is not null;

delete from account a using "user" u
where u.id = a.user_id and not u.email_verified and a.provider_id = 'credential';

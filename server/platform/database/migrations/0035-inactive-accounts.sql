-- When each account last signed in, and when its user was told that it will be erased because
-- nobody signs in to it. A table of its own, so that a sign-in does not wait for changes of the
-- account's row.
create table account_activity (
  user_id uuid primary key references "user" on delete cascade,
  -- A session lasts at most thirty days, so anyone who uses an account signs in at least that
  -- often.
  last_sign_in_at timestamptz not null default now(),
  -- null unless the notice was sent after the last sign-in.
  notified_at timestamptz
);
create index account_activity_oldest on account_activity (last_sign_in_at);

-- Older sign-ins were not recorded, so the latest known use of each account counts as its last
-- sign-in.
insert into account_activity (user_id, last_sign_in_at)
select id, greatest(
  created_at,
  (select max(created_at) from session where user_id = "user".id),
  (select max(created_at) from calls where user_id = "user".id),
  (select max(created_at) from minute_ledger where user_id = "user".id)
)
from "user";

create function record_new_account() returns trigger language plpgsql as $$
begin
  insert into account_activity (user_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger user_records_activity after insert on "user"
  for each row execute function record_new_account();

create function record_sign_in() returns trigger language plpgsql as $$
begin
  insert into account_activity (user_id) values (new.user_id)
  on conflict (user_id) do update set last_sign_in_at = now(), notified_at = null;
  return null;
end $$;
create trigger session_records_sign_in after insert on session
  for each row execute function record_sign_in();

-- The one sentence of a conversation that is worth keeping, {"speaker", "text"}; written with the
-- summary, and null when there is none or the user has hidden it.
alter table conversations add column highlight jsonb;
-- For the retention rule, which deletes the highlight with the transcript: it is a quotation.
create index conversations_highlight on conversations (created_at) where highlight is not null;

-- The hours at which users have chosen to call a companion.
create table appointments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" on delete cascade,
  -- Deleted with its companion.
  agent_id text not null references agents on delete cascade,
  starts_at timestamptz not null,
  -- The time zone in which the hour was chosen, and in which the reminder gives it: "Europe/Paris".
  time_zone text not null,
  has_mail_reminder boolean not null,
  created_at timestamptz not null default now(),
  unique (user_id, agent_id, starts_at)
);
create index appointments_user on appointments (user_id, starts_at);
create index appointments_start on appointments (starts_at);
-- For the deletion of a companion, which deletes its appointments.
create index appointments_agent on appointments (agent_id);

-- After how many minutes the companion says goodbye, because the caller wanted to stop then.
alter table calls add column time_budget_minutes smallint;

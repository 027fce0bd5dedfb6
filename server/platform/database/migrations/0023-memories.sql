-- What companions may remember about a user: proposed after a call, and not used before the user
-- has kept it.
create table memories (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" on delete cascade,
  -- No foreign key, because a memory stays when its companion is deleted.
  agent_id text not null,
  agent_name text not null,
  -- Deleting a conversation deletes everything that was said in it.
  conversation_id uuid not null references conversations on delete cascade,
  -- Addressed to the user, who may edit it.
  statement text not null,
  -- The user's sentence that it comes from.
  quote text not null,
  -- For a memory of an event: its noun as the user said it, and its day.
  topic text,
  event_day date,
  -- The user has replaced the statement: companions no longer use the quote.
  is_edited boolean not null default false,
  -- null while it is only proposed.
  kept_at timestamptz,
  created_at timestamptz not null default now(),
  unique (conversation_id, statement)
);
create index memories_user on memories (user_id, created_at desc);
create index memories_proposed on memories (created_at) where kept_at is null;

create table agents (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  style text not null,
  image_url text not null,
  category text not null default 'amour',
  voice_gender text not null default 'feminine',
  language text not null default 'french',
  tags text[] not null default '{}',
  country text not null,
  flag text not null,
  description text not null,
  vapi_assistant_id text not null default '',
  portrait_hue integer not null default 58,
  current_version integer not null default 1,
  created_at timestamptz not null default now()
);

-- Versions of a companion; a conversation references the version that spoke in it.
create table agent_versions (
  agent_id text not null references agents on delete cascade,
  version integer not null,
  voice jsonb not null,
  greeting jsonb not null,
  manner jsonb not null,
  instructions text not null default '',
  created_at timestamptz not null default now(),
  primary key (agent_id, version)
);

create table calls (
  id uuid primary key,
  user_id uuid not null references "user" on delete cascade,
  agent_id text not null,
  agent_name text not null,
  agent_version integer not null,
  state text not null check (state in (
    'reserved', 'live', 'suspended', 'closing', 'settled', 'released'
  )),
  -- Which process runs it; redeeming the ticket increments the epoch (docs/decisions/011).
  owner text not null,
  epoch integer not null default 1,
  reserved_seconds integer not null,
  has_memory_consent boolean not null,
  ticket_hash text,
  ticket_expires_at timestamptz,
  resume_token_hash text,
  started_at timestamptz,
  heartbeat_at timestamptz not null default now(),
  wall_ms integer not null default 0,
  billable_ms integer not null default 0,
  duration_ms integer not null default 0,
  pauses jsonb not null default '[]',
  end_reason text,
  receipt jsonb,
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
-- One live call per account: of two simultaneous requests, this index refuses one.
create unique index calls_one_live on calls (user_id)
  where state in ('reserved', 'live', 'suspended', 'closing');
create index calls_unsettled on calls (heartbeat_at)
  where state in ('reserved', 'live', 'suspended', 'closing');

-- Conversations. The id is that of the call, so that settling a call twice stores one conversation.
create table conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" on delete cascade,
  agent_id text not null,
  agent_name text not null,
  agent_version integer,
  -- Seconds, as the timer on the page showed them.
  duration integer not null check (duration >= 0),
  vapi_call_id text,
  summary text,
  success_score integer check (success_score between 0 and 100),
  end_reason text,
  receipt jsonb,
  created_at timestamptz not null default now()
);
create index conversations_user on conversations (user_id, created_at desc);
create index conversations_agent on conversations (agent_id);

create table conversation_turns (
  call_id uuid not null references calls on delete cascade,
  position integer not null,
  speaker text not null check (speaker in ('caller', 'companion')),
  -- null for speech that was not recognised.
  text text,
  heard_ms integer not null,
  at_ms integer not null,
  created_at timestamptz not null default now(),
  primary key (call_id, position)
);

create table feedbacks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" on delete cascade,
  agent_id text not null default 'unknown',
  agent_name text not null default 'Agent inconnu',
  conversation_duration integer not null,
  rating smallint not null check (rating between 1 and 5),
  comment text,
  conversation_id uuid unique references conversations on delete set null,
  created_at timestamptz not null default now()
);
create index feedbacks_agent on feedbacks (agent_id);

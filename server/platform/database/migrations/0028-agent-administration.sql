alter table agents
  -- A companion that is not published cannot be found or called; its conversations stay readable.
  add column is_published boolean not null default true,
  -- Incremented by every save. A form that was opened at an older revision cannot be saved, so that
  -- no administrator overwrites the work of another.
  add column revision integer not null default 1,
  add column updated_at timestamptz not null default now();
create index agents_newest on agents (created_at desc, id);

-- Versions stay when their companion is deleted: conversations name them, a new companion with the
-- same id gets higher numbers, and a built-in companion that was deleted is not inserted again.
alter table agent_versions drop constraint agent_versions_agent_id_fkey;
-- null for the built-in companions, and once the account of the administrator was erased.
alter table agent_versions add column created_by uuid references "user" on delete set null;

-- A call with which an administrator tries a companion: free, short, and without a conversation.
alter table calls add column is_test boolean not null default false;

-- Pictures of companions from other hosts. The server fetches each once, so that no browser asks a
-- third party.
create table agent_images (
  -- SHA-256 of the URL, in hexadecimal.
  url_hash text primary key,
  url text not null,
  -- WebP; null when it could not be fetched.
  content bytea,
  fetched_at timestamptz not null default now()
);

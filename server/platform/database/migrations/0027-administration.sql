-- What administrators did, and to what. Rows are only added: nobody can change what was recorded.
create table audit_log (
  id bigint generated always as identity primary key,
  -- null once the account of the administrator was erased, and for the command line.
  actor_id uuid references "user" on delete set null,
  -- For instance 'user.role-changed'.
  action text not null,
  -- 'user', 'agent' …
  subject_kind text not null,
  subject_id text not null,
  -- What changed, without names, addresses or words of a call.
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index audit_log_newest on audit_log (created_at desc, id desc);
create index audit_log_subject on audit_log (subject_kind, subject_id, created_at desc);

create function keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.actor_id is null
    and to_jsonb(new) - 'actor_id' = to_jsonb(old) - 'actor_id' then return new; end if;
  raise exception 'The audit log is append-only';
end $$;
create trigger audit_log_is_append_only before update or delete on audit_log
  for each row execute function keep_audit_log();

-- For the administration's list of ratings: newest first, all or those with a number of stars.
create index if not exists feedbacks_newest on feedbacks (created_at desc, id);
create index if not exists feedbacks_rating on feedbacks (rating, created_at desc, id);

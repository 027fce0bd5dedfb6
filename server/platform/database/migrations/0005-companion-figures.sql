-- Total minutes and ratings of each companion, updated by triggers, because a list of 2,000
-- companions cannot aggregate a million conversations at each request.
--
-- A separate table instead of columns of agents: every settlement writes here, and would otherwise
-- rewrite and lock the wide row that an administrator edits and that calls read. Conversations also
-- remain when their companion is deleted. Half of each page is free, so that an updated row stays
-- on its page.
--
-- Eight rows per companion; a connection always writes the same one. A row is locked until its
-- transaction is on disk, so with one row the calls of a popular companion would wait for each
-- other (measured: 600 to 700 settlements per second on one row).
create table agent_figure_shards (
  agent_id text not null,
  shard smallint not null,
  total_minutes bigint not null,
  rating_sum bigint not null,
  rating_count bigint not null,
  -- Increases with every change, and rows are never deleted: the sum over all rows shows whether
  -- anything changed.
  revision bigint not null default 1,
  primary key (agent_id, shard)
) with (fillfactor = 50);

create view agent_figures as
  select agent_id, sum(total_minutes)::bigint as total_minutes,
    sum(rating_sum)::bigint as rating_sum, sum(rating_count)::bigint as rating_count
  from agent_figure_shards group by agent_id;

create function change_agent_figures(agent text, minutes bigint, rated bigint, ratings bigint)
returns void language sql as $$
  insert into agent_figure_shards as figures
    (agent_id, shard, total_minutes, rating_sum, rating_count)
  values (agent, pg_backend_pid() % 8, minutes, rated, ratings)
  on conflict (agent_id, shard) do update set
    total_minutes = figures.total_minutes + excluded.total_minutes,
    rating_sum = figures.rating_sum + excluded.rating_sum,
    rating_count = figures.rating_count + excluded.rating_count,
    revision = figures.revision + 1
$$;

-- Every started minute of a conversation counts.
create function minutes_of(duration_seconds integer) returns bigint language sql immutable as $$
  select (duration_seconds::bigint + 59) / 60
$$;

-- Runs once per statement and updates companions in the order of their ids, so that two
-- simultaneous deletions of accounts lock rows in the same order and cannot deadlock.
create function count_conversations() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform change_agent_figures(agent_id, minutes, 0, 0) from (
      select agent_id, sum(minutes_of(duration))::bigint as minutes
      from added group by agent_id order by agent_id
    ) as changes where minutes <> 0;
  elsif tg_op = 'DELETE' then
    perform change_agent_figures(agent_id, -minutes, 0, 0) from (
      select agent_id, sum(minutes_of(duration))::bigint as minutes
      from removed group by agent_id order by agent_id
    ) as changes where minutes <> 0;
  else
    perform change_agent_figures(agent_id, minutes, 0, 0) from (
      select agent_id, sum(minutes)::bigint as minutes from (
        select agent_id, minutes_of(duration) as minutes from added
        union all select agent_id, -minutes_of(duration) from removed
      ) as both_sides group by agent_id order by agent_id
    ) as changes where minutes <> 0;
  end if;
  return null;
end
$$;

create function count_feedbacks() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform change_agent_figures(agent_id, 0, rated, ratings) from (
      select agent_id, sum(rating) as rated, count(*) as ratings
      from added group by agent_id order by agent_id
    ) as changes;
  elsif tg_op = 'DELETE' then
    perform change_agent_figures(agent_id, 0, -rated, -ratings) from (
      select agent_id, sum(rating) as rated, count(*) as ratings
      from removed group by agent_id order by agent_id
    ) as changes;
  else
    perform change_agent_figures(agent_id, 0, rated, ratings) from (
      select agent_id, sum(rated)::bigint as rated, sum(ratings)::bigint as ratings from (
        select agent_id, rating as rated, 1 as ratings from added
        union all select agent_id, -rating, -1 from removed
      ) as both_sides group by agent_id order by agent_id
    ) as changes where rated <> 0 or ratings <> 0;
  end if;
  return null;
end
$$;

create trigger conversations_added after insert on conversations
  referencing new table as added
  for each statement execute function count_conversations();
create trigger conversations_removed after delete on conversations
  referencing old table as removed
  for each statement execute function count_conversations();
create trigger conversations_changed after update on conversations
  referencing old table as removed new table as added
  for each statement execute function count_conversations();

create trigger feedbacks_added after insert on feedbacks
  referencing new table as added
  for each statement execute function count_feedbacks();
create trigger feedbacks_removed after delete on feedbacks
  referencing old table as removed
  for each statement execute function count_feedbacks();
create trigger feedbacks_changed after update on feedbacks
  referencing old table as removed new table as added
  for each statement execute function count_feedbacks();

-- Counts the existing rows. Creating the triggers has locked both tables against writes, so that no
-- row is missed or counted twice.
insert into agent_figure_shards (agent_id, shard, total_minutes, rating_sum, rating_count)
select agent_id, 0, sum(minutes), sum(rated), sum(ratings) from (
  select agent_id, sum(minutes_of(duration)) as minutes, 0 as rated, 0 as ratings
  from conversations group by agent_id
  union all
  select agent_id, 0, sum(rating), count(*) from feedbacks group by agent_id
) as both_tables group by agent_id;

-- Increases with every change of the companions themselves, so that any process can tell from one
-- row whether its cached list is still valid.
create table catalogue_revision (
  only_row boolean primary key default true check (only_row),
  revision bigint not null
);
insert into catalogue_revision (revision) values (1);

create function advance_catalogue_revision() returns trigger language plpgsql as $$
begin
  update catalogue_revision set revision = revision + 1;
  return null;
end
$$;
create trigger agents_changed after insert or update or delete or truncate on agents
  for each statement execute function advance_catalogue_revision();

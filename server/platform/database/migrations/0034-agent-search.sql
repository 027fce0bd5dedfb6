-- The words of an agent's name, id and style that the administrator's search finds by their beginnings.
create index agents_words on agents using gin (search_words(name || ' ' || id || ' ' || style));
